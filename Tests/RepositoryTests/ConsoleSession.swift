/// The commands of a `console` block with their output.
///
///     $ printf 'a\n' | dnd lint -        a command; its first word is one of `programs`
///     > more of it                       lines directly below that begin with "> " belong to the command
///     output                             all lines up to the next "$ "; "..." stands for any number of lines
struct ConsoleSession: Equatable {
    struct Step: Equatable {
        var command: String
        var expected: [String] = []

        /// The line in the block, from 1.
        var lineNumber: Int
    }

    struct Fault: Error, Equatable {
        let lineNumber: Int
        let message: String
    }

    /// The programs that a document can call. Others would make the test depend on the machine and belong in a `sh`
    /// block.
    static let programs: Set<Substring> = ["dnd", "PeopleSpecs", "printf", "echo", "cat"]

    private(set) var steps: [Step] = []

    init(_ lines: [String]) throws(Fault) {
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("$ ") {
                let command = line.dropFirst(2)
                guard Self.programs.contains(command.prefix { $0 != " " }) else {
                    throw Fault(lineNumber: index + 1, message: "\"\(command)\" is not compared: use a sh block")
                }
                steps.append(Step(command: String(command), lineNumber: index + 1))
            } else if steps.isEmpty {
                throw Fault(lineNumber: index + 1, message: "a console block begins with \"$ \" and a command")
            } else if line == ">" || line.hasPrefix("> "), steps[steps.count - 1].expected.isEmpty {
                steps[steps.count - 1].command += "\n" + line.dropFirst(2)
            } else {
                steps[steps.count - 1].expected.append(line)
            }
        }
    }
}

/// The output of a command, or the output that a document shows.
struct Transcript: Equatable {
    /// Replaces the duration of a run, in documents and comparisons.
    static let anyDuration = "in N ms"

    /// The lines with durations normalized.
    let lines: [String]

    /// Normalizes the duration in a summary: `in 3 ms`, `in 0.21 s` or `in 12 µs` in the last non-empty line becomes
    /// `in N ms`. Earlier times are virtual, hence exact, and are kept.
    init(_ lines: [String]) {
        var lines = lines
        while lines.last == "" { lines.removeLast() }
        if let last = lines.indices.last {
            lines[last] = lines[last].replacing(/\bin \d+(?:\.\d+)? (?:µs|ms|s)\b/, with: Self.anyDuration)
        }
        self.lines = lines
    }

    init(output: String) {
        self.init(output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }

    /// Whether the output is as expected; a line `...` of the expected text matches any number of lines.
    func matches(expected: Transcript) -> Bool {
        Self.matches(lines[...], expected.lines[...])
    }

    private static func matches(_ lines: ArraySlice<String>, _ expected: ArraySlice<String>) -> Bool {
        guard let first = expected.first else { return lines.isEmpty }
        if first.drop(while: { $0 == " " }) == "..." {
            return (lines.startIndex...lines.endIndex).contains { matches(lines[$0...], expected.dropFirst()) }
        }
        return lines.first == first && matches(lines.dropFirst(), expected.dropFirst())
    }
}
