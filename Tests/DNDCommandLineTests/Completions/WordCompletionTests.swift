import DNDLanguage
import DNDLint
import Testing

@testable import DNDCommandLine
@testable import DNDExplanation
@testable import DNDManual

/// Tests that the completions are accepted by the parser of the command line.
@Suite struct WordCompletionTests {
    private func texts(_ words: String...) -> [String] {
        WordCompletion(words).candidates.map { $0.text }
    }

    @Test func `Every command is there, with its meaning`() {
        let candidates = WordCompletion([""]).candidates
        #expect(candidates.map { $0.text } == CommandEntry.all.map { $0.name })
        #expect(candidates.map { $0.meaning } == CommandEntry.all.map { $0.meaning })
    }

    @Test func `What dnd docs prints is there, with its meaning, and no former name`() {
        let candidates = WordCompletion(["docs", ""]).candidates
        #expect(candidates.map { "docs \($0.text)" } == Command.docs.entry.subcommands.map { $0.name })
        #expect(candidates.map { $0.meaning } == Command.docs.entry.subcommands.map { $0.meaning })
        for former in FormerName.all { #expect(!texts("").contains(former.name)) }
    }

    @Test(arguments: Command.allCases)
    func `Every option of a command is there, and the parser takes each`(command: Command) throws {
        let name = command.rawValue
        let words = name.split(separator: " ").map { String($0) }
        let texts = { (others: String...) in WordCompletion(words + others).candidates.map { $0.text } }
        let options = command.entry.options + CommandOption.everywhere
        #expect(texts("--") == options.map { $0.name })
        for option in options {
            let values = texts(option.name, "")
            guard let notation = command.entry.value(of: option) else {
                // The option has no value, so the next word is an argument.
                #expect(values == texts(""))
                continue
            }
            if notation.isListOfWords { #expect(values == notation.split(separator: "|").map(String.init)) }
            let required = Array(repeating: "x", count: command.entry.argumentCount.lowerBound)
            for value in values where !value.hasSuffix("/") && !value.isEmpty {
                #expect(throws: Never.self, "\(name) \(option.name) \(value)") {
                    try ArgumentReader.read(words + [option.name, value] + required)
                }
            }
            #expect(texts("\(option.name)=") == values.map { "\(option.name)=\($0)" })
        }
    }

    @Test(
        arguments: [
            (["ru"], ["run"]), (["do"], ["docs"]), (["docs", "f"], ["findings", "fidelity"]),
            (["run", "--color", "a"], ["auto", "always"]),
            (["run", "--color=n"], ["--color=never"]), (["--color", "never", "expla"], ["explain"]),
            (["lint", "--format", ""], ["text", "json", "sarif"]), (["lint", "--format", "json", "--fi"], ["--fix"]),
            (["run", "--", "--fi"], []), (["explain", "DND110"], (1...8).map { "DND110\($0)" }),
            (["docs", "grammar", "vim-"], ["vim-ftdetect", "vim-ftplugin"]), (["help", "hov"], ["hover"]),
            (["docs", "man", "dnd-d"], ["dnd-diff.1", "dnd-docs.1"]), (["check", "--sy"], ["--syntax"]),
            (["run", "--assume", "Q01"], ["Q01=drag-first", "Q01=drop-first"]), (["run", "--jobs", ""], []),
            (["completions", ""], ["bash", "zsh", "fish", "for"]), (["nonsense", "--js"], []),
            (["lint", "--level", "DND1101="], LintLevel.allCases.map { "DND1101=\($0.rawValue)" }),
        ] as [([String], [String])])
    func `A word is completed by where it stands`(words: [String], texts: [String]) {
        #expect(WordCompletion(words).candidates.map { $0.text } == texts)
    }

    @Test func `Verbs and codes are all there`() {
        #expect(Set(texts("help", "")) == Set(CommandEntry.all.map { $0.name } + Vocabulary.verbs))
        #expect(texts("explain", "") == Explanation.numbers)
    }

    @Test(arguments: [
        ("a.dnd:", "a.dnd:3\tone: first\na.dnd:5\ttwo\n"), ("a", "a.dnd\n"), ("", "a.dnd\nsub/\n"),
        ("sub/", "sub/b.dnd\nsub/c.dnd\n"), (".h", ".hidden.dnd\n"), ("a.dnd:5", "a.dnd:5\ttwo\n"), ("nope.dnd:", ""),
    ])
    func `Specs, folders and the scenarios of a file`(partial: String, output: String) throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        #expect(try program.run(["completions", "for", "--", "run", partial]).output == output)
    }

    @Test func `Tags and names come from the specs that are named, or from all there are`() throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        let tags = { try program.run(["completions", "for", "--", "run"] + $0 + ["--tag", ""]).output }
        #expect(try tags([]) == "quick\nrule\nslow\n")
        #expect(try tags(["a.dnd"]) == "rule\nslow\n")
        let names = try program.run(["completions", "for", "--", "run", "a.dnd", "--filter", "t"]).output
        #expect(names == "two\n")
    }

    static let files = [
        "a.dnd": "table t: A\n\n@slow scenario \"one: first\" { expect order: A }\n\n"
            + "@rule(R131) scenario \"two\" { expect order: A }\n",
        "sub/b.dnd": "table t: A\n\n@quick scenario \"three\" { expect order: A }\n", "sub/c.dnd": "not { a spec\n",
        ".hidden.dnd": "drag A\n", "notes.txt": "x\n",
    ]
}
