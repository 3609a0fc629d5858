#!/usr/bin/env python3
"""Writes a page as one file: its modules joined into one script, its styles, and the policy with their hashes.

    Page/build.py MODULE.wasm UNPACKER.wasm OUTPUT.html

The page has the module of the engine and the course packed, and unpacks them with UNPACKER, which is compiled from
Page/unpack.c.

There is no bundler: the modules are put one after the other, those that others import first, without their imports and
exports. So each top-level name may be used once.
"""
import base64
import hashlib
import itertools
import json
import lzma
import pathlib
import re
import struct
import sys

HERE = pathlib.Path(__file__).parent
IMPORT = re.compile(r'^import (?:\{[^}]*\} from )?"(\.[^"]+)";\n', re.M)
DECLARATION = re.compile(r"^(?:async )?(?:function|class|const|let) ([A-Za-z]\w*)", re.M)


def joined(path: pathlib.Path, seen: list[pathlib.Path]) -> str:
    """The text of a module after those that it imports; empty if it is joined already."""
    path = path.resolve()
    if path in seen:
        return ""
    seen.append(path)
    text = path.read_text(encoding="utf-8")
    before = "".join(joined(path.parent / name, seen) for name in IMPORT.findall(text))
    return before + re.sub(r"^export ", "", IMPORT.sub("", text), flags=re.M)


def without_comments(text: str) -> str:
    """The script without the comments that stand on lines of their own, and without indentation."""
    text = re.sub(r"^[ \t]*/\*\*(?:(?!\*/).)*\*/\n", "", text, flags=re.M | re.S)
    lines = (line.strip() for line in text.splitlines())
    return "\n".join(line for line in lines if line and not line.startswith("//")) + "\n"


def script(path: pathlib.Path) -> str:
    whole = joined(path, [])
    names = DECLARATION.findall(whole)
    text = without_comments(whole)
    for name in names:
        if names.count(name) > 1:
            sys.exit(f"{path}: {name} is declared in two modules")
    if "</script" in text.lower() or "<!--" in text:
        sys.exit(f"{path}: the script would end early")
    return text


def inert(value: object) -> str:
    """JSON for a script element that does not run."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def hashed(text: str) -> str:
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"


def seven_bits(data: bytes) -> str:
    """Bytes as characters of seven bits; those that HTML would change, NUL, CR and <, are 128 further up.

    In UTF-8 it is a sixth longer than the bytes; base64 would be a third longer.
    """
    codes: list[int] = []
    for start in range(0, len(data), 7):
        chunk = data[start:start + 7]
        count = -(-8 * len(chunk) // 7)
        bits = int.from_bytes(chunk, "big") << 7 * count - 8 * len(chunk)
        codes += (bits >> 7 * place & 127 for place in reversed(range(count)))
    return "".join(chr(code + 128 if code in (0, 13, 60) else code) for code in codes)


def examples() -> list[dict[str, str]]:
    """The specs that examples.txt names, with their titles."""
    lines = (HERE / "playground/examples.txt").read_text(encoding="utf-8").splitlines()
    pairs = (line.split(": ", 1) for line in lines if line)
    return [{"name": title, "text": (HERE.parent / path).read_text(encoding="utf-8")} for path, title in pairs]


def course() -> dict[str, str]:
    """The texts of the folder lessons, by their paths, as in the program: of a misconception in Swift, its comment."""
    folder = HERE.parent / "lessons"
    texts = {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob("*")) if path.suffix in (".dnd", ".md", ".swift")
    }
    for path, text in texts.items():
        if "/wrong/" in path and path.endswith(".swift"):
            texts[path] = "".join(itertools.takewhile(lambda line: line.startswith("//"), text.splitlines(True)))
    return texts


def rule_examples() -> dict[str, str]:
    """The specs that show rules and open questions, by their numbers, from the sources that `make examples` writes."""
    texts: dict[str, str] = {}
    for path in sorted((HERE.parent / "Sources/DNDExplanation/Examples").glob("RuleExample+*.swift")):
        source = path.read_text(encoding="utf-8")
        for cases, text in re.findall(r'^ +case ([^:\n]*): #"""\n(.*?)^"""#$', source, flags=re.M | re.S):
            texts |= {case.strip().removeprefix(".").capitalize(): text for case in cases.split(",")}
    return texts


def packed(*parts: bytes) -> str:
    """The counts of the parts and then the parts, compressed, as Page/unpack.c reads them."""
    filters = [{
        "id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "lc": 4, "lp": 0, "pb": 0, "dict_size": 1 << 26,
    }]
    counts = struct.pack(f"<{len(parts)}I", *map(len, parts))
    return seven_bits(counts + lzma.compress(b"".join(parts), lzma.FORMAT_RAW, filters=filters))


def main() -> None:
    module, unpacker, output = map(pathlib.Path, sys.argv[1:])
    playground = HERE / "playground"
    sheets = (HERE / "page.css", playground / "playground.css", HERE / "learn/lessons.css")
    style = "".join(sheet.read_text(encoding="utf-8") for sheet in sheets)
    style = re.sub(r"/\*.*?\*/\n?", "", style, flags=re.S)
    style = re.sub(r"\n\s*", "\n", style)
    code = script(playground / "main.js")
    worker = script(playground / "worker.js")
    policy = (
        f"default-src 'none'; script-src {hashed(code)} 'wasm-unsafe-eval'; worker-src blob:; "
        f"style-src {hashed(style)}; base-uri 'none'; form-action 'none'"
    )
    texts = {"course": course(), "examples": rule_examples()}
    parts = {
        "POLICY": policy,
        "STYLE": style,
        "FIRST": (playground / "first.dnd").read_text(encoding="utf-8"),
        "TRACE": inert(json.loads((playground / "first-trace.json").read_text(encoding="utf-8"))),
        "EXAMPLES": inert(examples()),
        "WORKER": worker,
        "UNPACKER": base64.b64encode(unpacker.read_bytes()).decode(),
        "PACKED": packed(
            module.read_bytes(), json.dumps(texts, ensure_ascii=False, separators=(",", ":")).encode()),
        "SCRIPT": code,
    }
    page = (playground / "index.html").read_text(encoding="utf-8")
    output.write_text(re.sub(r"@([A-Z]+)@", lambda found: parts[found[1]], page), encoding="utf-8")


if __name__ == "__main__":
    main()
