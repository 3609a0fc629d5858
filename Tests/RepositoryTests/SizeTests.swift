import Testing

/// Tests sizes that must not grow. Files that exceeded a limit when it was set are in a table and may only shrink.
@Suite struct SizeTests {
    /// Swift files with more than 250 lines, and their numbers of lines. Tables and test data are allowed here; code is
    /// split by topic instead. Overridable members form a table, too, because they must be in the body of their class.
    static let longSources: [String: Int] = [
        "Package.swift": 283,
        "Sources/UIKit/Lists/UICollectionView.swift": 332,
        "Sources/UIKit/Lists/UITableView.swift": 340,
    ]

    /// Tables of text, which grow by a row per entry.
    static let tables: Set<String> = [
        "Sources/DragDrop/Rules/QuestionTable.swift", "Sources/DragDrop/Rules/RuleTable.swift",
        "Sources/DNDTranslation/TranslationTable.swift",
    ]

    /// Specs with fewer than 5 or more than 30 lines, and their numbers of lines.
    static let oddSpecs: [String: Int] = [:]

    @Test func `A Swift file has at most 250 lines`() {
        let files = Repository.shared.files.filter {
            $0.fileExtension == "swift" && !$0.isGenerated && !Self.tables.contains($0.path)
        }
        for complaint in complaints(of: files, within: 0...250, except: Self.longSources) {
            Issue.record("\(complaint)")
        }
    }

    /// What is generated is not counted.
    @Test(arguments: Targets.imports.keys.sorted())
    func `A target has at most 18,000 lines`(target: String) {
        let files = Repository.shared.files(in: "Sources/\(target)", extensions: ["swift"]).filter { !$0.isGenerated }
        #expect(files.reduce(0) { $0 + $1.lines.count } <= 18_000)
    }

    @Test func `A spec has 5 to 30 lines`() {
        let files = Repository.shared.files(in: "specs", extensions: ["dnd"])
        for complaint in complaints(of: files, within: 5...30, except: Self.oddSpecs) { Issue.record("\(complaint)") }
    }

    @Test func `An exception may shrink, and goes when it is not needed`() {
        let file = Repository.File(path: "a.swift", text: String(repeating: "\n", count: 6))
        let text = { (exceptions: [String: Int]) in self.complaints(of: [file], within: 0...5, except: exceptions) }
        #expect(text([:]) == ["a.swift: 6 lines, not 0 to 5: split it, or name it in SizeTests"])
        #expect(text(["a.swift": 6]) == [])
        #expect(text(["a.swift": 5]) == ["a.swift: grew from 5 to 6 lines: split it by meaning"])
        #expect(text(["a.swift": 8]) == ["a.swift: shrank from 8 to 6 lines: say so in the table"])
        #expect(text(["a.swift": 6, "b.swift": 9]) == ["b.swift: is gone: take it out of the table"])
        #expect(
            complaints(of: [file], within: 0...6, except: ["a.swift": 6])
                == ["a.swift: needs no exception any more: take it out of the table"])
    }

    private func complaints(
        of files: [Repository.File], within limits: ClosedRange<Int>, except exceptions: [String: Int]
    ) -> [String] {
        var stale = Set(exceptions.keys)
        let complaints = files.compactMap { file -> String? in
            stale.remove(file.path)
            return complaint(lineCount: file.lines.count, limits: limits, exception: exceptions[file.path])
                .map { "\(file.path): \($0)" }
        }
        return complaints + stale.sorted().map { "\($0): is gone: take it out of the table" }
    }

    private func complaint(lineCount: Int, limits: ClosedRange<Int>, exception: Int?) -> String? {
        switch (limits.contains(lineCount), exception) {
        case (true, nil): nil
        case (true, _): "needs no exception any more: take it out of the table"
        case (false, nil):
            "\(lineCount) lines, not \(limits.lowerBound) to \(limits.upperBound): split it, or name it in SizeTests"
        case (false, let allowed?) where lineCount < allowed && lineCount > limits.upperBound:
            "shrank from \(allowed) to \(lineCount) lines: say so in the table"
        case (false, let allowed?) where lineCount > allowed:
            "grew from \(allowed) to \(lineCount) lines: split it by meaning"
        default: nil
        }
    }
}
