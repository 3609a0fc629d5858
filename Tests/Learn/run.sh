#!/usr/bin/env bash
# Takes the lesson in Swift as a learner does, by the commands that the course names: the start does not pass, Swift
# that does not compile is answered with its place, each misconception with its reply, and the solutions pass.
#
#   Tests/Learn/run.sh
#
# The lesson is built by the `swift` of the checks, because it would build dnd for itself.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
root=$PWD
lesson=32-the-same-in-swift
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
export XDG_STATE_HOME=$out/state DND_PACKAGE=$root PATH=$root/Tests/Compiler:$PATH
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

# The words of a reply, which the terminal wraps.
expect_reply() {
    local reply
    reply=$(sed -n '/^\/\//!q; /^\/\/ Fails:/q; s#^// \(Reply: \)\{0,1\}##p' "$1" | paste -sd ' ')
    if [[ $status != 1 ]] || ! tr '\n' ' ' <"$out/log" | tr -s ' ' | grep -qF -- "$reply"; then
        echo "Tests/Learn/run.sh: $1: status $status; or its reply is missing: $reply" >&2
        cat "$out/log" >&2
        exit 1
    fi
}

sed 's/performBatchUpdates {/performBatchUpdates }/' "lessons/$lesson/solution.swift" >"$file"
learn check
expect 1 'start.swift:'
expect 1 'error: '
echo 'what does not compile is answered'

start=$SECONDS
count=0
for wrong in "lessons/$lesson"/wrong/*.swift; do
    cp "$wrong" "$file"
    learn check
    expect_reply "$wrong"
    count=$((count + 1))
done
echo "$count misconceptions have their replies ($((SECONDS - start)) s)"

cp "lessons/$lesson/solution.swift" "$file"
start=$SECONDS
learn check
expect 0 'Right.'
expect 0 "Your file: answers/$lesson/second.swift"
echo "the solution passes ($((SECONDS - start)) s)"

second=$out/answers/$lesson/second.swift
learn check
expect 1 'Not an answer yet: the text is as the lesson gives it.'
cp "$file" "$second"
learn check
expect 1 'error: '
learn list
expect 0 '0 of 32 lessons are finished.'
cp "lessons/$lesson/second-solution.swift" "$second"
learn check
expect 0 'Lesson 32 is finished.'
learn list
expect 0 '1 of 32 lessons are finished.'
echo 'the second scene is graded once, and not by a copy of the first answer'
