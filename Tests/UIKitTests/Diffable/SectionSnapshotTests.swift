import DragDrop
import Testing
import UIKit

@MainActor @Suite(.faultsApart) struct SectionSnapshotTests {
    private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

    /// Two folders; the first is expanded.
    private static let folders = {
        var folders = Outline()
        folders.append(["Letters", "Bills"])
        folders.append(["Anna", "Ben"], to: "Letters")
        folders.append(["Water"], to: "Bills")
        folders.expand(["Letters"])
        return folders
    }()

    @Test func `Parents come before their children`() {
        let folders = Self.folders
        #expect(folders.items == ["Letters", "Anna", "Ben", "Bills", "Water"])
        #expect(folders.rootItems == ["Letters", "Bills"])
        #expect(folders.visibleItems == ["Letters", "Anna", "Ben", "Bills"])
        #expect(folders.expandedItems == ["Letters"])
        #expect(folders.index(of: "Water") == 4)
        #expect(folders.parent(of: "Water") == "Bills")
        #expect(folders.parent(of: "Bills") == nil)
        #expect(folders.level(of: "Ben") == 1)
        #expect(folders.isExpanded("Letters") && !folders.isExpanded("Bills"))
        #expect(folders.isVisible("Ben") && !folders.isVisible("Water"))
        #expect(folders.contains("Anna") && !folders.contains("Carl"))
    }

    @Test func `A part is a section snapshot of its own`() {
        #expect(Self.folders.snapshot(of: "Letters").items == ["Anna", "Ben"])
        let part = Self.folders.snapshot(of: "Letters", includingParent: true)
        #expect(part.items == ["Letters", "Anna", "Ben"])
        #expect(part.isExpanded("Letters"))
        #expect(Outline(part) == part)
    }

    @Test func `Section snapshots are equal by outline, however they came to it`() {
        var other = Outline()
        other.append(["Bills"])
        other.append(["Tax"], to: "Bills")
        other.insert(["Letters"], before: "Bills")
        var water = Outline()
        water.append(["Water"])
        other.replace(childrenOf: "Bills", using: water)
        other.append(["Ben"], to: "Letters")
        other.insert(["Anna"], before: "Ben")
        #expect(other != Self.folders)
        other.expand(["Letters"])
        #expect(other == Self.folders)
        #expect(other.hashValue == Self.folders.hashValue)
        other.delete(["Letters"])
        #expect(other.items == ["Bills", "Water"])
        other.insert(["Rent"], after: "Water")
        #expect(other.parent(of: "Rent") == "Bills")
    }

    @Test func `The visual description shows levels, what is expanded and what is visible`() {
        var folders = Self.folders
        folders.expand(["Anna"])
        let text = """
            <NSDiffableDataSourceSectionSnapshot: 0x0000000000000000
            +*Letters
              +*Anna
              -*Ben
            -*Bills
              - Water
            >
            """
        #expect(folders.visualDescription() == text)
        #expect(Outline().visualDescription() == "<NSDiffableDataSourceSectionSnapshot: 0x0000000000000000\n>")
    }

    @Test func `What is not there is neither expanded nor a place for nothing`() {
        var folders = Self.folders
        folders.expand(["Carl"])
        folders.collapse(["Carl"])
        folders.append([], to: "Carl")
        folders.insert([], before: "Carl")
        folders.insert(Outline(), after: "Carl")
        #expect(UIKitFault.raised.isEmpty)
        #expect(folders == Self.folders)
    }

    @Test(arguments: SectionRequest.all)
    fileprivate func `What UIKit raises is told in its words and changes nothing`(request: SectionRequest) {
        var folders = Self.folders
        request.make(&folders)
        #expect(UIKitFault.raised.map(\.text) == [request.text])
        #expect(UIKitFault.raised.map { "\($0.citation)".uppercased() } == [request.testDescription])
        #expect(folders == Self.folders)
    }
}

private struct SectionRequest: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let make: @Sendable (inout NSDiffableDataSourceSectionSnapshot<String>) -> Void

    private static func request(
        _ rule: String, _ text: String,
        _ make: @escaping @Sendable (inout NSDiffableDataSourceSectionSnapshot<String>) -> Void
    ) -> SectionRequest {
        SectionRequest(testDescription: rule, text: text, make: make)
    }

    private static let duplicates = "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
    private static func missing(_ subject: String) -> String {
        "\(subject) does not exist in section snapshot: Carl"
    }

    static let all = [
        request("S15", duplicates + "{(\n    Carl\n)}") { $0.append(["Carl", "Carl"]) },
        request("S15", duplicates + "{(\n    Anna,\n    Carl\n)}") { $0.append(["Anna", "Carl", "Carl"]) },
        request("S15", duplicates + "{(\n    Anna\n)}") { $0.append(["Carl", "Anna"], to: "Bills") },
        request("S15", duplicates + "{(\n    Anna,\n    Ben\n)}") {
            $0.insert($0.snapshot(of: "Letters"), after: "Bills")
        },
        request("S16", "Failed to find index of item Carl") { $0.delete(["Letters", "Carl"]) },
        request("S17", missing("Item identifier")) { _ = $0.level(of: "Carl") },
        request("S17", missing("Child item identifier")) { _ = $0.parent(of: "Carl") },
        request("S17", missing("Item identifier")) { _ = $0.isExpanded("Carl") },
        request("S17", missing("Item identifier")) { _ = $0.isVisible("Carl") },
        request("S18", missing("Parent item identifier")) { _ = $0.snapshot(of: "Carl") },
        request("S18", missing("Parent item identifier")) { $0.append(["Dora"], to: "Carl") },
        request("S18", missing("Parent item identifier")) {
            $0.replace(childrenOf: "Carl", using: NSDiffableDataSourceSectionSnapshot<String>())
        },
        request("S19", missing("Item identifier to insert before")) { $0.insert(["Dora"], before: "Carl") },
        request("S19", missing("Item identifier to insert after")) { $0.insert(["Dora"], after: "Carl") },
        request("S19", missing("Item identifier to insert before")) { $0.insert(dora, before: "Carl") },
        request("S19", missing("Item identifier to insert after")) { $0.insert(dora, after: "Carl") },
    ]

    private static let dora = {
        var dora = NSDiffableDataSourceSectionSnapshot<String>()
        dora.append(["Dora"])
        return dora
    }()
}
