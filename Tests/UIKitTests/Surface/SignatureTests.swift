import Foundation
import Testing

/// Compares every public name with a recorded declaration. After a change of the API, `DND_RECORD=1` rewrites the
/// record and fails, so that the difference is reviewed.
@Suite struct SignatureTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("Signatures")

    @Test(arguments: ["UIKit", "CoreTransferable", "UniformTypeIdentifiers", "MobileCoreServices"])
    func `The public names of a module are those of its text`(module: String) throws {
        let graphs = try SymbolGraph.graphs(of: module)
        try #require(!graphs.isEmpty, "the compiler knows no module \(module) in this build")
        let lines = SurfaceText(graphs).lines
        let file = Self.folder.appendingPathComponent("\(module).txt")
        let written = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let known = written.split(separator: "\n").map(String.init)
        if ProcessInfo.processInfo.environment["DND_RECORD"] != nil, lines != known {
            try Data(lines.map { "\($0)\n" }.joined().utf8).write(to: file)
        }
        for line in Self.difference(from: known, to: lines) { Issue.record("Signatures/\(module).txt: \(line)") }
    }

    @Test func `A declaration stands beneath its type, with all that it says`() throws {
        let lines = SurfaceText(try SymbolGraph.graphs(of: "UIKit")).lines
        let type = try #require(lines.firstIndex { $0.contains("class UITableViewController : UIViewController") })
        let members = lines[(type + 1)...].prefix { $0.hasPrefix("    ") }
        #expect(members.contains("    @MainActor init(style: UITableView.Style)"))
        #expect(members.contains { $0.contains("func tableView(_ tableView: UITableView, didSelectRowAt indexPath") })
    }

    private static func difference(from old: [String], to new: [String]) -> [String] {
        let difference = new.difference(from: old)
        return difference.removals.map { "is gone: \($0.text)" } + difference.insertions.map { "is new: \($0.text)" }
    }
}

extension CollectionDifference<String>.Change {
    fileprivate var text: String {
        switch self {
        case .insert(_, let text, _), .remove(_, let text, _): text
        }
    }
}
