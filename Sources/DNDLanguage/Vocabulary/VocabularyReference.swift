internal import SourceText

/// The vocabulary as text: the printed reference, and the output of `help`.
package enum VocabularyReference {
    /// The reference as a Markdown page. A test keeps `docs/vocabulary.md` equal to it.
    package static func markdown() -> String {
        var text = "# Vocabulary\n\nEvery phrase of the language, generated from the table that the checker reads.\n\n"
        text += legend
        for chapter in chapters {
            text += "\n## " + chapter.title + "\n\n| phrase | meaning | stands |\n|---|---|---|\n"
            for entry in chapter.entries { text += row(entry) }
            text += "\n" + examples(of: chapter.entries)
        }
        return text + aliases
    }

    private static let aliases =
        "\n## Aliases\n\nOther names that are read, and what they are read as. `dnd fmt` writes the latter.\n"
        + "UIKit's names of operations and intents are read, too: `.move`, `UIDropOperation.copy`,\n"
        + "`insertAtDestinationIndexPath`. `*` is the rest of a phrase.\n\n| alias | read as |\n|---|---|\n"
        + Vocabulary.aliases.map { "| `\($0.notation.escapedForTable)` | `\($0.form.escapedForTable)` |\n" }.joined()
        + "| `with METHOD -> ANSWER` | `delegate { METHOD -> ANSWER }` |\n"
        + "| `LIST.reloadData()` | `list reload in LIST` |\n"

    /// The output of `help WORD`: the phrases that begin with a verb or contain the keyword; nil when there are none.
    /// No line is wrapped for a terminal, whose output is wrapped to the width that it has.
    package static func help(_ word: String, wrapsLines: Bool = true) -> String? {
        let verb = Vocabulary.entries(word)
        let entries = verb.isEmpty ? Vocabulary.entries.filter { $0.keywords.contains(word) } : verb
        guard !entries.isEmpty, !word.isEmpty else { return nil }
        let columns = wrapsLines ? columnsAtMost : .max
        return entries.map { help($0) }.joined(separator: "\n") + slots(of: entries, columnsAtMost: columns)
    }

    /// What stands for the slots of several arguments: `TARGET is gap or empty or …`, a line each.
    private static func slots(of entries: [VocabularyEntry], columnsAtMost: Int) -> String {
        var names: [Slot] = []
        for entry in entries {
            for word in entry.notation.split(whereSeparator: { !$0.isLetter }) {
                guard let slot = Slot.byName[String(word)], slot.notation != nil, !names.contains(slot) else {
                    continue
                }
                names.append(slot)
            }
        }
        guard !names.isEmpty else { return "" }
        return "\n" + names.map { wrapped("\($0.rawValue): \($0.notation ?? "")", columnsAtMost) + "\n" }.joined()
    }

    private static let columnsAtMost = 80

    /// The text in lines, the later ones indented.
    private static func wrapped(_ text: String, _ columnsAtMost: Int) -> String {
        var lines = [""]
        for word in text.split(separator: " ") {
            let last = lines[lines.count - 1]
            if last.utf8.count + word.utf8.count < columnsAtMost {
                lines[lines.count - 1] = last.isEmpty ? String(word) : last + " " + word
            } else {
                lines.append("  " + word)
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func help(_ entry: VocabularyEntry) -> String {
        let example = entry.example.split(separator: "\n", omittingEmptySubsequences: false)
            .map { "    " + $0 }.joined(separator: "\n")
        return entry.notation + "\n  " + entry.meaning + "\n  stands " + entry.places + "\n" + example + "\n"
    }

    private static let legend = """
        `CAPITALS` stand for a name or value, `[ ]` may be left out, `( | )` is one of several, `...` is one or more,
        and `{script}` is a block in braces. Parts in `[ ]` that begin with a word may come in any order.

        """

    /// The rows of the vocabulary under the headings of the reference.
    package static let chapters: [(title: String, entries: [VocabularyEntry])] = [
        ("Structure", Vocabulary.structure),
        ("Scenes", Vocabulary.scenes),
        ("In the block of a scene", Vocabulary.sceneOptions),
        ("In the block of an item", Vocabulary.itemOptions),
        ("Delegates", Vocabulary.delegates),
        ("What the person does", Vocabulary.gestures),
        ("The app's data", Vocabulary.models),
        ("The list", Vocabulary.lists),
        ("Scripts", Vocabulary.scripts),
        ("Questions to a list", Vocabulary.queries),
        ("Snapshots", Vocabulary.snapshots),
        ("Expectations", Vocabulary.expectations),
    ]

    private static func row(_ entry: VocabularyEntry) -> String {
        "| `" + entry.notation.escapedForTable + "` | " + entry.meaning.escapedForTable + " | " + entry.places + " |\n"
    }

    private static func examples(of entries: [VocabularyEntry]) -> String {
        entries.map { entry in
            let source = SourceFile(name: "example", text: entry.pastedExample + "\n")
            return "```dnd fragment\n" + Formatter.format(source) + "```\n"
        }.joined(separator: "\n")
    }
}

extension VocabularyEntry {
    /// The example with the scene that it runs in, if it declares none.
    fileprivate var pastedExample: String {
        let declares = example.split(separator: "\n").contains { line in
            let verb = line.drop { $0 == " " }.prefix { $0.isLetter }
            return verb == "include" || ListKind.allCases.contains { $0.word == verb }
        }
        return declares ? example : "table list: A B C D E F\n" + example
    }

    /// "at top level or in a scenario"
    package var places: String {
        BlockKind.allCases.filter { standsIn.contains($0) }.map { $0.phrase }.joinedAsList(prefix: "", last: "or")
    }

    /// The literal words, including those of slots with several arguments.
    package var keywords: [String] { pattern.words }
}

extension String {
    /// Escapes `|`, which would end the cell.
    fileprivate var escapedForTable: String {
        split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}
