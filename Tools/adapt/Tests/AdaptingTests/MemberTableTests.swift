import Foundation
import SourceText
import Testing

@testable import Adapting

/// Tests that the table of members matches the recorded surface. `DND_RECORD=1` rewrites it and fails.
@Suite struct MemberTableTests {
    private static let file = MainPackage.root
        .appending(path: "Tools/adapt/Sources/Adapting/Members/MemberTable+Text.swift")

    @Test func `The table is what the public modules declare`() throws {
        let written = try String(contentsOf: Self.file, encoding: .utf8)
        let text = MemberTableText(lines: try Self.surface()).text
        if text != written, ProcessInfo.processInfo.environment["DND_RECORD"] == "1" {
            try Data(text.utf8).write(to: Self.file)
        }
        #expect(text.split(separator: "\n").difference(from: written.split(separator: "\n")).isEmpty)
    }

    @Test func `The table knows what is known of UIKit`() {
        let table = MemberTable.shared
        let button = table.closure(of: "UIButton")
        #expect(button.isSuperset(of: ["UIControl", "UIView", "UIResponder", "NSObject"]))
        #expect(table.members("layer", of: button).map { $0.type } == ["CALayer"])
        #expect(table.members("setTitle", of: button).map { $0.parameters?.map { $0.label } } == [["", "for"]])
        #expect(table.members("systemBlue", of: ["UIColor"]).map { $0.isStatic } == [true])
        #expect(table.type(named: "UITableViewRowAnimation") == "UITableView.RowAnimation")
        #expect(table.type(named: "UITableView.Board") == nil)
    }

    @Test(arguments: [
        (["withDuration", "animations"], 0, true), (["withDuration"], 1, true), (["withDuration"], 2, true),
        (["withDuration", "delay", "animations"], 0, true), (["withDuration", "delay"], 0, false),
        (["delay", "animations"], 0, false), (["withDuration", "animations", "other"], 0, false),
    ])
    func `A call has the labels of the required parameters, in order`(
        labels: [String], closures: Int, isAccepted: Bool
    ) {
        let members = MemberTable.shared.members("animate", of: ["UIView"])
        #expect(members.contains { $0.parameters(of: labels, trailingClosures: closures) != nil } == isAccepted)
    }

    private static func surface() throws -> [String] {
        let folder = MainPackage.root.appending(path: "Tests/UIKitTests/Surface/Signatures")
        return try ["UIKit", "UniformTypeIdentifiers", "CoreTransferable"].flatMap { name in
            try String(contentsOf: folder.appending(path: "\(name).txt"), encoding: .utf8)
                .split(separator: "\n").map { String($0) }
        }
    }
}
