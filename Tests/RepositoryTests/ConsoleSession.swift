/// The commands of a `console` block, each with what it writes.
///
///     $ printf 'a\n' | dnd lint -        a command; its first word is one of `programs`
///     > more of it                       lines directly below that begin with "> " belong to the command
///     output                             all lines up to the next "$ "; "..." stands for any number of lines
struct ConsoleSession: Equatable {
    struct Step: Equatable {
        var command: String
        var expected: [String] = []

        /// The line of the block, counted from 1.
        var lineNumber: Int
    }

    struct Fault: Error, Equatable {
        let lineNumber: Int
        let message: String
    }

    /// What a document may call. Anything else would make a test depend on the machine; it goes into a `sh` block.
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

/// What a command wrote, and what a document says that it writes.
struct Transcript: Equatable {
    /// The time that a run took, as documents and comparisons have it.
    static let anyDuration = "in N ms"

    /// Durations made equal.
    let lines: [String]

    /// Makes the time in a summary equal on every machine: `in 3 ms`, `in 0.21 s` or `in 12 µs` in the last line that
    /// is not empty becomes `in N ms`. Times further up are virtual, hence exact, and stay as they are.
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

    /// Whether the output is as expected, where a line `...` of the expected text stands for any number of lines.
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
