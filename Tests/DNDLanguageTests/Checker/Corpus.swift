import Foundation

/// The texts of `grammar/corpus`, which other implementations of the language can also use as tests.
enum Corpus {
    struct File: CustomStringConvertible {
        let name: String
        let text: String

        var description: String { name }
    }

    /// One line of a file of verdicts.
    struct Verdict: Decodable {
        let file: String
        let ok: Bool?
        let code: String?
        let line: Int?
        let column: Int?
    }

    static let root = SyntaxCheck.root.appending(path: "grammar/corpus")

    /// The `.dnd` files of a folder, sorted by name.
    static func files(in folder: String) throws -> [File] {
        let url = root.appendingPathComponent(folder)
        return try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".dnd") }.sorted()
            .map {
                File(
                    name: folder + "/" + $0,
                    text: try String(contentsOf: url.appendingPathComponent($0), encoding: .utf8))
            }
    }

    /// Specs that test the language and the runtime as black boxes.
    static func acceptance() throws -> [File] {
        let names = [
            "collection-reorder", "invalid-update", "placeholder", "table-native-move", "table-reorder", "two-lists",
            "view-drag-source",
        ]
        return try files(in: "good").filter { file in names.contains { file.name == "good/\($0).dnd" } }
    }

    /// The files that the checker's corpus includes, by their path relative to it.
    static let includes: [String: String] = {
        let included = (try? files(in: "checker/good/included")) ?? []
        var byPath: [String: String] = [:]
        for file in included {
            byPath["included/" + (file.name.split(separator: "/").last.map(String.init) ?? "")] = file.text
        }
        return byPath
    }()

    static let isRecording = ProcessInfo.processInfo.environment["DND_RECORD"] == "1"

    static func record(_ lines: [String], in name: String) throws {
        let text = lines.joined(separator: "\n") + "\n"
        try text.write(to: root.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }

    /// The verdicts by file, in order.
    static func verdicts(_ name: String) throws -> [String: [Verdict]] {
        let text = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
        let decoder = JSONDecoder()
        let verdicts = try text.split(separator: "\n").map { try decoder.decode(Verdict.self, from: Data($0.utf8)) }
        return Dictionary(grouping: verdicts) { $0.file }
    }
}
