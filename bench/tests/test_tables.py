import unittest

from harness.goals import Limit, Workload
from harness.line import line, missing
from harness.measurements import Unmeasured
from harness.spread import Spread
from harness.tables import Tables

WORKLOAD = Workload(
    "w", "a workload", "others", (Limit("x", "≤ 4 ×", 4, True, "×"), Limit("y", "≥ 2 s", 2, False, "s")))


def unmeasured() -> Spread:
    raise Unmeasured("ended with 1: no")


class Row:
    id = "w"
    note = "How."

    def subjects(self, lab):
        return []

    def value(self, limit, measured, lab):
        if limit == "y":
            raise Unmeasured("ended with 1: no")
        return 3

    def lines(self, measured, lab):
        base = Spread(0.002, 0.001, 0.003, 5)
        yield line("ours", lambda: base)
        yield line("theirs", lambda: Spread.of([0.5]), base=lambda: base, note="two jobs")
        yield line("broken", unmeasured)
        yield line("beside nothing", lambda: base, base=unmeasured)
        yield missing("absent", "no network")


TABLES = Tables([WORKLOAD], {"w": Row()}, None, None)


class TableTests(unittest.TestCase):
    def test_a_goal_stands_beside_what_was_measured(self):
        self.assertEqual(TABLES.goals().splitlines(), [
            "| workload | goal | measured | measured ÷ goal | |",
            "|---|---|---|---|---|",
            "| a workload | ≤ 4 × | 3.00 × | 0.75 | met |",
            "| a workload | ≥ 2 s | ended with 1: no |  | **not measured** |",
        ])

    def test_what_is_not_measured_is_to_be_explained(self):
        self.assertEqual(TABLES.missed(), ["a workload"])

    def test_a_comparison_has_a_line_for_everybody(self):
        self.assertEqual(TABLES.comparisons().splitlines(), [
            "### A workload", "", "How.", "",
            "| | median | spread | × ours |",
            "|---|---|---|---|",
            "| ours | 2.00 ms | ± 50 % of 5 |  |",
            "| theirs | 500 ms (two jobs) | once | 250 × |",
            "| broken | not measured: ended with 1: no |  |  |",
            "| beside nothing | 2.00 ms | ± 50 % of 5 |  |",
            "| absent | missing: no network |  |  |",
        ])
