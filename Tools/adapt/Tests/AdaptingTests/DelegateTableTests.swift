import Foundation
import SourceText
import Testing

@testable import Adapting

/// Tests that the table of UIKit's delegates matches the module. `DND_RECORD=1` rewrites it and fails.
@Suite struct DelegateTableTests {
    private static let table = MainPackage.root
        .appending(path: "Tools/adapt/Sources/Adapting/Delegates/DelegateTable+Text.swift")

    @Test func `The table is what the module UIKit declares`() throws {
        let written = try String(contentsOf: Self.table, encoding: .utf8)
        let text = try Self.tableText()
        if text != written, ProcessInfo.processInfo.environment["DND_RECORD"] == "1" {
            try Data(text.utf8).write(to: Self.table)
        }
        let difference = text.split(separator: "\n").difference(from: written.split(separator: "\n"))
        #expect(difference.insertions.map { $0.text } == [])
        #expect(difference.removals.map { $0.text } == [])
    }

    @Test func `The table knows what is known of UIKit`() {
        let table = DelegateTable.shared
        let entries = table.entries(signed: "tableView(_:performDropWith:)")
        #expect(entries.map { $0.protocolName } == ["UITableViewDropDelegate"])
        #expect(table.closure(of: "UICollectionViewDelegateFlowLayout").contains("UIScrollViewDelegate"))
        #expect(
            table.conformances(ofClass: "UITableViewController")
                == ["UITableViewDataSource", "UITableViewDelegate", "UIScrollViewDelegate"])
        #expect(table.conformances(ofClass: "UIView") == [])
        #expect(table.conformances(ofClass: "Board") == nil)
    }

    @Test func `What is said to be unmodelled is not in the table`() {
        let known = Set(DelegateTable.shared.entries.map { $0.method.signature })
        #expect(DelegateTable.unmodelled.intersection(known).sorted() == [])
        for signature in DelegateTable.unmodelled {
            #expect(signature.wholeMatch(of: /[a-z]\w*\(([a-zA-Z_]+:)+\)/) != nil, "\(signature)")
        }
    }

    // MARK: - Writing

    private static func tableText() throws -> String {
        let files = try sources().enumerated().map { try SwiftFile($1, index: $0) }
        var protocols: [String: (lines: [String], inherited: [String])] = [:]
        var classes: [String: [String]] = [:]
        for file in files {
            for declaration in file.declarations where isPublic(declaration) {
                let methods = declaration.members.compactMap { DelegateMethod($0)?.text }
                switch declaration.introducer {
                case "protocol" where declaration.name.contains(/Delegate|DataSource(Prefetching)?$/):
                    protocols[declaration.name] = (methods, declaration.inherited)
                case "class": classes[declaration.name, default: []].insert(contentsOf: declaration.inherited, at: 0)
                default: break
                }
            }
            for declaration in file.declarations where declaration.introducer == "extension" {
                classes[declaration.name, default: []] += declaration.inherited
            }
        }
        let ours = files.flatMap { $0.declarations }.filter { $0.introducer == "protocol" && !isPublic($0) }
        let names = Set(protocols.keys).union(classes.keys).subtracting(ours.map { $0.name })
        func head(_ name: String, _ inherited: [String]) -> String {
            let known = inherited.filter { names.contains($0) && !$0.hasPrefix("_") }
            return known.isEmpty ? name : "\(name): \(known.joined(separator: ", "))"
        }
        let declared = files.flatMap { $0.declarations }.filter { $0.introducer == "class" && isPublic($0) }
        let classNames = Set(declared.map { $0.name })
        var lines = classNames.sorted().map { "class \(head($0, classes[$0] ?? [])) {}" }
        for (name, content) in protocols.sorted(by: { $0.key < $1.key }) {
            lines += ["", "protocol \(head(name, content.inherited)) {"] + content.lines.map { "    " + $0 } + ["}"]
        }
        return """
            // What UIKit declares here, as DelegateTableTests writes it with DND_RECORD=1.
            // swift-format-ignore-file

            extension DelegateTable {
                static let text = \"""

            """ + lines.map { $0.isEmpty ? "\n" : "        \($0)\n" }.joined() + """
                        \"""

                    /// The public names at file scope that are Apple's.
                    static let typeNames: Set<String> = [

                """ + typeNames(files).map { "        \"\($0)\",\n" }.joined() + """
                        ]
                    }

                    """
    }

    /// The names at file scope that are Apple's, sorted: those with a prefix, and `Selector`.
    private static func typeNames(_ files: [SwiftFile]) -> [String] {
        let types: Set = ["class", "struct", "enum", "protocol", "typealias", "func", "var", "let"]
        let names = files.flatMap { $0.declarations }.filter { types.contains($0.introducer) && isPublic($0) }
            .map { $0.name }
        return Set(names).filter { $0.contains(/^(UI|NS|CG|CA)[A-Z]|^Selector$/) }.sorted()
    }

    private static func isPublic(_ declaration: Declaration) -> Bool {
        !declaration.modifiers.isDisjoint(with: ["public", "open"])
    }

    private static func sources() throws -> [SourceFile] {
        try MainPackage.uikit.flatMap { path in
            let folder = MainPackage.root.appending(path: path)
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            return try paths.sorted().filter { $0.hasSuffix(".swift") }.map { path in
                SourceFile(name: path, text: try String(contentsOf: folder.appending(path: path), encoding: .utf8))
            }
        }
    }
}

extension CollectionDifference<Substring>.Change {
    fileprivate var text: Substring {
        switch self {
        case .insert(_, let element, _), .remove(_, let element, _): element
        }
    }
}
