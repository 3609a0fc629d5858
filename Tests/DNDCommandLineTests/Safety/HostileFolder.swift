import Foundation
import Testing

/// A folder whose names, labels, titles and messages contain control characters, and commands that speak of them.
struct HostileFolder {
    /// An escape sequence, C0 and C1 controls, DEL, a carriage return, and characters that reorder or end lines.
    static let text = "\u{1B}[31m\u{7}\u{9B}2J\u{202E}\u{2066}\u{7F}\r\u{8}\u{1}\u{2028}"

    struct Command: CustomTestStringConvertible {
        let arguments: [String]

        /// Commands to run before it.
        var before: [[String]] = []
        var input = ""
        var takesColor = true

        var testDescription: String { arguments.map { $0.debugDescription }.joined(separator: " ") }
    }

    func program() throws -> Program {
        let h = Self.text
        return try Program(files: [
            "plain.dnd": Self.declarations + Self.scenarios, "n\(h).dnd": Self.declarations + Self.scenarios,
            "sub\u{1B}[1m\u{202E}/s.dnd": Self.declarations + Self.scenarios,
            "bad.dnd": Self.declarations
                + "scenario \"x\" { drag \"Z\(h)\"; hover C; drop; expect order: \"Q\(h)\" }\n"
                + "scenario \"y\" { hoover \"A\(h)\" }\n",
            "syntax.dnd": "table \"p\(h): A\nscenario } \"\(h)\n\(h)", "stream": "\(h)\n",
            "include.dnd": "include \"no\(h)where.dnd\"\ntable t: A\nexpect order: A\n",
            "V.swift": "import UIKit\n// \(h)\nclass V: UIViewController { @IBAction func b() { let x = \"\(h)\" } }\n",
            "bad.swift": "import UIKit\nlet x = \"\(h)\n",
            // Without line ends, so that it is Swift, and one whose message quotes it.
            "W.swift": "// \u{1B}[31m\u{9B}\u{202E}\nclass W: UIViewController { @IBAction func b() {} }\n",
            "quoted.swift": "func f() -\u{1B}[31m> Int { 1 }\n",
        ])
    }

    private static let declarations = """
        # comment \(text)
        table "pe\(text)ople": "A\(text)" B C
        app "Ph\(text)otos" { view "al\(text)bum": "sun\(text)set" }
        item "sun\(text)set" { fails "off\(text)line" }

        """

    private static let scenarios = """
        @slow("t\(text)ag")
        scenario "na\(text)me" {
          drag "A\(text)"; hover C; drop
          expect order:   "A\(text)" B C
        }
        @skip("rea\(text)son") scenario "skipped\(text)" { drag B; drop; expect state: idle }
        @todo("rea\(text)son") scenario "todo\(text)" { drag B; cancel; expect order: B "A\(text)" C }
        scenario "finding\(text)" {
          drag "sun\(text)set" from "al\(text)bum"; hover 0 in "pe\(text)ople"; drop; settle
          expect operation: copy
        }

        """
}

extension HostileFolder {
    static let commands = runs + traces + edits + comparisons + arguments + completions

    private static let runs: [Command] = [
        "text", "ndjson", "tap", "tap14", "junit", "github", "markdown", "exercism", "html",
    ].flatMap { format -> [Command] in
        let stream = ["run", "-v", ".", "--report", "ndjson:e"]
        return [
            Command(arguments: ["run", "-v", "plain.dnd", "--format", format]),
            Command(arguments: ["run", ".", "--format", format]),
            Command(arguments: ["run", "-v", ".", "--report", "\(format):r.out"]),
            Command(arguments: ["merge", "e", "--format", format], before: [stream]),
            Command(arguments: ["merge", "stream", "none\(text)", "--format", format]),
        ]
    }

    private static let traces: [Command] =
        ["text", "diagram", "mermaid", "plantuml", "svg", "json"].flatMap { format in
            [
                Command(arguments: ["trace", ".", "--format", format]),
                Command(arguments: ["trace", "plain.dnd", "--format", format, "--output", "t.out"]),
            ]
        }
        + ["text", "json", "sarif"].flatMap { format in
            [Command(arguments: ["lint", ".", "--format", format])]
        }

    private static let edits: [Command] = [
        Command(arguments: ["lint", "--syntax", "."]), Command(arguments: ["lint", "--fix", "."]),
        Command(arguments: ["lint", "-"], input: declarations + "hoover \"A\(text)\"\n"),
        Command(arguments: ["fmt", "--diff", "."]), Command(arguments: ["fmt", "--check", "."]),
        Command(arguments: ["fmt", "."]), Command(arguments: ["bless", "--dry-run", "."]),
        Command(arguments: ["bless", "plain.dnd"]), Command(arguments: ["adapt", "V.swift"]),
        Command(arguments: ["adapt", "bad.swift"]), Command(arguments: ["adapt", "W.swift"]),
        Command(arguments: ["adapt", "quoted.swift"]),
        Command(arguments: ["adapt", "V.swift", "--output", "o\(text)"]),
        Command(arguments: ["adapt", "V.swift", "--in-place"]),
    ]

    private static let comparisons: [Command] = [
        Command(arguments: ["diff", "plain.dnd", "--without", "R131"]),
        Command(arguments: ["diff", "plain.dnd", "--ios", "14,18", "--format", "json"]),
        Command(arguments: ["diff", "plain.dnd", "bad.dnd"]),
        Command(arguments: ["diff", "plain.dnd:7", "plain.dnd:13"]),
        Command(arguments: ["diff", "plain.dnd:7", "plain.dnd:13", "--format", "json"]),
        Command(
            arguments: ["diff", "j", "plain.dnd"],
            before: [["trace", "plain.dnd:7", "--format", "json", "--output", "j"]]),
        Command(arguments: ["explore", "plain.dnd", "--runs", "20"]), Command(arguments: ["explore", "bad.dnd"]),
        Command(arguments: ["docs", "fidelity", "."], takesColor: false),
    ]

    private static let arguments: [Command] = [
        [text], ["help", text], ["explain", text], ["docs", text], ["docs", "man", text], ["docs", "grammar", text],
        ["docs", "fidelity", text], ["completions", text], ["run", text], ["run", "a\n\(text)"], ["run", "--\(text)"],
        ["run", "--format", text, "."], ["run", "--filter", text, "."], ["run", "--glob", text, "."],
        ["run", "--name", text, "."], ["run", "--tag", text, "."], ["run", "--shard", text, "."],
        ["run", "--changed", text, "."], ["run", "--report", "tap:\(text)/x", "."], ["run", "--timeout", text, "."],
        ["run", "--assume", text, "."], ["run", "--assume", "Q07=\(text)", "."], ["run", "--without", text, "."],
        ["trace", "--output", "\(text)/x", "plain.dnd"], ["diff", "plain.dnd", "--assume", "Q07=x\(text)"],
        ["explore", "plain.dnd", "--seed", text], ["explore", "plain.dnd", "--output", "\(text)/x"],
        ["lint", "--level", text], ["fmt", text], ["bless", text], ["merge", text], ["watch", text], ["repl", text],
        ["adapt", text], ["adapt", "\(text).swift"],
    ].map { Command(arguments: $0, takesColor: false) }

    private static let completions: [Command] = [
        ["run", ""], ["run", "plain.dnd:"], ["run", "--filter", ""], ["run", "--tag", ""], ["adapt", ""],
    ].map { Command(arguments: ["completions", "for", "--"] + $0, takesColor: false) }
}

/// Lines of the REPL, and what is typed before them.
extension HostileFolder {
    static let beginnings = [
        "", "table \"p\(text)\": \"A\(text)\" B C\n",
        "table \"p\(text)\": \"A\(text)\" B C\nwatch order\nbreak on performDropWith\ndrag \"A\(text)\"\nhover C\n",
        "load plain.dnd\n",
    ]

    static let lines = [
        "load plain.dnd", "load bad.dnd", "load syntax.dnd", "load include.dnd", "load none\(text)",
        "load n\(text).dnd", "drag \"A\(text)\"; hover C; drop", text, "help \(text)", "help \"x\(text)\"",
        "watch \(text)", "watch order", "unwatch \(text)", "break on \(text)", "unbreak \(text)", "save \(text)/x",
        "save s.dnd", "order", "calls", "steps", "trace", "why \(text)", "why performDropWith",
        "expect order: \"Q\(text)\"", "expect state: idl\(text)", "fix", "back", "back \(text)", "goto \(text)",
        "diff \(text) 1", "fork a\(text)", "fork", "tour \(text)", "quit\(text)", "show \(text)",
        "include \"n\(text)\"", "answer \(text)", "define \"w\(text)\" { drag B }", "explain \(text)", "step drag 0",
        "continue", "table \"\\n\(text)\": \"A\\nB\"", "redo \(text)", "undo", "reset",
    ]
}
