"""docs/performance.md: what is measured goes between its markers, what is written by hand stays."""

import pathlib
from collections.abc import Callable, Sequence

from harness.marked_page import MarkedPage, begin_marker, end_marker
from harness.tables import Tables

EXPLANATIONS = "Goals that are missed, and why"


def write(path: pathlib.Path, machine: Sequence[str], tables: Tables, tell: Callable[[str], None]) -> None:
    page = filled(path.read_text(encoding="utf-8"), machine, tables)
    for title in page.add_headings(EXPLANATIONS, tables.missed()):
        tell(f"{path.name} has a new heading, explain there what the profile says: {title}")
    path.write_text(page.text, encoding="utf-8")


def filled(text: str, machine: Sequence[str], tables: Tables) -> MarkedPage:
    page = MarkedPage(text)
    page.replace("machine", "\n".join(f"- {line}" for line in machine))
    page.replace("goals", tables.goals())
    page.replace("comparisons", tables.comparisons())
    return page


def skeleton() -> str:
    """The generated parts alone."""
    return "\n".join(f"{begin_marker(part)}\n{end_marker(part)}\n" for part in ("machine", "goals", "comparisons"))
