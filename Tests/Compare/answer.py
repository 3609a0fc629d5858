"""What a program has said, and how two answers differ."""

import dataclasses
import difflib
import gzip
import json
import os
import pathlib
import re
import tempfile

# Durations in summaries, events and JUnit.
DURATIONS = [
    (re.compile(rb"\bin \d+(?:\.\d+)? (?:us|\xc2\xb5s|ms|s|min)\b"), b"in 0 ms"),
    (re.compile(rb'"microseconds":\d+'), b'"microseconds":0'),
    (re.compile(rb'\btime="[\d.]+"'), b'time="0"'),
    # Memory addresses of traps, and the Swift runtime's messages about threads that end at the same time.
    (re.compile(rb"\b0x[0-9a-f]{6,}"), b"0x0"),
    (re.compile(rb"swift-runtime: failed to suspend thread [^\n]*\n"), b""),
    # The folder in which a program was built.
    (re.compile(rb"\bat /[^\s\"]*?/((?:Examples|Sources|Tests)/)"), rb"at \1"),
]
# The note about a former name of a command, which both builds know.
FORMER_NAME = re.compile(rb"dnd: `dnd [^`]+` is now `dnd [^`]+`\n")
# Keys of events that an older build does not write.
ADDED_KEYS = [b"sequence"]
# The version in events and in SARIF, which changes with every release.
VERSIONS = [
    (re.compile(rb'"dnd":"[\d.]+"'), b'"dnd":"0"'),
    (re.compile(rb'("name": "dnd lint",\s+"version": )"[\d.]+"'), rb'\1"0"'),
]

SHOWN_LINES = 12
SEPARATOR = b"\n\x00"


@dataclasses.dataclass(frozen=True)
class Answer:
    """Exit code and the two outputs, without what only time decides."""

    status: int
    output: bytes
    errors: bytes

    @classmethod
    def plain(cls, status: int, output: bytes, errors: bytes) -> "Answer":
        return cls(status, timeless(output), timeless(errors))

    @classmethod
    def read(cls, path: pathlib.Path) -> "Answer | None":
        """An answer that was written; None where there is none, or a torn one."""
        try:
            status, output, errors = gzip.decompress(path.read_bytes()).split(SEPARATOR)
        except (OSError, EOFError, ValueError):
            return None
        return cls.plain(int(status), output, errors)

    def write(self, path: pathlib.Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        text = SEPARATOR.join([str(self.status).encode(), self.output, self.errors])
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
            file.write(gzip.compress(text, compresslevel=1))
        os.replace(file.name, path)

    def difference(self, new: "Answer") -> str:
        """The first lines that differ; empty where nothing does."""
        parts = []
        if self.status != new.status:
            parts.append(f"  exit code {self.status}, now {new.status}")
        output = new.output
        for key in ADDED_KEYS:
            if b',"%s":{' % key not in self.output:
                output = without(key, output)
        for name, before, after in (
            ("standard output", self.output, output), ("standard error", self.errors, new.errors),
        ):
            if before != after:
                parts.append(f"  {name}:\n{first_lines(before, after)}")
        return "\n".join(parts)


class Words:
    """Texts that were changed on purpose: old and new, a tab between them, `\\n` for a line end. What is longer comes
    first."""

    def __init__(self, pairs: list[tuple[bytes, bytes]]) -> None:
        self.pairs = sorted(pairs, key=lambda pair: -len(pair[0]))

    @classmethod
    def read(cls, path: pathlib.Path) -> "Words":
        pairs = []
        for number, line in enumerate(path.read_bytes().split(b"\n"), 1):
            if not line or line.startswith(b"#"):
                continue
            old, tab, new = line.partition(b"\t")
            if not tab or b"\t" in new:
                raise SystemExit(f"{path.name}:{number}: a line is the old text, a tab, and the new one")
            pairs.append((old.replace(rb"\n", b"\n"), new.replace(rb"\n", b"\n")))
        return cls(pairs)

    def changed(self, answer: Answer) -> Answer:
        output, errors = answer.output, answer.errors
        for old, new in self.pairs:
            output, errors = output.replace(old, new), errors.replace(old, new)
        return dataclasses.replace(answer, output=output, errors=errors)


def timeless(text: bytes) -> bytes:
    for pattern, replacement in [*DURATIONS, *VERSIONS, (FORMER_NAME, b"")]:
        text = pattern.sub(replacement, text)
    return text


def without(key: bytes, text: bytes) -> bytes:
    """JSON without a key and its value, byte for byte."""
    start = ',"%s":' % key.decode()
    json_text = text.decode("latin-1")
    kept, position = [], 0
    while (found := json_text.find(start, position)) >= 0:
        kept.append(text[position:found])
        position = json.JSONDecoder().raw_decode(json_text, found + len(start))[1]
    return b"".join([*kept, text[position:]])


def first_lines(before: bytes, after: bytes) -> str:
    """The first difference in context. Only the part around it is aligned: traces have megabytes."""
    old, new = (text.decode(errors="backslashreplace").split("\n") for text in (before, after))
    same = next((i for i, (a, b) in enumerate(zip(old, new)) if a != b), min(len(old), len(new)))
    start = max(0, same - 2)
    part = [lines[start:start + 40] for lines in (old, new)]
    drawn = list(difflib.unified_diff(*part, lineterm="", n=2))[3:]
    lines = [f"  line {same + 1}", *(f"    {line[:300]}" for line in drawn[:SHOWN_LINES])]
    return "\n".join(lines)
