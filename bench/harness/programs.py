"""The programs that are measured: those that `make bench` has built, and some in C."""

import dataclasses
import pathlib
import shutil
import subprocess

EMPTY = "int main(void) { return 0; }\n"


@dataclasses.dataclass(frozen=True)
class Programs:
    """Where they are."""

    dnd: pathlib.Path
    engine: pathlib.Path
    hosted: pathlib.Path
    stopwatch: pathlib.Path
    empty: pathlib.Path
    """An empty C program, linked statically."""

    empty_dynamic: pathlib.Path
    """The same, linked as compilers do by default."""


def programs(root: pathlib.Path, folder: pathlib.Path) -> Programs:
    """Compiles what is in C; the rest has to be there."""
    release = root / ".build" / "release"
    dnd, engine, hosted = (release / name for name in ("dnd", "engine-benchmark", "hosted-benchmark"))
    for program in (dnd, engine, hosted):
        if not program.exists():
            raise SystemExit(f"bench: {program.relative_to(root)} is missing: start this with `make bench`")
    folder.mkdir(parents=True, exist_ok=True)
    source = folder / "empty.c"
    source.write_text(EMPTY)
    return Programs(
        dnd, engine, hosted, stopwatch=_compile(root / "bench" / "stopwatch.c", folder / "stopwatch", "-static"),
        empty=_compile(source, folder / "empty", "-static"), empty_dynamic=_compile(source, folder / "empty-dynamic"))


def compiler() -> str:
    found = next((name for name in ("cc", "gcc", "clang") if shutil.which(name)), None)
    if found is None:
        raise SystemExit("bench: there is no C compiler (cc, gcc or clang) for the empty program")
    return found


def _compile(source: pathlib.Path, program: pathlib.Path, *flags: str) -> pathlib.Path:
    done = subprocess.run(
        [compiler(), "-O2", *flags, "-o", str(program), str(source)], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"bench: {source.name} does not compile:\n{done.stderr}")
    return program
