import Foundation
import SourceText
import Testing

@testable import Adapting

/// Tests that the table of members matches the recorded surface. `DND_RECORD=1` rewrites it and fails.
@Suite struct MemberTableTests {
    private static let folder = MainPackage.root.appending(path: "Tools/adapt/Sources/Adapting/Members")

    @Test func `The table is what the public modules declare`() throws {
        let text = MemberTableText(
            lines: try Self.surface(), name: "text", origin: "Tests/UIKitTests/Surface/Signatures",
            extending: Self.foundationTypes)
        try check(text.text, "MemberTable+Text.swift")
    }

    /// Another toolchain has another Foundation, so the table is compared with that of the one that it is of.
    @Test(.enabled("the table is of another toolchain") { Self.isOfToolchain || Self.isRecording })
    func `The table of Foundation is what the toolchain has`() throws {
        let text = MemberTableText(
            lines: try FoundationSurface().lines, name: "foundationText",
            origin: "the Foundation of \(FoundationSurface.toolchain ?? "Swift")")
        try check(text.text, "MemberTable+FoundationText.swift")
    }

    private func check(_ text: String, _ name: String) throws {
        let file = Self.folder.appending(path: name)
        let written = try String(contentsOf: file, encoding: .utf8)
        if text != written, Self.isRecording { try Data(text.utf8).write(to: file) }
        #expect(text.split(separator: "\n").difference(from: written.split(separator: "\n")).isEmpty)
    }

    private static let isRecording = ProcessInfo.processInfo.environment["DND_RECORD"] == "1"

    private static var isOfToolchain: Bool {
        let file = folder.appending(path: "MemberTable+FoundationText.swift")
        guard let toolchain = FoundationSurface.toolchain, let text = try? String(contentsOf: file, encoding: .utf8)
        else { return false }
        return text.prefix { $0 != "," }.hasSuffix(" \(toolchain)")
    }

    private static let foundationTypes = Set(MemberTable(MemberTable.foundationText).entries.keys)

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
