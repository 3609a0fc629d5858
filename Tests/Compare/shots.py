"""What the programs are asked. Nothing of it writes into the repository."""

import dataclasses
import hashlib
import pathlib
import re
import shlex
import subprocess
from collections.abc import Iterator
from typing import Protocol

FORMATS = ["text", "ndjson", "tap", "tap14", "junit", "github", "markdown", "exercism"]
DRAWINGS = ["text", "diagram", "mermaid", "plantuml", "svg", "json"]
EXAMPLES = ["People", "Colors", "Playlist", "Board", "Inbox", "Notes", "Groceries", "Palette", "Contacts"]


class Builds(Protocol):
    path: pathlib.Path

    def has(self, name: str) -> bool: ...


@dataclasses.dataclass(frozen=True)
class Shot:
    """A question to a program."""

    name: str
    arguments: tuple[str, ...]
    input: bytes = b""
    program: str = ""
    """The name of a hosted program; empty for dnd itself."""

    reads: tuple[pathlib.Path, ...] = ()
    """Files and folders on which the answer depends."""

    writes: bool = False
    """Whether it runs in a folder of its own; what it writes there belongs to the answer. `reads` are copied there."""

    @property
    def command_line(self) -> str:
        return shlex.join([self.program or "dnd", *self.arguments]) + (" < its input" if self.input else "")

    def key(self, root: pathlib.Path) -> str:
        """The same as long as the question is and what it reads."""
        digest = hashlib.sha256(repr((self.arguments, self.input, self.program)).encode())
        for path in self.reads:
            digest.update(state(root / path).encode())
        return digest.hexdigest()[:32]


_states: dict[pathlib.Path, str] = {}


def state(path: pathlib.Path) -> str:
    """Names and contents of all that is in a folder, or of a file."""
    if path not in _states:
        files = [path] if path.is_file() else sorted(file for file in path.rglob("*") if file.is_file())
        digest = hashlib.sha256()
        for file in files:
            digest.update(str(file).encode() + b"\0" + hashlib.sha256(file.read_bytes()).digest())
        _states[path] = digest.hexdigest()
    return _states[path]


def all_shots(root: pathlib.Path, acceptance: pathlib.Path | None, old: Builds, new: Builds) -> list[Shot]:
    files = sorted(path.relative_to(root) for part in ("specs", "grammar") for path in (root / part).rglob("*.dnd"))
    files += sorted(acceptance.glob("*.dnd")) if acceptance else []
    found = [*texts(old, new), *languages(files), *reports(files), *rulings(old), *sessions(root, files)]
    found += [shot for name, shot in hosted(root) if old.has(name) and new.has(name)]
    return found


def texts(program: Builds, new: Builds) -> Iterator[Shot]:
    """What is printed from tables. Commands of which only one of the builds knows are not compared."""
    listing = ("help", "man", "man dnd.1") if commands(program) == commands(new) else ()
    for arguments in (
        *listing, "vocabulary", "findings", "rules", "fidelity specs", "explain --list", "show textbook",
        "completions bash", "completions zsh", "completions fish", "grammar textmate", "grammar vim",
        "grammar vim-ftdetect", "grammar vim-ftplugin", "grammar pygments", "nonsense", "run --nonsense", "run",
        "run nowhere.dnd", "explain R999", "trace", "check nowhere",
    ):
        yield Shot(f"texts: {arguments}", tuple(arguments.split()), reads=(pathlib.Path("specs"),))
    for page in shared(listed(program, "man"), listed(new, "man")):
        if page != "dnd.1":
            yield Shot(f"texts: man {page}", ("man", page))
    for command in shared(commands(program), commands(new)):
        yield Shot(f"texts: help {command}", ("help", command))
    for word in sorted(set(re.findall(r"^\| `([\w-]+)", ask(program, "vocabulary"), re.MULTILINE))):
        yield Shot(f"texts: help {word}", ("help", word))
    for code in numbers(program):
        yield Shot(f"texts: explain {code}", ("explain", code))
        yield Shot(f"texts: explain --example {code}", ("explain", code, "--example"))


def languages(files: list[pathlib.Path]) -> Iterator[Shot]:
    """What is said of the text of each file, be it good or bad."""
    for file in files:
        for command in ("check", "lint", "lint --format json", "fmt --diff", "bless --dry-run"):
            yield Shot(f"language: {command} {file}", (*command.split(), str(file)), reads=(file.parent,))
    for folder in ("specs", "grammar/corpus/good"):
        yield Shot(f"language: sarif {folder}", ("lint", "--format", "sarif", folder), reads=(pathlib.Path(folder),))


def reports(files: list[pathlib.Path]) -> Iterator[Shot]:
    """Every report, and every drawing of what happens in a file."""
    for file in files:
        yield Shot(f"reports: run {file}", ("run", "--verbose", "--color", "always", str(file)), reads=(file.parent,))
        for form in DRAWINGS:
            yield Shot(f"reports: trace {form} {file}", ("trace", "--format", form, str(file)), reads=(file.parent,))
    specs = pathlib.Path("specs")
    for form in FORMATS:
        for wrong in ("", "R132", "R086", "B09"):
            without = ("--without", wrong) if wrong else ()
            yield Shot(
                f"reports: {form} {wrong}", ("run", "--verbose", "--format", form, *without, "specs"), reads=(specs,))
    for seed in range(1, 9):
        yield Shot(
            f"reports: explore {seed}", ("explore", "--seed", str(seed), "--runs", "20", "Tests/Compare/explored.dnd"),
            reads=(pathlib.Path("Tests/Compare/explored.dnd"),), writes=True)
        yield Shot(f"reports: shuffled {seed}", ("run", "--shuffle", str(seed), "--verbose", "specs"), reads=(specs,))
    for file in (file for file in files if file.parts[0] == "specs"):
        yield Shot(f"reports: diff {file}", ("diff", str(file), "specs/hover/list.dnd"), reads=(specs,))


def rulings(program: Builds) -> Iterator[Shot]:
    """All traces without each rule, and under each answer: usual traces never come to most rulings."""
    specs = pathlib.Path("specs")
    run = ("run", "--verbose", "--format", "ndjson")
    for number in numbers(program):
        if re.fullmatch(r"[RBEST]\d+w?", number):
            yield Shot(f"rulings: without {number}", (*run, "--without", number, "specs"), reads=(specs,))
    for question in (number for number in numbers(program) if number.startswith("Q")):
        for answer in re.findall(r"`assume Q\d+ ([\w-]+)`", ask(program, "explain", question)):
            yield Shot(
                f"rulings: {question} {answer}", (*run, "--assume", f"{question}={answer}", "specs"), reads=(specs,))


def sessions(root: pathlib.Path, files: list[pathlib.Path]) -> Iterator[Shot]:
    """The REPL: transcripts, each file as it is, and the steps of its scenarios typed one by one."""
    for path in sorted((root / "Tests/Compare/sessions").glob("*.dnd")):
        yield Shot(f"sessions: {path.stem}", (), input=path.read_bytes(), reads=(path.relative_to(root),))
    for file in files:
        text = (root / file).read_bytes()
        yield Shot(f"sessions: {file}", (), input=text, reads=(file.parent,))
        yield Shot(f"sessions: typed {file}", (), input=typed(text), reads=(file.parent,))


def typed(text: bytes) -> bytes:
    """The lines of the first scenario behind the declarations, and what somebody would ask then."""
    before, found, rest = text.partition(b'\nscenario "')
    body = rest.partition(b"{\n")[2].partition(b"\n}")[0] if found else b""
    return b"watch gap\nwatch order\n" + before + b"\n" + body + b"\norder\ncalls\nwhy performDropWith\nback\nforth\n"


def hosted(root: pathlib.Path) -> Iterator[tuple[str, Shot]]:
    """Swift delegates; the programs are built by `make keep` and `make compare`."""
    for name in EXAMPLES:
        program = f"{name}Specs"
        folder = pathlib.Path("Examples") / name
        for part in ("Specs", "Broken"):
            for form in ("text", "ndjson"):
                arguments = ("run", "--verbose", "--format", form, f"{folder}/{part}")
                yield program, Shot(f"hosted: {name} {part} {form}", arguments, program=program, reads=(folder,))
    probe = pathlib.Path("Tests/Compare/probe.dnd")
    for form in ("text", "ndjson"):
        yield "hosted-probe", Shot(
            f"hosted: probe {form}", ("run", "--verbose", "--format", form, str(probe)), program="hosted-probe",
            reads=(probe,), writes=True)
    yield "optional-methods-probe", Shot("hosted: optional methods", (), program="optional-methods-probe")


# MARK: Commands listed by the old program


def ask(program: Builds, *arguments: str) -> str:
    return subprocess.run([program.path, *arguments], capture_output=True, text=True, check=True).stdout


def shared(old: list[str], new: list[str]) -> list[str]:
    return [name for name in old if name in new]


def listed(program: Builds, *arguments: str) -> list[str]:
    return ask(program, *arguments).split()


def commands(program: Builds) -> list[str]:
    return re.findall(r"^  (?:dnd )?(\w+)", ask(program, "help"), re.MULTILINE)


def numbers(program: Builds) -> list[str]:
    """Codes, rules and questions."""
    return sorted(set(re.findall(r"^\s*([A-Z]{1,3}\d+w?)\b", ask(program, "explain", "--list"), re.MULTILINE)))
