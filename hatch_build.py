"""Compiles the engine while the package is built; where that is not possible it runs as plain Python.

Every module of the rules and of the bots' search that has a ``.pxd`` beside it is compiled by Cython. The environment
variable ``ORIFLAMME_COMPILE`` says how earnestly: ``auto`` (or unset) falls back to plain Python with one
line, ``require`` fails instead, ``never`` does not try. An editable install has the compiled files beside the
sources; a wheel holds them, and the source tree stays as it is.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FOLDERS = (Path("oriflamme", "rules"), Path("oriflamme", "bots", "search"))
MIRRORS = {"codes", "tables"}  # their .pxd only mirrors the constants of the .py for the other modules
DIRECTIVES = {
    "annotation_typing": False,  # the types stand in the .pxd; `int` in an annotation stays Python's
    "binding": False,  # methods as light as those of built-in types: the way from Python is the slow part
    "infer_types": True,
    "cdivision": True,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "auto_pickle": False,
}
# Compiled and plain must reckon alike to the last bit: no multiplying and adding in one step.
OPTIMISED = ["-O3", "-ffp-contract=off"] if os.name == "posix" else ["/O2"]


def compiled_modules(source: Path) -> list[Path]:
    """The modules to compile, as paths below a folder that holds the package."""
    typed = [pxd.with_suffix(".py") for folder in FOLDERS for pxd in (source / folder).glob("*.pxd")]
    return sorted(path.relative_to(source) for path in typed if path.exists() and path.stem not in MIRRORS)


def remove_compiled(source: Path) -> None:
    """Remove what was compiled beside the sources, so that nothing stale is imported."""
    for folder in FOLDERS:
        for path in (source / folder).glob("*"):
            if path.suffix in {".so", ".pyd"}:
                path.unlink()


def compile_engine(source: Path, target: Path, compile_args: list[str], link_args: list[str]) -> list[Path]:
    """Compile the engine of a folder that holds the package; the files come to lie below ``target``."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    target = target.resolve()
    with tempfile.TemporaryDirectory() as scratch, contextlib.chdir(source):
        extensions = [
            Extension(
                ".".join(path.with_suffix("").parts),
                [str(path)],
                extra_compile_args=compile_args,
                extra_link_args=link_args,
            )
            for path in compiled_modules(Path())
        ]
        in_c = cythonize(
            extensions,
            build_dir=scratch,
            language_level=3,
            compiler_directives=DIRECTIVES,
            emit_linenums=True,  # what a compiler or sanitizer says names the line of Python
            quiet=True,
        )
        command = Distribution({"ext_modules": in_c}).get_command_obj("build_ext")
        command.build_lib, command.build_temp = str(target), scratch
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
        return [Path(path) for path in command.get_outputs()]


class EngineBuildHook(BuildHookInterface[Any]):
    """Puts the compiled engine into what hatchling builds."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the files are collected."""
        source = Path(self.root, "src")
        self.scratch = tempfile.TemporaryDirectory()
        compiled = self._compile(source, Path(self.scratch.name))
        if version == "editable":
            remove_compiled(source)
            for path in compiled:
                shutil.copy(path, source / path.relative_to(Path(self.scratch.name).resolve()))
        elif compiled:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            scratch = Path(self.scratch.name).resolve()
            build_data["force_include"].update({str(path): str(path.relative_to(scratch)) for path in compiled})

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Throw the scratch folder away."""
        self.scratch.cleanup()

    def _compile(self, source: Path, target: Path) -> list[Path]:
        mode = os.environ.get("ORIFLAMME_COMPILE", "auto")
        if mode not in {"auto", "require", "never"}:
            raise ValueError(f"ORIFLAMME_COMPILE is {mode!r}, but may be auto, require or never")
        if mode == "never":
            return []
        try:
            return compile_engine(source, target, OPTIMISED, [])
        except (Exception, SystemExit) as error:
            if mode == "require":
                raise
            self.app.display_warning(f"the engine could not be compiled, so it runs as plain Python ({error})")
            return []
