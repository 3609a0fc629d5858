import DNDLanguage
import Foundation
import SourceText
import Testing

/// Compares the files of `grammar/corpus` with `verdicts.ndjson`: `"ok": true`, with `"formatted": true` for a
/// formatted file, or one line for each diagnostic.
@Suite struct CorpusTests {
    static let folder = SyntaxCheck.root.appending(path: "grammar/corpus")

    struct Verdict: Codable, Hashable {
        var file: String
        var ok: Bool?
        var formatted: Bool?
        var code: String?
        var line: Int?
        var column: Int?
    }

    static let verdicts: [Verdict] = {
        guard let text = try? String(contentsOf: folder.appending(path: "verdicts.ndjson"), encoding: .utf8) else {
            return []
        }
        return text.split(separator: "\n").compactMap { try? JSONDecoder().decode(Verdict.self, from: Data($0.utf8)) }
    }()

    static func files(in name: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: name).path())) ?? []
        return names.filter { $0.hasSuffix(".dnd") }.sorted().map { "\(name)/\($0)" }
    }

    static func source(_ file: String) throws -> SourceFile {
        SourceFile(name: file, utf8: [UInt8](try Data(contentsOf: folder.appending(path: file))))
    }

    static func findings(in file: String) throws -> [Verdict] {
        let source = try source(file)
        let diagnostics = Parser.parse(file: FileID(rawValue: 0), source: source).diagnostics
        if diagnostics.isEmpty {
            let isFormatted = DNDLanguage.Formatter.format(source).utf8.elementsEqual(source.utf8)
            return [Verdict(file: file, ok: true, formatted: isFormatted ? true : nil)]
        }
        return diagnostics.map {
            let position = source.position(at: $0.range.lowerBound)
            return Verdict(file: file, code: $0.code, line: position.line, column: position.column)
        }
    }

    @Test(arguments: files(in: "good") + files(in: "bad"))
    func theParserAgreesWithTheVerdict(file: String) throws {
        let expected = Self.verdicts.filter { $0.file == file }
        let found = try Self.findings(in: file)
        #expect(found == expected, "\(found.map { "\($0)" }.joined(separator: "\n"))")
        #expect(file.hasPrefix("good/") == (found.first?.ok == true))
    }

    @Test func everyVerdictHasItsFileAndEveryCodeIsThere() {
        let files = Set(Self.files(in: "good") + Self.files(in: "bad"))
        #expect(Set(Self.verdicts.map(\.file)) == files)
        let codes = Set(Self.verdicts.compactMap(\.code))
        let large: Set<SyntaxError.Code> = [.tooManyArguments, .textTooLong, .fileTooLarge]
        for code in SyntaxError.Code.allCases where !large.contains(code) {
            #expect(codes.contains(code.rawValue), "\(code)")
        }
    }

    @Test(arguments: files(in: "good"))
    func formattingLosesNothing(file: String) throws {
        SyntaxCheck.formatting(of: String(decoding: try Self.source(file).utf8, as: UTF8.self))
    }

    /// Records the current verdicts and fails, so that they are not recorded by accident.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["DND_RECORD"] != nil))
    func record() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let verdicts = try (Self.files(in: "bad") + Self.files(in: "good")).flatMap(Self.findings)
        let lines = try verdicts.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }
        try lines.joined().write(
            to: Self.folder.appending(path: "verdicts.ndjson"), atomically: true, encoding: .utf8)
        Issue.record("verdicts.ndjson has been recorded: read the difference, then run without DND_RECORD")
    }
}
