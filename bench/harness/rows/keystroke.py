"""A keystroke in an editor: the diagnostics of a file of a thousand lines."""

from collections.abc import Iterable

from harness.lab import Lab
from harness.line import Line, line
from harness.measurements import Measurements
from harness.spread import Spread
from harness.subject import Subject, subject

# A scenario takes eight lines and an empty one.
SCENARIOS = 111


class Keystroke:
    id = "keystroke"
    note = (
        "Real time of `dnd lint --syntax` over a file of a thousand lines, its start included, since an editor starts "
        "it for each pause in typing. The start alone is that of `dnd --version`."
    )

    def subjects(self, lab: Lab) -> Iterable[Subject]:
        yield subject("keystroke/check", lab.programs.dnd, "lint", "--syntax", lab.specs.file(SCENARIOS), burst=8)
        yield subject("keystroke/start", lab.programs.dnd, "--version", burst=8)

    def value(self, limit: str, measured: Measurements, lab: Lab) -> float:
        return measured.wall("keystroke/check").median * 1e3

    def lines(self, measured: Measurements, lab: Lab) -> Iterable[Line]:
        def check() -> Spread:
            return measured.wall("keystroke/check")

        yield line("`dnd lint --syntax`", check)
        yield line("the same, processor time", lambda: measured.cpu("keystroke/check"), base=check)
        yield line("`dnd --version`", lambda: measured.wall("keystroke/start"), base=check)
