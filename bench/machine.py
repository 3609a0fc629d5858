"""What the machine is, and what is built on it."""

import os
import pathlib
import platform
import subprocess

EMPTY_C = "int main(void) { return 0; }\n"


class Programs:
    """The binaries that are measured."""

    def __init__(self, dnd, engine, hosted, empty):
        self.dnd = dnd
        self.engine = engine
        self.hosted = hosted
        self.empty = empty


def build(root, folder):
    """Builds dnd as it is installed, the benchmarks that run inside a process, and an empty C program."""
    subprocess.run(["make", "-s", "build"], cwd=root, check=True, stdout=subprocess.DEVNULL)
    flags = ["--explicit-target-dependency-import-check", "error", "-c", "release", "--static-swift-stdlib"]
    for product in ("engine-benchmark", "hosted-benchmark"):
        subprocess.run(
            ["swift", "build", *flags, "--product", product], cwd=root, check=True, stdout=subprocess.DEVNULL)
    release = root / ".build" / "release"
    source = folder / "empty.c"
    source.write_text(EMPTY_C)
    empty = folder / "empty"
    compiler = next(name for name in ("cc", "clang", "gcc") if _is_there(name))
    subprocess.run([compiler, "-O2", "-o", empty, source], check=True)
    return Programs(release / "dnd", release / "engine-benchmark", release / "hosted-benchmark", empty)


def _is_there(program):
    return any(os.access(pathlib.Path(place) / program, os.X_OK) for place in os.environ["PATH"].split(":") if place)


def description(programs):
    """Lines about the machine, without its name."""
    model = next(
        (line.split(":", 1)[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")),
        platform.processor())
    memory = int(next(line for line in open("/proc/meminfo") if line.startswith("MemTotal")).split()[1]) // (1 << 20)
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout.splitlines()[0]
    size = programs.dnd.stat().st_size / (1 << 20)
    return [
        f"{os.cpu_count()} processors ({model}), {memory} GiB, Linux {platform.release().split('-')[0]}",
        swift,
        f"`dnd`: static release build, {size:.1f} MiB",
    ]
