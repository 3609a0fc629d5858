import DNDLanguage
import Foundation
import SourceText
import Testing

/// Tests what people get for the phrases that they write before they have read anything.
///
/// `grammar/guesses` has the texts. Below each stands how it is read (`=>`), or what is reported (`!!`).
@Suite struct GuessTests {
    @Test(arguments: ["first", "names"])
    func `A guess is read as intended, or answered with what to write`(name: String) throws {
        let guesses = try Guess.read(name)
        #expect(guesses.count >= 90)
        if Corpus.isRecording {
            try Guess.write(guesses.map { $0.judged() }, name)
            let understood = guesses.map { $0.judged() }.filter { $0.isUnderstood }.count
            Issue.record("\(name): \(understood) of \(guesses.count) are understood. Read the difference.")
            return
        }
        for guess in guesses {
            #expect(guess.judged().verdict == guess.verdict, "\(guess.text)")
        }
    }

    @Test func `Every alias is the guess of somebody`() throws {
        let guesses = try Guess.read("names") + Guess.read("first")
        let accepted = guesses.filter { $0.isAccepted }.map { $0.text }.joined(separator: "\n")
        let words = Set(accepted.split { " \n;{}".contains($0) }.map { String($0) })
        for alias in Vocabulary.aliases {
            let first = alias.notation.split(separator: " ")[0]
            #expect(words.contains(String(first)) || words.contains("\(first)()"), "\(alias.notation)")
        }
    }

    @Test func `An alias is not the form of a row`() {
        for alias in Vocabulary.aliases {
            #expect(!Vocabulary.entries.contains { $0.notation == alias.notation }, "\(alias.notation)")
        }
    }

    @Test func `The phrases that are advised are valid`() {
        for row in Vocabulary.adviceRows {
            let parts = row.text.split(separator: "`", omittingEmptySubsequences: false).map { String($0) }
            for (index, phrase) in parts.enumerated() where index % 2 == 1 && phrase != "help" {
                #expect(Guess.diagnostics(of: phrase).isEmpty, "\(row.verbs): \(phrase)")
            }
        }
    }
}

/// A text that somebody writes first, and what comes of it.
struct Guess {
    /// What the person wants, after a `#`.
    let meaning: String
    let text: String
    var verdict: [String]

    private static let accepted = "=> "
    private static let reported = "!! "
    private static let separator = "---"

    var isAccepted: Bool { verdict.first?.hasPrefix(Self.accepted) ?? false }

    /// Whether it is read, or the first hint says what to write.
    var isUnderstood: Bool {
        isAccepted
            || !["`help`", "Only ", "Here must", "Here may", "The labels", "The phrase is"].contains { generic in
                verdict.dropFirst().first?.hasPrefix(Self.reported + "  " + generic) ?? true
            }
    }

    static func read(_ name: String) throws -> [Guess] {
        let text = try String(contentsOf: url(name), encoding: .utf8)
        return text.split(separator: separator + "\n").map { part in
            let lines = part.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            let isVerdict = { (line: String) in line.hasPrefix(accepted) || line.hasPrefix(reported) }
            return Guess(
                meaning: lines[0],
                text: lines.dropFirst().filter { !isVerdict($0) && !$0.isEmpty }.joined(separator: "\n"),
                verdict: lines.filter(isVerdict))
        }
    }

    static func write(_ guesses: [Guess], _ name: String) throws {
        let parts = guesses.map { ([$0.meaning, $0.text] + $0.verdict).joined(separator: "\n") + "\n" }
        try parts.joined(separator: separator + "\n").write(to: url(name), atomically: true, encoding: .utf8)
    }

    private static func url(_ name: String) -> URL {
        SyntaxCheck.root.appending(path: "grammar/guesses/\(name).txt")
    }

    /// The guess with its present verdict: the formatted text, or the diagnostics, each with its first hint.
    func judged() -> Guess {
        var guess = self
        let found = Self.diagnostics(of: text)
        if found.isEmpty {
            let formatted = Formatter.format(SourceFile(name: "guess.dnd", text: text + "\n"))
            guess.verdict = formatted.split(separator: "\n").map { Self.accepted + $0 }
        } else {
            guess.verdict = found.flatMap { diagnostic in
                [Self.reported + diagnostic.code + " " + diagnostic.message]
                    + diagnostic.hints.prefix(1).map { Self.reported + "  " + $0 }
            }
        }
        return guess
    }

    /// The errors of a text, with a table unless it declares a scene. That nothing is expected is no error here.
    static func diagnostics(of text: String) -> [Diagnostic] {
        let scenes = ["table ", "collection ", "view ", "app ", "test ", "it ", "parameters "]
        let declares = text.split(separator: "\n").contains { line in scenes.prefix(3).contains { line.hasPrefix($0) } }
        let scene = declares ? "" : "table list: A B C D E F\n"
        return CheckedText(scene + text).diagnostics.filter {
            $0.severity == .error && $0.code != Fault.nothingExpected.code
        }
    }
}
