#!/usr/bin/env python3
"""Checks texts at each limit of the language, at twice the limit, and at products of two limits.

usage: limits.py DND [SECONDS]

Each check has 256 MB of memory and 2 s of processor time, or the SECONDS for a debug build. It ends with a diagnostic
or without one, but never by a signal. A text beyond a limit is refused. A phrase of a million arguments has 1 GB, and
so has a session, which plays a long line.
"""

import pathlib
import resource
import subprocess
import sys
import tempfile

MEMORY_BYTES = 256 * 1024 * 1024
LARGE_MEMORY_BYTES = 1024 * 1024 * 1024
CPU_SECONDS = 2 if len(sys.argv) < 3 else int(sys.argv[2])
SCENE = "table list: A B C\n"
END = "\nexpect state: idle\n"

NESTING, TEXT_LENGTH, ARGUMENTS, INTEGER = 64, 1024 * 1024, 1_048_576, 2_147_483_647
DIAGNOSTICS, INCLUDE_DEPTH, INCLUDES, WORD_DEPTH = 100, 16, 1000, 64
ADDED_PHRASES, ADDED_ARGUMENTS = 100_000, 500_000


def chain(depth, body):
    """Words that use one another, each with `body`, in which {} is the word below."""
    words = ["define w0 (a) { select $a }"]
    words += [f"define w{level} (a) {{ {body.format('w' + str(level - 1))} }}" for level in range(1, depth)]
    return SCENE + "\n".join(words) + f"\nw{depth - 1} A" + END


def lines(count, line):
    return "\n".join(line.format(number) for number in range(count))


def texts():
    """The name of each text, the text, and whether it is refused; None where both are right."""
    for factor in (1, 2):
        beyond = factor > 1
        yield f"arguments x{factor}", SCENE + "select " + "Q " * ARGUMENTS * factor + END, True
        yield f"nesting x{factor}", SCENE + "if local { " * NESTING * factor + "}" * NESTING * factor + END, None
        yield f"lists x{factor}", SCENE + "examples " + "(" * NESTING * factor + ")" * NESTING * factor + END, True
        yield f"word length x{factor}", SCENE + "select " + "x" * TEXT_LENGTH * factor + END, True
        yield f"text length x{factor}", f'table list: "{"x" * (TEXT_LENGTH - 2) * factor}"' + END, beyond
        yield f"integer x{factor}", SCENE + f"wait {INTEGER * factor}ms" + END, beyond
        yield f"diagnostics x{factor}", SCENE + lines(DIAGNOSTICS * factor, "unknown{} A") + END, True
        yield f"word depth x{factor}", chain(WORD_DEPTH * factor, "{} $a"), beyond
        body = lines(ADDED_PHRASES // 1000 * factor, "select A")
        yield f"added phrases x{factor}", SCENE + f"define w {{ {body} }}\n" + "w\n" * 999 + END, beyond
        row = "A " * (ADDED_ARGUMENTS // 1000 * factor)
        uses = f"w ({row})\n" * 499
        yield f"added arguments x{factor}", SCENE + "define w (a) { select $a }\n" + uses + END, beyond
    for count in (25, 40, WORD_DEPTH):
        yield f"doubled values of {count} words", chain(count, "{} ($a $a)"), True
        yield f"doubled texts of {count} words", chain(count, '{} "$a$a"'), True
        yield f"doubled phrases of {count} words", chain(count, "{0} $a; {0} $a"), True
    yield "cases x phrases", SCENE + 'scenario "c $a" { examples (a) {\n' + lines(2000, "{}") + "\n}\n" + \
        "select A\n" * 200 + "expect state: idle }\n", True
    yield "words x arguments", SCENE + "define w { select " + "A " * 100_000 + "}\n" + "w\n" * 1000 + END, True
    row = "(" + "A " * 100_000 + ")"
    yield "words x lists", SCENE + f"define w (a) {{ select $a {row} }}\n" + "w A\n" * 1000 + END, True
    calls = "expect calls { " + "; ".join(["canHandle"] * 20_000) + "; $a }"
    yield "words x calls", SCENE + f"define w (a) {{ {calls} }}\n" + "w dropSessionDidEnd\n" * 1000 + END, True
    yield "cases x arguments", SCENE + 'scenario "c $a" { examples (a) {\n' + lines(1000, "{}") + "\n}\n" + \
        "select $a " + "A " * 100_000 + "\nexpect state: idle }\n", True
    yield "words x diagnostics", SCENE + "define w { " + "unknown\n" * 100 + "}\n" + "w\n" * 1000 + END, True
    yield "many unknown verbs", SCENE + lines(100_000, "verb{} A") + END, True
    yield "many unknown labels", SCENE + lines(50_000, "select Q{}") + END, True
    own = 'scenario "s{}" {{ table list: A B; drag A in list; cancel; expect order in list: A B }}'
    labels = " ".join(f"R{number}" for number in range(20_000))
    yield "many scenes beside many labels", f"collection rows: {labels}\n" + lines(20_000, own), False
    yield "long texts x words", SCENE + f'define w (a) {{ select $a "{"x" * 200_000}" }}\n' + "w A\n" * 2000 + END, True
    yield "many tags", SCENE + lines(30_000, "@tag{}") + '\nscenario "x" { expect state: idle }\n', False
    yield "repeated labels", "table list: " + "A " * 10_000 + END, True
    yield "long unknown words", SCENE + "x" * 100_000 + "\nexpect " + "y" * 100_000 + ": 1\n", True
    yield "many definitions", SCENE + lines(30_000, "define w{} {{ select A }}") + END, False
    yield "many sections", "table list {\n" + lines(30_000, "section S{0}: R{0}") + "\n}" + END, False
    yield "many rules", SCENE + "delegate {\n" + lines(10_000, "itemsForBeginning at {} -> none") + "\n}" + END, False
    yield "open calls of Swift", SCENE + "f(a: " * 50_000 + END, True
    yield "calls of Swift", SCENE + lines(50_000, "people.moveRow(at: 1, to: 2)") + END, True
    yield "closures of Swift", SCENE + "f({" * 50_000 + "})" * 50_000 + END, True
    yield "errors around a block", SCENE + "scenario = \"s\" {\n" * 60 + lines(20_000, "drop") + "}\n" * 60 + END, True
    yield "open comments of Swift", SCENE + "/*" * 100_000 + END, True
    for version in ("0", str(INTEGER), "19", "18.10"):
        yield f"ios {version}", SCENE + f"ios {version}" + END, True


def included(folder):
    """Files that include one another, each handing its values on, as often as the chain may be long."""
    (folder / "f0.dnd").write_text("parameters { v A }\ntable t: A\ndefine go { select $v in t }\n")
    for level in range(1, INCLUDE_DEPTH):
        (folder / f"f{level}.dnd").write_text(
            f'parameters {{ v A }}\ninclude "f{level - 1}.dnd" as a {{ v $v $v $v $v }}\n')
    return f'include "f{INCLUDE_DEPTH - 1}.dnd" as x' + END


def limit(memory_bytes):
    resource.setrlimit(resource.RLIMIT_AS, (memory_bytes, memory_bytes))
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS + 1))


def run(command, memory_bytes, folder, text=""):
    """The status and the output of a command with limits, which reads a text."""
    result = subprocess.run(
        command, input=text.encode(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        preexec_fn=lambda: limit(memory_bytes), cwd=folder, check=False)
    return result.returncode, result.stdout.decode(errors="replace")


def check(dnd, folder, name, text, is_refused):
    """The fault that the check has, as text; None for none."""
    path = folder / "text.dnd"
    path.write_text(text)
    memory_bytes = LARGE_MEMORY_BYTES if name.startswith("arguments") else MEMORY_BYTES
    status, output = run([dnd, "lint", "--syntax", str(path)], memory_bytes, folder)
    if status not in (0, 2):
        return f"{name}: ended with {status}\n{output[-500:]}"
    if is_refused is not None and is_refused != (status == 2):
        return f"{name}: {'accepted' if is_refused else 'refused'}\n{output[:500]}"
    count = output.count(" error: ")
    return f"{name}: {count} errors" if count > DIAGNOSTICS + 1 else None


def sessions():
    """The name of each session, its lines, and what it answers the last one with."""
    yield "steps in a line", "drag 1; hover 4; drop; " * 6000 + "cancel\n", "nothing is being dragged"
    yield "tables in a line", "; ".join(f"table t{number}: R{number}" for number in range(8000)) + "\nlift Q\n", "'Q'"


def check_session(dnd, folder, name, lines, answer):
    """The fault of a session, as text; None for none."""
    status, output = run([dnd], LARGE_MEMORY_BYTES, folder, lines)
    return None if answer in output else f"{name}: ended with {status}\n{output[-500:]}"


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    dnd = str(pathlib.Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        cases = [*texts(), ("values handed on by includes", included(folder), True)]
        results = [check(dnd, folder, *case) for case in cases]
        results += [check_session(dnd, folder, *session) for session in sessions()]
    faults = [fault for fault in results if fault]
    for fault in faults:
        print(fault)
    print(f"{len(results)} texts at the limits, {len(faults)} with a fault")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
