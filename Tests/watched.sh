#!/usr/bin/env bash
# Runs tests, shows what is not as it should be, and keeps everything in a file. Failures are repeated at the end, where
# a log that is cut still has them. Tests that do not end are stopped, with their names and those of the processes that
# they have started; the last 4 kB of their output are lost.
#
#   Tests/watched.sh SECONDS LOG swift test …
set -uo pipefail
limit=${1:?usage: Tests/watched.sh SECONDS LOG COMMAND …} log=$2
shift 2

stop() {
	echo "The tests have not ended within $limit seconds. What still runs:"
	ps -eo pid,ppid,etime,args | awk 'NR == 1 || /dnd|Specs|python/' | cut -c 1-160
	pkill -TERM -P "$(cat "$folder/tests")"
	sleep 2
	kill -TERM "$(cat "$folder/tests")" 2>/dev/null
}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkfifo "$folder/pipe"
awk -v log_file="$log" '
	{ print > log_file }
	# What begins and what passes is not shown, also where an argument of a test has several lines.
	/^(◇|✔|✘|━|➜|↳) / { isHidden = /^(◇|✔) / && !/^✔ Test run/ }
	!isHidden { print; fflush() }
	isHidden && /( started| seconds.*)\.$/ { isHidden = 0 }
	/^(✔|✘|━) Test run with / { hasEnded = 1 }
	/^◇ Test .* started\.$/ { name = $0; sub(/^◇ Test /, "", name); sub(/ started\.$/, "", name); begun[name] = 1 }
	/^(✔|✘|━) Test .* after / {
		name = $0
		sub(/^(✔|✘|━) Test /, "", name)
		sub(/( with [0-9]+ test cases?)? (passed|failed) after .*/, "", name)
		delete begun[name]
	}
	# An issue, its values (↳, indented or not) and the lines of a value of several lines.
	/^✘ / { isFailure = 1 }
	/^(◇|✔|━|➜) / { isFailure = 0 }
	isFailure && failed < 200 { failures[failed++] = $0 }
	END {
		delete begun["run"]
		# Of a run that has ended every test has, also if its line was torn by what another process wrote.
		for (name in begun) if (!hasEnded && name !~ /^case /) print "has not ended: " name
		if (failed) print "\nWhat failed, once more:"
		for (line = 0; line < failed; line++) print failures[line]
	}' < "$folder/pipe" &
shown=$!
(
	sleep "$limit" &
	nap=$!
	trap 'kill "$nap" 2>/dev/null; exit' TERM
	wait "$nap" && stop
) &
clock=$!
# In the foreground, where Ctrl-C reaches them.
bash -c 'echo $$ > "$0"; exec "$@"' "$folder/tests" "$@" > "$folder/pipe" 2>&1
status=$?
kill "$clock" 2>/dev/null
wait "$shown" "$clock" 2>/dev/null
exit "$status"
