import DNDLanguage
import Foundation
import SourceText
import Testing

/// Tests what people get for the phrases that they write before they have read anything.
///
/// `grammar/guesses` has the texts. Below each stands how it is read (`=>`), or what is reported (`!!`) and what the
/// edits of the diagnostics make of it (`~>`).
@Suite struct GuessTests {
    @Test(arguments: ["first", "second", "names", "code", "blind", "seen", "unseen", "third", "fourth"])
    func `A guess is read as intended, or answered with what to write`(name: String) throws {
        let guesses = try Guess.read(name)
        #expect(guesses.count >= 40)
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

    @Test(arguments: ["first", "second", "names", "code"])
    func `What edits make of a guess has fewer diagnostics, and most often none`(name: String) throws {
        let counts = try Guess.read(name).compactMap { guess in
            guess.fixedText.map { fixed in
                (before: Guess.diagnostics(of: guess.text).count, after: Guess.diagnostics(of: fixed).count)
            }
        }
        #expect(!counts.isEmpty && counts.allSatisfy { $0.after < $0.before })
        #expect(counts.count { $0.after == 0 } * 4 > counts.count * 3)
    }

    /// Lists, labels, the item of a script and the columns of a table are not known while a text is parsed. That a list
    /// has fewer rows, or that none is declared, is a mistake of its own.
    @Test(arguments: ["first", "second", "names", "code", "blind", "seen", "unseen", "third", "fourth"])
    func `What a translation writes is read, or leads on to the next edit`(name: String) throws {
        let unknown: [Fault] = [
            .unknownList, .unknownLabel, .referenceWithoutMeaning, .unusedColumn, .positionOutOfRange, .noScene,
        ]
        for guess in try Guess.read(name) {
            let before = Guess.diagnostics(of: guess.text)
            for edit in before.filter({ $0.hints.first?.hasPrefix("Write `") ?? false }).compactMap({ $0.edit }) {
                let end = edit.range.lowerBound + Int32(edit.replacement.utf8.count)
                let refused = Guess.diagnostics(of: Guess.applying(edit, to: guess.text)).filter { found in
                    found.edit == nil && !unknown.contains { $0.code == found.code }
                        && found.range.lowerBound < end && found.range.upperBound > edit.range.lowerBound
                        && !before.contains { $0.message == found.message }
                }
                #expect(refused.isEmpty, "\(guess.text): \(edit.replacement): \(refused.map { $0.message })")
            }
        }
    }

    @Test func `Advice with one phrase is an edit`() {
        let edits = [
            "tap B": "select B", "drag 1; click 3": "drag 1; add 3", "drag 1; drop; touch 3": "drag 1; drop; select 3",
            "before { drag A }\nscenario \"s\" { press B }": "before { drag A }\nscenario \"s\" { add B }",
            "drag A; moveTo D": "drag A; hover D", "drag A; move to end": "drag A; hover end",
            "sleep 200ms": "wait 200ms", "Given ios 15": "ios 15", "When drag A": "drag A",
            "Then order is A B": "expect order: A B", "verify selected: none": "expect selected: none",
            "never called performDropWith": "expect no call performDropWith",
            "expectNot performDropWith": "expect no call performDropWith",
            "on performDropWith { reloadData }": "with performDropWith { reloadData }",
            "dragInteractionEnabled false": "list drag off",
        ]
        for (text, fixed) in edits {
            let found = Guess.diagnostics(of: text)
            #expect(found.map { Guess.applying($0.edit, to: text) } == [fixed], "\(found)")
            #expect(Guess.diagnostics(of: fixed).isEmpty, "\(fixed)")
        }
    }

    @Test(arguments: [
        "lift A; tap B", "finger 2; tap B", "on dropped { reloadData }", "move A", "insert A",
        "expect order: A, \"two\\nlines of it\"", "hover 1 2",
    ])
    func `Advice with a choice is no edit`(text: String) {
        #expect(Guess.diagnostics(of: text).allSatisfy { $0.edit == nil }, "\(text)")
    }

    @Test func `Every alias is the guess of somebody`() throws {
        let guesses = try Guess.read("names") + Guess.read("first") + Guess.read("second")
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
        for row in Vocabulary.advice.rows {
            let parts = row.text.split(separator: "`", omittingEmptySubsequences: false).map { String($0) }
            for (index, phrase) in parts.enumerated() where index % 2 == 1 && phrase != "help" {
                #expect(Guess.diagnostics(of: phrase).isEmpty, "\(row.words): \(phrase)")
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
    static let fixed = "~> "
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
            let isVerdict = { (line: String) in [accepted, reported, fixed].contains { line.hasPrefix($0) } }
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
            let mended = mended
            if mended != text { guess.verdict += mended.split(separator: "\n").map { Self.fixed + $0 } }
        }
        return guess
    }

    /// The recorded text after the edits; nil where none helps.
    var fixedText: String? {
        let lines = verdict.filter { $0.hasPrefix(Self.fixed) }.map { $0.dropFirst(Self.fixed.count) }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    /// The text after the edits, one by one, as `dnd lint --fix` applies them: none leaves more errors, except further
    /// on. What does not lead to fewer in the end is taken back.
    private var mended: String {
        var (text, found) = (text, Self.diagnostics(of: text))
        var (best, fewest) = (text, found.count)
        for _ in 0..<16 {
            guard let edit = found.lazy.compactMap({ $0.edit }).first else { break }
            let next = Self.applying(edit, to: text)
            let rest = Self.diagnostics(of: next)
            let end = Int(edit.range.lowerBound) + edit.replacement.utf8.count
            guard rest.count <= found.count || rest.allSatisfy({ $0.range.lowerBound >= end }) else { break }
            (text, found) = (next, rest)
            if found.count < fewest { (best, fewest) = (text, found.count) }
        }
        return best
    }

    static func applying(_ edit: TextEdit?, to text: String) -> String {
        let scene = scene(of: text)
        let applied = SourceFile(name: "", text: scene + text).applying([edit].compactMap { $0 })
        // An edit of the scene itself shows it.
        return applied.hasPrefix(scene) ? String(applied.dropFirst(scene.count)) : applied
    }

    /// The errors of a text, with a table unless it declares a scene. That nothing is expected is no error here.
    static func diagnostics(of text: String) -> [Diagnostic] {
        CheckedText(scene(of: text) + text).diagnostics.filter {
            $0.severity == .error && $0.code != Fault.nothingExpected.code
        }
    }

    /// The line of a table, for a text that declares no scene.
    private static func scene(of text: String) -> String {
        let scenes: Set = [
            "table", "collection", "view", "tableView", "collectionView", "UITableView", "UICollectionView", "items",
            "rows", "sections", "new",
        ]
        let declares = text.split(separator: "\n").contains { line in
            let line = line.drop { $0 == " " }
            let word = line.prefix { $0.isLetter }
            return scenes.contains(String(word)) && " :{".contains(line.dropFirst(word.count).first ?? " ")
                || line.starts(with: /list *[:"A-Z0-9\[]/) || line.hasPrefix("Given list")
        }
        return declares ? "" : "table list: A B C D E F\n"
    }
}
