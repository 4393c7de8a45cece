// A bot in JavaScript: it lets influence gather. Seat it: oriflamme play --bot "cmd:node examples/bots/patient.mjs".

import { createInterface } from "node:readline";

const ENOUGH = 2; // influence on a card before it is revealed

// Keep a card until enough influence lies on it; otherwise take the last move, which is often the far end.
function choose(view, moves) {
  if (moves[0] !== "keep") return moves.at(-1);
  const [moment, row] = view.split(" | ");
  const position = Number(moment.match(/resolve=(\d+)/)[1]);
  const top = row.split(" ")[position - 1].split("/")[0];
  const influence = Number(top.match(/\+(\d+)/)?.[1] ?? 0);
  return influence >= ENOUGH ? moves.at(-1) : "keep";
}

let view = "";
for await (const line of createInterface({ input: process.stdin })) {
  const [word] = line.split(" ", 1);
  const rest = line.slice(word.length + 1);
  if (word === "hello") {
    console.log("bot Patient");
  } else if (word === "view") {
    view = rest;
  } else if (word === "decide") {
    const [number] = rest.split(" ", 1);
    const moves = rest.split(" ").slice(2).join(" ").split(" · ");
    console.log(`move ${number} ${choose(view, moves)}`);
  } else if (word === "quit") {
    process.exit();
  }
}
