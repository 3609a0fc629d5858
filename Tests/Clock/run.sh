#!/usr/bin/env bash
# Replays the commands of README.md, "first red spec", on three apps as they are written for iOS, each with a bug: one
# with the outlets of a storyboard, a diffable grid, and two tables in cells. Each app starts in an empty folder.
#
#   Tests/Clock/run.sh
#
# One of those whose rows can be chosen in number is also explored.
#
# `make build` is not repeated: the debug program beside dnd-adapt is the same. The packages are built by the `swift` of
# the checks, because each would build dnd for itself. order.txt has the order that the spec of an app expects.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
root=$PWD
limit=120
PATH=$root/Tests/Compiler:$PATH
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

mapfile -t commands < <(sed -n '/^```sh first red spec$/,/^```$/p' README.md | sed '1d;$d')
if ((${#commands[@]} < 3 || ${#commands[@]} > 10)); then
    echo "Tests/Clock/run.sh: README.md has ${#commands[@]} commands, not 3 to 10" >&2
    exit 1
fi
if [[ ${commands[0]} != "make -C ../dnd build" || ! -x .build/debug/dnd-adapt ]]; then
    echo "Tests/Clock/run.sh: the first command is not make build, or make adapter-debug has not run" >&2
    exit 1
fi

# Runs the commands after the first in the folder of an app, and keeps what the last one prints.
replay() {
    local order=$1 command status=0
    for command in "${commands[@]:1}"; do
        command=${command//..\/dnd\/.build\/release/$root\/.build\/debug}
        command=${command//Bob Cem Dan Ann/$order}
        command=${command/swift run/swift run -q}
        status=0
        eval "$command" >"$out/log" 2>&1 || status=$?
        if [[ $command != *" run Specs" && $status != 0 ]]; then
            cat "$out/log" >&2
            return 1
        fi
    done
    [[ $status == 1 ]] && grep -q '^1 failed in 1 file' "$out/log"
}

# Plays all gestures with up to three rows. The bug of the app, two rows that are swapped, takes three to be seen.
explore() {
    local status=0
    (cd "$1" && "$root/.build/debug/AppSpecs" explore Specs/*.dnd --all --rows 1...3) >"$out/log" 2>&1 || status=$?
    if [[ $status != 1 ]] || ! grep -q '^  2 rows: proved' "$out/log" || ! grep -q '^  3 rows: failed' "$out/log"; then
        echo "Tests/Clock/run.sh: the exploration of $1 does not find the bug:" >&2
        cat "$out/log" >&2
        exit 1
    fi
}

for folder in Tests/Clock/*/; do
    name=$(basename "$folder")
    mkdir "$out/$name"
    for file in "$folder"*.swift.txt; do cp "$file" "$out/$name/$(basename "$file" .txt)"; done
    start=$SECONDS
    if ! (cd "$out/$name" && replay "$(cat "$root/$folder/order.txt")"); then
        echo "Tests/Clock/run.sh: $name has no failing spec after ${#commands[@]} commands:" >&2
        cat "$out/log" >&2
        exit 1
    fi
    seconds=$((SECONDS - start))
    if [[ $name == Outlets ]]; then explore "$out/$name/Specs"; fi
    echo "$name: ${#commands[@]} commands, $seconds s after make build"
    if ((seconds > limit)); then
        echo "Tests/Clock/run.sh: $name took more than $limit s" >&2
        exit 1
    fi
done
