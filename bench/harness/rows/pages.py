"""The playground and the report in a browser."""

from collections.abc import Iterable

from harness.lab import Lab
from harness.line import Line, line
from harness.measurements import Measurements
from harness.quantities import number
from harness.spread import Spread
from harness.subject import Subject, subject

# The figures of Tests/Browser/measure.py, and how many make the unit of the goal.
FIGURES = {
    "size": ("playground, bytes", 1e6), "module": ("module, bytes", 1e6), "interactive": ("interactive, ms", 1e3),
    "keystroke": ("keystroke, ms", 1), "pointer": ("pointer, ms", 1), "report": ("report, bytes", 1e6),
    "opening": ("report, s", 1),
}


class Pages:
    id = "pages"
    note = (
        "Inside of Debian's Chromium without a window, driven by Playwright: the playground from disk, a text of 1,000 "
        "lines, a list of 50 rows, and the report of 1,000 failures. Without a browser nothing is measured."
    )

    def subjects(self, lab: Lab) -> Iterable[Subject]:
        root = lab.programs.dnd.parents[2]
        module = root / ".build" / "embedded" / "page.optimized.wasm"
        yield subject(
            "pages", root / "Tests" / "Browser" / "measure.sh", root / ".build" / "playground.html", module,
            lab.programs.dnd, rounds_max=3)

    def value(self, limit: str, measured: Measurements, lab: Lab) -> float:
        name, divisor = FIGURES[limit]
        return measured.figure("pages", name).median / divisor

    def lines(self, measured: Measurements, lab: Lab) -> Iterable[Line]:
        def line_of(title: str, limit: str, unit: str) -> Line:
            def figure() -> Spread:
                name, divisor = FIGURES[limit]
                return measured.figure("pages", name).scaled(1 / divisor)

            return line(title, figure, lambda value: f"{number(value)} {unit}")

        yield line_of("the playground", "size", "MB")
        yield line_of("its optimised module", "module", "MB")
        yield line_of("interactive", "interactive", "s")
        yield line_of("a keystroke to its diagnostics", "keystroke", "ms")
        yield line_of("a move of the pointer to its calls", "pointer", "ms")
        yield line_of("the report of 1,000 failures", "report", "MB")
        yield line_of("which opens in", "opening", "s")
