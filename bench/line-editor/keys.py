#!/usr/bin/env python3
"""Measures what a key costs at the prompt of `dnd`: processor time of its own, and the time until the screen answers.

    bench/line-editor/keys.py [PROGRAM]

Types lines at a pseudo-terminal, one key after the other, beside a history of 1 000 entries: along a hint, and where no
entry goes on so. Processor time is what /proc/PID/task/*/schedstat says, so other programs do not count.
"""

import fcntl
import os
import pty
import select
import struct
import sys
import tempfile
import termios
import time

LINES = {
    "a line of the history": "drag 3; hover 2 above; drop; expect order: A B C 17",
    "a line that is new": "lift A; hover 3; list insert 2; expect shown: A B; settle",
}
ROUNDS = 20


def processor_nanoseconds(pid):
    tasks = os.listdir(f"/proc/{pid}/task")
    return sum(int(open(f"/proc/{pid}/task/{task}/schedstat").read().split()[0]) for task in tasks)


def start(program, folder, hints):
    history = os.path.join(folder, "history")
    with open(history, "w") as file:
        file.write("#line-history 1\n")
        for i in range(1000):
            file.write(f"drag {i % 7}; hover {i % 5} above; drop; expect order: A B C {i}\n")
    environment = {"TERM": "xterm-256color", "HOME": folder, "LANG": "C.UTF-8", "DND_HISTORY": history}
    environment["DND_HINTS"] = hints
    pid, terminal = pty.fork()
    if pid == 0:
        os.execve(program, [program], environment)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 120, 0, 0))
    return pid, terminal


def drain(terminal, seconds):
    while select.select([terminal], [], [], seconds)[0]:
        os.read(terminal, 65536)


def measure(program, line, hints):
    with tempfile.TemporaryDirectory() as folder:
        pid, terminal = start(program, folder, hints)
        drain(terminal, 1)
        begin, waits = processor_nanoseconds(pid), []
        for _ in range(ROUNDS):
            for key in line:
                sent = time.perf_counter()
                os.write(terminal, key.encode())
                os.read(terminal, 65536)
                waits.append(time.perf_counter() - sent)
                drain(terminal, 0.002)
            os.write(terminal, b"\x15")
            drain(terminal, 0.02)
        cost = (processor_nanoseconds(pid) - begin) / len(waits)
        os.kill(pid, 9)
        os.waitpid(pid, 0)
        os.close(terminal)
    waits.sort()
    return cost / 1000, waits[len(waits) // 2] * 1000


def main():
    program = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else ".build/release/dnd")
    print("                         processor time a key   key to screen (median)")
    for name, line in LINES.items():
        for hints in ("1", "0"):
            cost, wait = measure(program, line, hints)
            label = name + ("" if hints == "1" else ", no hints")
            print(f"{label:34} {cost:7.0f} µs {wait:18.2f} ms")


main()
