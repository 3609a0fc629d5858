"""The rows that are measured from outside, as whole processes."""

import json
import sys

import measure
import peers

SCENARIO = """table people: A B C D E F

scenario "{0}" {{
  drag 1
  hover 4
  drop
  expect order: A C D E B F
  expect call performDropWith: once
  expect state: idle
}}
"""


class Setting:
    """Where the workloads are, and what there is to measure."""

    def __init__(self, folder, programs, installed, is_quick):
        self.folder = folder
        self.programs = programs
        self.peers = installed
        self.is_quick = is_quick
        self.rounds = 2 if is_quick else 9

    def size(self, count):
        return max(1, count // 10) if self.is_quick else count

    def specs(self, file_count, case_count):
        """A folder of specs, made once."""
        folder = self.folder / f"specs-{file_count}-{case_count}"
        if not folder.exists():
            folder.mkdir(parents=True)
            head, body = SCENARIO.split("\n\n")
            for number in range(file_count):
                text = head + "\n" + "".join("\n" + body.format(f"case {case}") for case in range(case_count))
                (folder / f"case{number}.dnd").write_text(text)
        return folder


class Result:
    """A row of the page."""

    def __init__(self, name, goal, value, is_met, beside):
        self.name = name
        self.goal = goal
        self.value = value
        self.is_met = is_met
        self.beside = beside


class StartUp:
    name = "start-up: a file with one scenario"
    goal = "≤ 4 × an empty C program"

    def measure(self, setting):
        spec = setting.specs(1, 1)
        commands = {"empty C": [setting.programs.empty], "dnd": [setting.programs.dnd, "run", spec / "case0.dnd"]}
        for name, peer in setting.peers.items():
            folder = setting.folder / f"one-{name}"
            if name != "sqlite3":
                peers.write(peer, folder, 1, 1)
            commands[name] = peers.command(peer, folder)
        contest = measure.Contest(commands).run(setting.rounds * 3, seconds=20)
        ratio = contest.wall("dnd") / contest.wall("empty C")
        beside = [f"empty C {milliseconds(contest.wall('empty C'))}"]
        beside += [f"{name} {milliseconds(contest.wall(name))}" for name in setting.peers]
        return Result(self.name, self.goal, f"{milliseconds(contest.wall('dnd'))}, {ratio:.1f} ×", ratio <= 4, beside)


class ManyFiles:
    name = "10,000 files with one scenario each"
    goal = "≤ 1 s with -j 2; ≥ 50 × the best peer"

    def measure(self, setting):
        count = setting.size(10_000)
        few = setting.size(200)
        commands = {"dnd": [setting.programs.dnd, "run", "-j", "2", setting.specs(count, 1)]}
        for name, peer in setting.peers.items():
            if name == "sqlite3":
                continue
            folder = setting.folder / f"many-{name}"
            peers.write(peer, folder, few, 1)
            commands[name] = peers.command(peer, folder, jobs=2)
        contest = measure.Contest(commands).run(setting.rounds, seconds=30)
        per_file = {name: contest.wall(name) / (count if name == "dnd" else few) for name in commands}
        best = min((value for name, value in per_file.items() if name != "dnd"), default=0)
        ratio = best / per_file["dnd"]
        beside = [f"{name} {microseconds(value)} a file" for name, value in per_file.items() if name != "dnd"]
        value = f"{contest.wall('dnd'):.2f} s, {microseconds(per_file['dnd'])} a file, {ratio:.0f} × the best peer"
        return Result(self.name, self.goal, value, contest.wall("dnd") * 10_000 / count <= 1 and ratio >= 50, beside)


class ManyScenarios:
    name = "1 file with 100,000 scenarios"
    goal = "≥ 100,000 scenarios a second and core; memory flat in those that ran"

    def measure(self, setting):
        count = setting.size(100_000)
        spec = setting.specs(1, count) / "case0.dnd"
        dnd = setting.programs.dnd
        commands = {
            "dnd": [dnd, "run", "-j", "1", spec], "check": [dnd, "check", spec], "wc": ["wc", spec],
            "twice": [dnd, "run", "-j", "1", "--repeat", "2", spec],
        }
        contest = measure.Contest(commands).run(setting.rounds)
        rate = count / contest.cpu("dnd")
        more = (contest.peak_bytes("twice") - contest.peak_bytes("dnd")) / count
        playing = (contest.cpu("twice") - contest.cpu("dnd")) / count
        value = f"{rate:,.0f} a second, of it {microseconds(playing)} each for playing; "
        value += f"{more:.0f} bytes more for each repetition"
        beside = [
            f"wc {milliseconds(contest.wall('wc'))}", f"dnd check {milliseconds(contest.wall('check'))}",
            f"memory {contest.peak_bytes('dnd') / (1 << 20):.0f} MiB",
        ]
        return Result(self.name, self.goal, value, rate >= 100_000 and more < 16, beside)


class Parsing:
    name = "parse and check 100 MB of specs"
    goal = "≥ 100 MB/s a core; memory ≤ 12 × the text"

    def measure(self, setting):
        folder = setting.specs(setting.size(100), 5600)
        size = sum(file.stat().st_size for file in folder.iterdir())
        document = setting.folder / "same.json"
        document.write_text(json.dumps([file.read_text() for file in folder.iterdir()]))
        load = f"import json; json.load(open({str(document)!r}))"
        commands = {
            "dnd": [setting.programs.dnd, "check", folder], "wc -l": ["sh", "-c", f"wc -l {folder}/*"],
            "json": [sys.executable, "-c", load],
        }
        contest = measure.Contest(commands).run(max(2, setting.rounds // 3))
        speed = size / contest.cpu("dnd") / 1e6
        factor = contest.peak_bytes("dnd") / size
        beside = [f"{name} {size / contest.cpu(name) / 1e6:,.0f} MB/s" for name in ("wc -l", "json")]
        value = f"{speed:.0f} MB/s, memory {factor:.1f} × the text ({size / 1e6:.0f} MB)"
        return Result(self.name, self.goal, value, speed >= 100 and factor <= 12, beside)


def milliseconds(seconds):
    return f"{seconds * 1000:.1f} ms" if seconds < 1 else f"{seconds:.2f} s"


def microseconds(seconds):
    return f"{seconds * 1e6:.1f} µs" if seconds < 0.001 else milliseconds(seconds)


ALL = [StartUp(), ManyFiles(), ManyScenarios(), Parsing()]
