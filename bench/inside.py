"""The rows that are measured inside a process, by the benchmarks in bench/engine and bench/hosted."""

import json
import re
import statistics
import subprocess

from rows import Result


class Figures:
    """The medians of what a benchmark prints, several times."""

    def __init__(self, setting, workload, rounds=3):
        runs = [self._once(setting.programs.engine, workload) for _ in range(1 if setting.is_quick else rounds)]
        self.values = {name: statistics.median(run[name] for run in runs) for name in runs[0]}

    @staticmethod
    def _once(program, workload):
        text = subprocess.run([program, workload], check=True, capture_output=True, text=True).stdout
        return {figure["name"]: figure["value"] for figure in map(json.loads, text.splitlines())}

    def __getitem__(self, name):
        return self.values[name]


class Drags:
    name = "a table of 1,000,000 rows, 100,000 random drags"
    goal = "≤ 5 µs a drag beyond the delegate calls; ≤ 64 bytes a row"

    def measure(self, setting):
        figures = Figures(setting, "drags")
        row = Figures(setting, "rows", 1)["memory of a row"]
        drag = figures["drag in 1,000,000 rows"]
        value = f"{drag:.1f} µs a drag, delegate and batch included; {row:.0f} bytes a row"
        beside = [
            f"the same in 10 rows {figures['drag in 10 rows']:.1f} µs",
            f"an array's remove and insert {figures['array of 1,000,000: remove and insert']:.0f} µs",
        ]
        return Result(self.name, self.goal, value, drag <= 5 and row <= 64, beside)


class Batches:
    name = "batch update of 100,000 rows, a tenth each deleted, inserted, moved"
    goal = "linear, ≤ 50 ms"

    def measure(self, setting):
        figures = Figures(setting, "batch")
        times = [figures[f"batch of {count} rows"] for count in (25_000, 50_000, 100_000)]
        value = " → ".join(f"{time:.1f}" for time in times) + " ms for 25,000, 50,000, 100,000"
        beside = [
            f"Heckel's difference {figures['difference by Heckel of 100000']:.1f} ms",
            f"CollectionDifference, 1 % changed {figures['CollectionDifference of 100000, 1 % changed']:.1f} ms",
        ]
        return Result(self.name, self.goal, value, times[2] <= 50 and times[2] < 6 * times[0], beside)


class Snapshots:
    name = "diffable apply, 100,000 identifiers"
    goal = "linear, ≤ 60 ms"

    def measure(self, setting):
        figures = Figures(setting, "snapshots")
        few, all_of_them = figures["apply, 1 % shuffled"], figures["apply, 100 % shuffled"]
        value = f"{few:.1f} ms with 1 % shuffled, {all_of_them:.1f} ms with 100 %"
        beside = [
            f"Heckel's difference {figures['Heckel, 1 % shuffled']:.1f} and {figures['Heckel, 100 % shuffled']:.1f} ms"
        ]
        return Result(self.name, self.goal, value, max(few, all_of_them) <= 60, beside)


class Traces:
    name = "trace on against off"
    goal = "≤ 2 ×"

    def measure(self, setting):
        figures = Figures(setting, "scenarios")
        off, on = figures["scenario with a script delegate"], figures["scenario that keeps its trace"]
        return Result(self.name, self.goal, f"{on:.1f} and {off:.1f} µs, {on / off:.2f} ×", on <= 2 * off, [])


class Hosted:
    name = "Swift delegates through the UIKit module"
    goal = "≤ 3 × the script delegate"

    def measure(self, setting):
        script = Figures(setting, "scenarios")["scenario with a script delegate"]
        texts = [
            subprocess.run([setting.programs.hosted], check=True, capture_output=True, text=True).stdout
            for _ in range(3)
        ]
        swift = statistics.median(int(re.search(r"([0-9]+) µs", text).group(1)) for text in texts)
        value = f"{swift:.0f} and {script:.0f} µs a scenario, {swift / script:.1f} ×"
        return Result(self.name, self.goal, value, swift <= 3 * script, [])


ALL = [Drags(), Batches(), Snapshots(), Traces(), Hosted()]
