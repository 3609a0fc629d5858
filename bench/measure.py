"""Runs commands in turn, and takes what the operating system says of each."""

import os
import statistics
import subprocess
import time


class Sample:
    """One finished run."""

    def __init__(self, wall, cpu, peak_bytes, status):
        self.wall = wall
        self.cpu = cpu
        self.peak_bytes = peak_bytes
        self.status = status


def once(command, cwd=None, env=None):
    """Runs a command to its end; its output goes nowhere."""
    start = time.perf_counter()
    process = subprocess.Popen(
        [str(word) for word in command], cwd=cwd, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    return Sample(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024, process.returncode)


class Contest:
    """Several commands, run one after the other, again and again."""

    def __init__(self, commands, cwd=None):
        """commands: name -> list of words"""
        self.commands = commands
        self.cwd = cwd
        self.samples = {name: [] for name in commands}

    def run(self, count, seconds=120):
        """Each once to warm up, then count rounds; a command that has used its seconds is left out of the rest."""
        for name, command in self.commands.items():
            sample = once(command, self.cwd)
            if sample.status != 0:
                raise SystemExit(f"{name} ended with {sample.status}: {' '.join(str(word) for word in command)}")
            if sample.wall > seconds / 3:
                self.samples[name].append(sample)
        for _ in range(count):
            for name, command in self.commands.items():
                if sum(sample.wall for sample in self.samples[name]) < seconds:
                    self.samples[name].append(once(command, self.cwd))
        return self

    def wall(self, name):
        """The median, in seconds."""
        return statistics.median(sample.wall for sample in self.samples[name])

    def cpu(self, name):
        return statistics.median(sample.cpu for sample in self.samples[name])

    def peak_bytes(self, name):
        return max(sample.peak_bytes for sample in self.samples[name])

    def walls(self):
        return {name: self.wall(name) for name in self.commands}
