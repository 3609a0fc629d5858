import DNDLanguage
import SourceText
import Testing

@Suite struct CheckerCorpusTests {
    /// `DND_RECORD=1 swift test` rewrites the verdicts and fails, so that they are reviewed.
    @Test("The verdicts are not being recorded")
    func recording() throws {
        guard Corpus.isRecording else { return }
        let files = try Corpus.files(in: "checker/good") + Corpus.files(in: "checker/bad")
        let lines = files.flatMap { file -> [String] in
            let checked = CheckedText(file.text, others: Corpus.includes)
            print("\(file.name)\n\(checked.report)")
            if checked.codes.isEmpty { return ["{\"file\":\"\(file.name)\",\"ok\":true}"] }
            return checked.diagnostics.map { diagnostic in
                let at = checked.position(of: diagnostic)
                return "{\"file\":\"\(file.name)\",\"code\":\"\(diagnostic.code)\",\"line\":\(at.line),"
                    + "\"column\":\(at.column)}"
            }
        }
        try Corpus.record(lines, in: "checker-verdicts.ndjson")
        Issue.record("The verdicts were recorded. Read the difference, then run again without DND_RECORD.")
    }

    @Test("The corpus of the checker gets its verdicts, each fault at its place")
    func verdicts() throws {
        let verdicts = try Corpus.verdicts("checker-verdicts.ndjson")
        let files = try Corpus.files(in: "checker/good") + Corpus.files(in: "checker/bad")
        #expect(Set(files.map { $0.name }) == Set(verdicts.keys))
        for file in files {
            let checked = CheckedText(file.text, others: Corpus.includes)
            let found = checked.diagnostics.map { diagnostic in
                let at = checked.position(of: diagnostic)
                return "\(diagnostic.code) \(at.line):\(at.column)"
            }
            let expected = (verdicts[file.name] ?? []).filter { $0.ok != true }.map {
                "\($0.code ?? "?") \($0.line ?? 0):\($0.column ?? 0)"
            }
            #expect(found == expected, "\(file.name)\n\(checked.report)")
        }
    }

    @Test("The acceptance specs check clean")
    func acceptance() throws {
        let files = try Corpus.acceptance()
        #expect(files.count == 7)
        for file in files {
            let checked = CheckedText(file.text)
            #expect(checked.codes.isEmpty, "\(file.name)\n\(checked.report)")
        }
    }
}
