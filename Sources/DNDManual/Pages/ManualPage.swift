internal import DNDLanguage
internal import DNDResults
internal import SourceText

/// A manual page in mdoc(7), generated from the tables.
package struct ManualPage {
    /// `dnd-run`
    package let title: String
    package let section: Int

    /// The text, with a final newline.
    package let text: String

    /// `dnd-run.1`
    package var name: String { "\(title).\(section)" }

    /// `man1/dnd-run.1`: the path in a folder of `MANPATH`.
    package var path: String { "man\(section)/\(name)" }

    /// The pages of the program, of its commands in the order of `help`, and of the language.
    package static var all: [ManualPage] {
        [ManualPage.program] + CommandEntry.all.map { ManualPage(of: $0) } + [ManualPage.language]
    }

    init(title: String, section: Int, _ body: (inout Manuscript) -> Void) {
        self.title = title
        self.section = section
        var manuscript = Manuscript(title: title, section: section)
        body(&manuscript)
        text = manuscript.text
    }

    // MARK: - Pages

    private static var program: ManualPage {
        ManualPage(title: "dnd", section: 1) { page in
            page.name("UIKit's drag and drop, without a screen")
            page.synopsis([
                ["Nm"], ["Nm", "Ar COMMAND", "Op Ar OPTION ...", "Op Ar ARGUMENT ..."], ["Nm", "Fl -version"],
            ])
            page.heading("DESCRIPTION")
            page.paragraph(
                "A headless, faithful runtime of UIKit's drag and drop: delegates, sessions, proposals, drop "
                    + "coordinator, placeholders, item providers, batch updates and diffable data sources. It is "
                    + "driven in a small language, from spec files or from a session; plain `dnd` starts a session.")
            page.heading("COMMANDS")
            page.list(CommandEntry.all.map { ("Xr dnd-\($0.name) 1", $0.meaning.sentence) })
            page.heading("OPTIONS")
            page.list(
                [CommandOption.help, .version].map { option in
                    (Manuscript.item(option, value: nil), option.meaning.sentence)
                })
            page.heading("ENVIRONMENT")
            page.list(EnvironmentVariable.all.map { ("Ev \($0.name)", $0.meaning.sentence) })
            page.heading("EXIT STATUS")
            page.list(ExitCode.allCases.map { ("Li \($0.rawValue)", $0.meaning.sentence) })
            page.seeAlso(CommandEntry.all.map { "dnd-\($0.name) 1" } + ["dnd 5"])
        }
    }

    private init(of entry: CommandEntry) {
        self.init(title: "dnd-\(entry.name)", section: 1) { page in
            page.name(entry.meaning)
            page.synopsis(([entry] + entry.subcommands).map { Manuscript.synopsis(of: $0) })
            page.heading("DESCRIPTION")
            page.paragraph(entry.meaning.sentence)
            let paragraphs = entry.details.paragraphs
            for paragraph in paragraphs where !paragraph.isExitStatus { page.details(paragraph) }
            if !entry.subcommands.isEmpty {
                page.heading("SUBJECTS")
                page.list(
                    entry.subcommands.map { subject in
                        let details = subject.details.paragraphs.map { " \($0)" }.joined()
                        return ("Cm \(subject.lastWord)", subject.meaning.sentence + details)
                    })
            }
            page.options(of: [entry] + entry.subcommands)
            for paragraph in paragraphs where paragraph.isExitStatus {
                page.heading("EXIT STATUS")
                page.paragraph(paragraph.withoutFirstWords)
            }
            page.seeAlso(["dnd 1", "dnd 5"])
        }
    }

    private static var language: ManualPage {
        ManualPage(title: "dnd", section: 5) { page in
            page.name("the language of specs and sessions of dnd")
            page.heading("DESCRIPTION")
            for paragraph in LanguageSummary.paragraphs { page.paragraph(paragraph) }
            for chapter in VocabularyReference.chapters {
                page.heading(chapter.title.uppercased())
                page.list(
                    chapter.entries.map { entry in
                        ("Li " + entry.notation.mdocArgument, entry.meaning.sentence + " Stands \(entry.places).")
                    })
            }
            page.heading("EXAMPLES")
            page.literal(LanguageSummary.example)
            page.seeAlso(["dnd 1", "dnd-help 1"])
        }
    }
}

extension String {
    /// A table's meaning as a sentence. The first word keeps its spelling if it is the name of a method.
    var sentence: String {
        let isName = prefix { $0 != " " }.contains { !$0.isLowercase && $0 != "," && $0 != "'" }
        return (isName ? self : prefix(1).uppercased() + dropFirst()) + "."
    }

    /// The paragraphs, separated by empty lines.
    fileprivate var paragraphs: [String] {
        var result: [[Substring]] = [[]]
        for line in split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty { result.append([]) } else { result[result.count - 1].append(line) }
        }
        return result.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
    }

    fileprivate var isExitStatus: Bool { hasPrefix("Exit status") }

    /// The text after "Exit status: ", as a sentence.
    fileprivate var withoutFirstWords: String {
        let rest = split(separator: ":", maxSplits: 1).last.map { $0.drop { $0 == " " } } ?? ""
        return rest.prefix(1).uppercased() + rest.dropFirst()
    }
}
