"""The case of six statements, as each runner has it.

Where a runner knows lists, it moves a row and looks at the order, as ours does. Where it knows commands alone, it runs
six of those that cost least, built into the shell that runs them: so that the peer looks as good as it can.
"""

import dataclasses
import itertools
import pathlib
from collections.abc import Callable, Mapping

from harness.moves import ROWS, Move, moves


@dataclasses.dataclass(frozen=True)
class Form:
    """How a runner writes cases."""

    suffix: str
    case: Callable[[Move], str]
    """A file with one case."""

    support: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """Files that stand beside the cases, by their paths."""


def write(name: str, folder: pathlib.Path, count: int) -> pathlib.Path:
    """A folder with so many files of one case each."""
    form = FORMS[name]
    if not folder.exists():
        for path, text in form.support.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text, encoding="utf-8")
        folder.mkdir(parents=True, exist_ok=True)
        for number, move in enumerate(itertools.islice(moves(), count)):
            (folder / f"case_{number}{form.suffix}").write_text(form.case(move), encoding="utf-8")
    return folder


def _behave(move: Move) -> str:
    lines = [
        f"Given the rows {' '.join(ROWS)}", f"When row {move.source} is dragged",
        f"And it hovers over row {move.target}",
        "And it is dropped", f"Then the order is {' '.join(move.order)}", "And nothing is dragged",
    ]
    return "Feature: rows\n  Scenario: a row moves\n" + "".join(f"    {line}\n" for line in lines)


_BEHAVE_STEPS = """from behave import given, then, when


@given("the rows {rows}")
def rows(context, rows):
    context.rows = rows.split()


@when("row {source:d} is dragged")
def drag(context, source):
    context.dragged = context.rows.pop(source)


@when("it hovers over row {target:d}")
def hover(context, target):
    context.target = target


@when("it is dropped")
def drop(context):
    context.rows.insert(context.target, context.dragged)
    context.dragged = None


@then("the order is {order}")
def order(context, order):
    assert context.rows == order.split()


@then("nothing is dragged")
def idle(context):
    assert context.dragged is None
"""


def _lit(move: Move) -> str:
    return "".join(f"# RUN: echo {row}\n" for row in move.order)


_LIT_SUITE = """import lit.formats

config.name = "rows"
config.suffixes = [".test"]
config.test_format = lit.formats.ShTest(execute_external=False)
"""


def _robot(move: Move) -> str:
    lines = [
        ["@{rows}=", "Create List", *ROWS], ["${row}=", "Remove From List", "${rows}", str(move.source)],
        ["Insert Into List", "${rows}", str(move.target), "${row}"], ["@{order}=", "Create List", *move.order],
        ["Lists Should Be Equal", "${rows}", "${order}"], ["Length Should Be", "${rows}", str(len(ROWS))],
    ]
    body = "".join("    " + "    ".join(line) + "\n" for line in lines)
    return "*** Settings ***\nLibrary    Collections\n\n*** Test Cases ***\nA row moves\n" + body


def _prysk(move: Move) -> str:
    return "".join(f"  $ echo {row}\n  {row}\n" for row in move.order)


def _bats(move: Move) -> str:
    lines = [
        f"rows=({' '.join(ROWS)})", f'row="${{rows[{move.source}]}}"', f'unset "rows[{move.source}]"',
        'rows=("${rows[@]:0}")', f'rows=("${{rows[@]:0:{move.target}}}" "$row" "${{rows[@]:{move.target}}}")',
        f'[ "${{rows[*]}}" = "{" ".join(move.order)}" ]',
    ]
    return '@test "a row moves" {\n' + "".join(f"  {line}\n" for line in lines) + "}\n"


FORMS = {
    "behave": Form(".feature", _behave, {"steps/rows.py": _BEHAVE_STEPS}),
    "lit": Form(".test", _lit, {"lit.cfg.py": _LIT_SUITE}),
    "Robot": Form(".robot", _robot),
    "prysk": Form(".t", _prysk),
    "Bats": Form(".bats", _bats),
}
