import Foundation
import Testing

/// Every public name is used by a client that is compiled here, with its whole type.
@Suite struct SignatureTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("Signatures")

    @Test(arguments: ["UIKit", "UniformTypeIdentifiers", "MobileCoreServices"])
    func `The client uses every public name of a module`(module: String) throws {
        let graphs = try SymbolGraph.graphs(of: module)
        try #require(!graphs.isEmpty, "the compiler knows no module \(module) in this build")
        for (name, text) in SignatureWriter(module: module, graphs: graphs).files().sorted(by: { $0.key < $1.key }) {
            let file = Self.folder.appendingPathComponent(name)
            let written = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            if ProcessInfo.processInfo.environment["DND_RECORD"] != nil, text != written {
                try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
            for line in Self.difference(from: written, to: text) { Issue.record("Signatures/\(name): \(line)") }
        }
    }

    @Test func `No file of the client is left over`() throws {
        let modules = ["UIKit", "UniformTypeIdentifiers", "MobileCoreServices"]
        let names = try modules.flatMap {
            try SignatureWriter(module: $0, graphs: SymbolGraph.graphs(of: $0)).files().keys
        }
        let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(found).subtracting(names).sorted() == [])
    }

    private static func difference(from old: String, to new: String) -> [String] {
        let difference = new.split(separator: "\n").difference(from: old.split(separator: "\n"))
        return difference.removals.map { "is gone: \($0.text)" } + difference.insertions.map { "is new: \($0.text)" }
    }
}

extension CollectionDifference<Substring>.Change {
    fileprivate var text: Substring {
        switch self {
        case .insert(_, let text, _), .remove(_, let text, _): text
        }
    }
}
