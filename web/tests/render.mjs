// Renders messages as the page does: reads {language: {text, wanted: [[id, values], …]}} and writes {language: [text, …]}.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";

const rendered = {};
for (const [language, { text, wanted }] of Object.entries(JSON.parse(readFileSync(0, "utf-8")))) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const mistakes = bundle.addResource(new FluentResource(text));
  rendered[language] = wanted.map(([id, values]) =>
    bundle.formatPattern(bundle.getMessage(id).value, values, mistakes),
  );
  if (mistakes.length > 0) throw new Error(`${language}: ${mistakes[0]}`);
}
process.stdout.write(JSON.stringify(rendered));
