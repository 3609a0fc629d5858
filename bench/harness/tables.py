"""The tables of the page."""

from collections.abc import Mapping, Sequence

from harness.goals import Workload
from harness.lab import Lab
from harness.measurements import Measurements, Unmeasured
from harness.row import Row


class Tables:
    """What was measured, beside the goals."""

    def __init__(self, workloads: Sequence[Workload], rows: Mapping[str, Row], measured: Measurements, lab: Lab):
        self._workloads = workloads
        self._rows = rows
        self._measured = measured
        self._lab = lab

    def goals(self) -> str:
        lines = ["| workload | goal | measured | measured ÷ goal | |", "|---|---|---|---|---|"]
        for workload in self._workloads:
            lines += self._goals(workload)
        return "\n".join(lines)

    def comparisons(self) -> str:
        return "\n\n".join(self._comparison(workload) for workload in self._workloads)

    def missed(self) -> list[str]:
        """The workloads that miss a goal, or could not be measured."""
        return [workload.title for workload in self._workloads if any("**" in line for line in self._goals(workload))]

    def _goals(self, workload: Workload) -> list[str]:
        lines = []
        for limit in workload.limits:
            try:
                value = self._rows[workload.id].value(limit.id, self._measured, self._lab)
                cells = [limit.text(value), f"{value / limit.bound:.2f}", limit.verdict(value)]
            except Unmeasured as reason:
                cells = [f"{reason}", "", "**not measured**"]
            lines.append("| " + " | ".join([workload.title, limit.goal, *cells]) + " |")
        return lines

    def _comparison(self, workload: Workload) -> str:
        row = self._rows[workload.id]
        lines = [
            f"### {workload.title[0].upper()}{workload.title[1:]}", "", row.note, "",
            "| | median | spread | × ours |", "|---|---|---|---|",
        ]
        for line in row.lines(self._measured, self._lab):
            lines.append(f"| {line.name} | {line.measured} | {line.spread} | {line.beside} |")
        return "\n".join(lines)
