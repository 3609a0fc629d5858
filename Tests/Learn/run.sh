#!/usr/bin/env bash
# Takes the lesson in Swift as a learner does, by the commands that the course names: the start does not pass, Swift
# that does not compile and Swift that does the wrong thing are answered with their place, and the solution passes.
#
#   Tests/Learn/run.sh
#
# The lesson shares the build folder of `make packages`, because it would build dnd for itself.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
root=$PWD
lesson=32-the-same-in-swift
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
export XDG_STATE_HOME=$out/state DND_PACKAGE=$root SWIFTPM_BUILD_DIR=$root/.build/examples
file=$out/answers/$lesson/start.swift

# Runs dnd in the learner's folder, and keeps its output and status.
learn() {
    status=0
    (cd "$out" && "$root/.build/debug/dnd" learn "$@") >"$out/log" 2>&1 </dev/null || status=$?
}

expect() {
    local wanted=$1 words=$2
    if [[ $status != "$wanted" ]] || ! grep -qF -- "$words" "$out/log"; then
        echo "Tests/Learn/run.sh: status $status, not $wanted; or '$words' is missing:" >&2
        cat "$out/log" >&2
        exit 1
    fi
}

learn 32 --output answers
expect 0 "Your file: answers/$lesson/start.swift"
start=$SECONDS
learn check
expect 1 'a row goes down'
echo "the start does not pass ($((SECONDS - start)) s with the first build)"

sed 's/performBatchUpdates {/performBatchUpdates }/' "lessons/$lesson/solution.swift" >"$file"
learn check
expect 1 'start.swift:'
expect 1 'error: '
sed 's/at: destination.row)$/at: 0)/' "lessons/$lesson/solution.swift" >"$file"
learn check
expect 1 'a row goes down'
echo 'what does not compile, and what moves to the wrong place, is answered'

cp "lessons/$lesson/solution.swift" "$file"
start=$SECONDS
learn check
expect 0 'Right.'
learn list
expect 0 '1 of 32 lessons are finished.'
echo "the solution passes ($((SECONDS - start)) s)"
