import Foundation
import Testing

/// Tests the conventions of this repository that can be checked automatically. Each failure names the file and the
/// line.
@Suite struct TidyTests {
    let repository = Repository.shared

    /// Tests with complete sentences of UIKit, which are not split.
    static let exactTexts: Set<String> = [
        "Tests/DragDropTests/Snapshots/SnapshotTests.swift",
        "Tests/DragDropTests/Updates/ExceptionTextTests.swift",
        "Tests/DragDropTests/Updates/MeasuredBatchTests.swift",
    ]

    @Test func `No line of a source is longer than 120 characters`() {
        expectNone(in: sources.filter { !Self.exactTexts.contains($0.path) && !$0.isCorpus && !$0.isGenerated }) {
            line in
            line.count > 120 ? "\(line.count) characters" : nil
        }
    }

    @Test func `No line ends with blanks`() {
        // A diff in a document may show an empty context line as one blank.
        expectNone(in: texts.filter { $0.fileExtension != "md" }) { line in
            line.last == " " || line.last == "\t" || line.last == "\r" ? "ends with a blank" : nil
        }
    }

    @Test func `Every file is UTF-8 and ends with one newline`() {
        for file in repository.files where !file.isCorpus && file.fileExtension != "png" {
            guard let text = file.text else {
                Issue.record("\(file.path): not UTF-8")
                continue
            }
            let isTidy = text.isEmpty || text.hasSuffix("\n") && !text.hasSuffix("\n\n")
            #expect(isTidy, "\(file.path): end it with exactly one newline")
        }
    }

    @Test func `Nothing is left to do in a comment`() {
        // Joined here, so that this file does not contain the words.
        let words: Set = ["TO" + "DO", "FIX" + "ME", "X" + "XX"]
        expectNone(in: texts) { line in
            guard !line.isTestPoint else { return nil }
            return line.split { !$0.isLetter }.first { words.contains(String($0)) }
                .map { "\($0): do it, or open an issue" }
        }
    }

    @Test func `No error is forced away`() {
        let word = "try" + "!"
        expectNone(in: repository.files.filter { $0.fileExtension == "swift" }) { line in
            line.contains(word) ? "\(word): handle the error or throw it on" : nil
        }
    }

    @Test func `The core does not print`() {
        let core = repository.files(in: "Sources", extensions: ["swift"])
            .filter { Targets.core.contains(String($0.folders[1])) }
        expectNone(in: core) { line in
            (line.holds("print(") || line.holds("debugPrint(") || line.holds("dump("))
                && line.contains(/^(?!\s*\/\/).*(?:^|[^\w.])(?:print|debugPrint|dump)\(/)
                ? "detecting never prints: return a value" : nil
        }
    }

    @Test func `Rules are switched off, and other answers taken, in rulings alone`() {
        let sources = repository.files(in: "Sources", extensions: ["swift"]).filter { file in
            !file.path.hasSuffix("Rulings.swift") && file.path != "Sources/DragDrop/Rules/Rulebook.swift"
        }
        expectNone(in: sources) { line in
            (line.holds("obeys(") || line.holds("assumesOther("))
                && line.contains(/\bobeys\(|\bassumesOther\(\./)
                ? "ask a function of Rulebook in a …Rulings file that says what is decided" : nil
        }
    }

    @Test func `Only adapters know the kinds of list`() {
        let engine = repository.files(in: "Sources/DragDrop", extensions: ["swift"])
            .filter { $0.folders.last != "Adapters" }
        expectNone(in: engine) { line in
            line.contains(/[!=]= \.(?:table|collection|view)\b|\bcase \.(?:table|collection)\b/)
                ? "ask for a trait of the list's adapter" : nil
        }
    }

    @Test func `The makefiles say nothing that make 3.81 does not know`() {
        let newer = [
            ".ONESHELL", ".SHELLFLAGS", ".RECIPEPREFIX", ".EXTRA_PREREQS", "undefine ", "private ", "!=", "::=", "&:",
            "$(file ", "$(guile ", "$(let ", "--output-sync",
        ]
        let makefiles = repository.files.filter { $0.path.hasSuffix("Makefile") }
        #expect(makefiles.count >= 3)
        expectNone(in: makefiles) { line in
            guard !line.hasPrefix("\t"), !line.hasPrefix("#") else { return nil }
            return newer.first { line.contains($0) }.map { "\($0): Apple's make is 3.81" }
        }
    }

    @Test func `No path of a machine is written down`() {
        let path = /(?:^|[^\w.])\/(?:work|root|home|Users|opt\/swift)\//
        expectNone(in: texts) { line in line.firstMatch(of: path).map { "the path \($0.0)" } }
    }

    private var texts: [Repository.File] { repository.files.filter { $0.text != nil && !$0.isCorpus } }

    private var sources: [Repository.File] {
        let extensions: Set = ["swift", "c", "h", "dnd", "sh", "ebnf", "py"]
        return texts.filter { extensions.contains($0.fileExtension) || $0.path.hasSuffix("Makefile") }
    }

    /// Fails once for each line for which `complaint` returns a message.
    private func expectNone(in files: [Repository.File], _ complaint: (Substring) -> String?) {
        for file in files {
            for (index, line) in file.lines.enumerated() {
                if let complaint = complaint(line) { Issue.record("\(file.path):\(index + 1): \(complaint)") }
            }
        }
    }
}

extension Substring {
    /// Whether it is, or writes, a directive of the Test Anything Protocol.
    fileprivate var isTestPoint: Bool {
        contains("# TO" + "DO ") && (hasPrefix("ok ") || hasPrefix("not ok ")) || contains("directive: \"TO" + "DO ")
    }
}

extension Repository.File {
    /// The corpus contains malformed files on purpose.
    fileprivate var isCorpus: Bool { path.hasPrefix("grammar/corpus/") }
}
