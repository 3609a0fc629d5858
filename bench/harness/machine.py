"""What the machine is, without its name."""

import os
import pathlib
import platform
import re
import subprocess

from harness import quantities
from harness.programs import Programs, compiler


def description(programs: Programs) -> list[str]:
    cpu = _fields("/proc/cpuinfo")
    memory = int(_fields("/proc/meminfo").get("MemTotal", "0 kB").split()[0]) * 1024
    clock = float(cpu.get("cpu MHz", "0"))
    cores = f"{len(os.sched_getaffinity(0))} cores ({cpu.get('model name', platform.machine())}"
    # Without the provider's suffix.
    kernel = re.match(r"[\d.]+", platform.release())
    return [
        cores + (f", {clock / 1000:.2f} GHz)" if clock else ")"),
        f"{quantities.number(memory / (1 << 30))} GiB of memory",
        f"{platform.system()} {kernel.group() if kernel else ''}, {' '.join(platform.libc_ver())}".strip(),
        _first_line(["swift", "--version"]),
        _first_line([compiler(), "--version"]),
        f"Python {platform.python_version()}",
        f"`dnd`: a release build with the Swift library in it, {quantities.size(programs.dnd.stat().st_size)}",
    ]


def _fields(path: str) -> dict[str, str]:
    """The first value of each name."""
    fields: dict[str, str] = {}
    if pathlib.Path(path).exists():
        for line in pathlib.Path(path).read_text(encoding="utf-8").splitlines():
            name, _, value = line.partition(":")
            fields.setdefault(name.strip(), value.strip())
    return fields


def _first_line(command: list[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return (done.stdout.splitlines() or [command[0]])[0].strip()
