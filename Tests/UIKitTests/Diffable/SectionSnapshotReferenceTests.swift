import DragDrop
import Testing

@testable import UIKit

/// Tests the Objective-C class for section snapshots.
@MainActor @Suite(.faultsApart) struct SectionSnapshotReferenceTests {
    private typealias Reference = NSDiffableDataSourceSectionSnapshotReference
    private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

    /// Two folders; the first is expanded.
    private func folders() -> Reference {
        let folders = Reference()
        folders.appendItems(["Letters", "Bills"])
        folders.appendItems(["Anna", "Ben"], intoParentItem: "Letters")
        folders.appendItems(["Water"], intoParentItem: "Bills")
        folders.expandItems(["Letters"])
        return folders
    }

    private func part(_ items: String...) -> Reference {
        let part = Reference()
        part.appendItems(items)
        return part
    }

    @Test func `Every question has the answer of the value`() {
        let folders = folders()
        #expect(folders.items as? [String] == ["Letters", "Anna", "Ben", "Bills", "Water"])
        #expect(folders.rootItems as? [String] == ["Letters", "Bills"])
        #expect(folders.visibleItems as? [String] == ["Letters", "Anna", "Ben", "Bills"])
        #expect(folders.expandedItems() as? [String] == ["Letters"])
        #expect(folders.index(ofItem: "Water") == 4)
        #expect(folders.index(ofItem: "Carl") == NSNotFound)
        #expect(folders.level(ofItem: "Ben") == 1)
        #expect(folders.parent(ofChildItem: "Ben") as? String == "Letters")
        #expect(folders.parent(ofChildItem: "Bills") == nil)
        #expect(folders.containsItem("Ben") && !folders.containsItem("Carl"))
        #expect(folders.isVisible("Ben") && !folders.isVisible("Water"))
        #expect(folders.isExpanded("Letters") && !folders.isExpanded("Bills"))
        let outline = folders as Outline
        #expect(folders.visualDescription() == outline.visualDescription())
        #expect(UIKitFault.raised.isEmpty)
    }

    @Test func `A part is a section snapshot of its own`() {
        let folders = folders()
        #expect(folders.ofParentItem("Letters").items as? [String] == ["Anna", "Ben"])
        let part = folders.ofParentItem("Letters", includingParentItem: true)
        #expect(part.items as? [String] == ["Letters", "Anna", "Ben"])
        #expect(part.isExpanded("Letters"))
        part.deleteItems(["Anna"])
        #expect(folders.containsItem("Anna"))
    }

    @Test func `A part goes with its parent, and whatever is put somewhere becomes a sibling`() {
        let folders = folders()
        folders.deleteItems(["Letters"])
        #expect(folders.items as? [String] == ["Bills", "Water"])
        folders.insertItems(["Rent"], afterItem: "Water")
        folders.insertItems(["Tax"], beforeItem: "Bills")
        folders.insert(part("Loan"), beforeItem: "Rent")
        folders.appendItems(["Wishes"], intoParentItem: nil)
        #expect(folders.items as? [String] == ["Tax", "Bills", "Water", "Loan", "Rent", "Wishes"])
        #expect(folders.level(ofItem: "Loan") == 1)
        folders.replaceChildren(ofParentItem: "Bills", with: part("Gas"))
        #expect(folders.items as? [String] == ["Tax", "Bills", "Gas", "Wishes"])
        folders.expandItems(["Bills"])
        folders.collapseItems(["Bills"])
        #expect(folders.visibleItems as? [String] == ["Tax", "Bills", "Wishes"])
        folders.deleteAllItems()
        #expect(folders.items.isEmpty)
    }

    @Test func `What then follows an inserted section snapshot is given back`() {
        #expect(folders().insert(part("Tax"), afterItem: "Letters") as? String == "Bills")
        #expect(folders().insert(part("Carl"), afterItem: "Anna") as? String == "Anna")
        for (item, snapshot) in [("Water", part("Gas")), ("Bills", part("Gas")), ("Letters", part())] {
            let answer = folders().insert(snapshot, afterItem: item)
            #expect(answer as? String == nil)
            #expect("\(answer)" == "nil")
        }
    }

    @Test func `A copy is another section snapshot, equal to the first`() throws {
        let folders = folders()
        let copy = try #require(folders.copy() as? Reference)
        #expect(copy == folders)
        copy.collapseItems(["Letters"])
        #expect(copy != folders)
        #expect(folders.isExpanded("Letters"))
        #expect(folders != Reference() && !folders.isEqual("folders"))
        #expect(Reference() == Reference())
    }

    @Test func `A section snapshot is cast to its reference and back`() {
        let folders = folders() as Outline
        let reference = folders as Reference
        reference.appendItems([1], intoParentItem: "Bills")
        #expect(folders.snapshot(of: "Bills").items == ["Water"])
        var other: Outline?
        #expect(!Outline._conditionallyBridgeFromObjectiveC(reference, result: &other))
        reference.deleteItems([1])
        #expect((reference as Outline) == folders)
        #expect((Reference() as NSDiffableDataSourceSectionSnapshot<Int>).items.isEmpty)
    }

    @Test func `Identifiers of another type cannot be cast`() async {
        await #expect(processExitsWith: .failure) {
            let reference = NSDiffableDataSourceSectionSnapshotReference()
            reference.appendItems(["Letters", 1])
            _ = reference as NSDiffableDataSourceSectionSnapshot<String>
        }
    }

    @Test(arguments: Refusal.all)
    fileprivate func `What UIKit raises is told in its words and changes nothing`(refusal: Refusal) {
        let folders = folders()
        refusal.make(folders)
        #expect(UIKitFault.raised.map(\.text) == [refusal.text])
        #expect(folders == self.folders())
    }

    /// `RandomSectionSnapshotTests` compares the value with a reference.
    @Test(arguments: 0..<40)
    func `Random changes lead where the value is led`(seed: Int) {
        var dice = Dice(seed: seed)
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        let reference = Reference()
        for number in 1...80 {
            let change = OutlineChange(&dice)
            UIKitFault.forget()
            change.make(&outline)
            let raised = UIKitFault.raised.map(\.text)
            UIKitFault.forget()
            change.make(reference)
            let place = Comment(rawValue: "seed \(seed), step \(number): \(change)")
            #expect(UIKitFault.raised.map(\.text) == raised, place)
            #expect((reference as NSDiffableDataSourceSectionSnapshot<Int>) == outline, place)
            #expect(reference.visualDescription() == outline.visualDescription(), place)
        }
    }
}

private struct Refusal: Sendable, CustomTestStringConvertible {
    let text: String
    let make: @Sendable (NSDiffableDataSourceSectionSnapshotReference) -> Void

    var testDescription: String { text }

    init(_ text: String, _ make: @escaping @Sendable (NSDiffableDataSourceSectionSnapshotReference) -> Void) {
        self.text = text
        self.make = make
    }

    private static let isMissing = "does not exist in section snapshot: Carl"

    static let all = [
        Refusal("Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    Anna\n)}") {
            $0.appendItems(["Carl", "Anna"])
        },
        Refusal("Parent item identifier \(isMissing)") { $0.appendItems(["Dora"], intoParentItem: "Carl") },
        Refusal("Parent item identifier \(isMissing)") { _ = $0.ofParentItem("Carl") },
        Refusal("Parent item identifier \(isMissing)") { $0.replaceChildren(ofParentItem: "Carl", with: $0) },
        Refusal("Item identifier to insert before \(isMissing)") { $0.insertItems(["Dora"], beforeItem: "Carl") },
        Refusal("Item identifier to insert after \(isMissing)") { $0.insertItems(["Dora"], afterItem: "Carl") },
        Refusal("Item identifier to insert after \(isMissing)") { $0.insert($0, afterItem: "Carl") },
        Refusal("Failed to find index of item Carl") { $0.deleteItems(["Anna", "Carl"]) },
        Refusal("Item identifier \(isMissing)") { #expect($0.level(ofItem: "Carl") == NSNotFound) },
        Refusal("Item identifier \(isMissing)") { #expect(!$0.isExpanded("Carl")) },
        Refusal("Item identifier \(isMissing)") { #expect(!$0.isVisible("Carl")) },
        Refusal("Child item identifier \(isMissing)") { #expect($0.parent(ofChildItem: "Carl") == nil) },
    ]
}

/// A change that values and references support.
private enum OutlineChange {
    case append([Int], to: Int?)
    case insert([Int], isBefore: Bool, Int)
    case insertPart(of: Int, isBefore: Bool, Int)
    case replace(Int, [Int])
    case delete([Int])
    case expand([Int])
    case collapse([Int])

    init(_ dice: inout Dice) {
        let items = dice.some(below: 12)
        let (item, isBefore) = (Int.random(in: 0..<12, using: &dice), Bool.random(using: &dice))
        switch Int.random(in: 0..<10, using: &dice) {
        case 0, 1, 2: self = .append(items, to: isBefore ? nil : item)
        case 3, 4: self = .insert(items, isBefore: isBefore, item)
        case 5: self = .insertPart(of: items[0], isBefore: isBefore, item)
        case 6: self = .replace(item, items)
        case 7: self = .delete(items)
        case 8: self = .expand(items)
        default: self = .collapse(items)
        }
    }

    func make(_ outline: inout NSDiffableDataSourceSectionSnapshot<Int>) {
        switch self {
        case .append(let items, let parent): outline.append(items, to: parent)
        case .insert(let items, true, let item): outline.insert(items, before: item)
        case .insert(let items, false, let item): outline.insert(items, after: item)
        case .insertPart(let moved, let isBefore, let item):
            let part = outline.snapshot(of: moved, includingParent: true)
            outline.delete([moved])
            if isBefore { outline.insert(part, before: item) } else { outline.insert(part, after: item) }
        case .replace(let parent, let items):
            var part = NSDiffableDataSourceSectionSnapshot<Int>()
            part.append(items)
            outline.replace(childrenOf: parent, using: part)
        case .delete(let items): outline.delete(items)
        case .expand(let items): outline.expand(items)
        case .collapse(let items): outline.collapse(items)
        }
    }

    func make(_ reference: NSDiffableDataSourceSectionSnapshotReference) {
        switch self {
        case .append(let items, nil): reference.appendItems(items)
        case .append(let items, let parent?): reference.appendItems(items, intoParentItem: parent)
        case .insert(let items, true, let item): reference.insertItems(items, beforeItem: item)
        case .insert(let items, false, let item): reference.insertItems(items, afterItem: item)
        case .insertPart(let moved, let isBefore, let item):
            let part = reference.ofParentItem(moved, includingParentItem: true)
            reference.deleteItems([moved])
            if isBefore { reference.insert(part, beforeItem: item) } else { reference.insert(part, afterItem: item) }
        case .replace(let parent, let items):
            let part = NSDiffableDataSourceSectionSnapshotReference()
            part.appendItems(items)
            reference.replaceChildren(ofParentItem: parent, with: part)
        case .delete(let items): reference.deleteItems(items)
        case .expand(let items): reference.expandItems(items)
        case .collapse(let items): reference.collapseItems(items)
        }
    }
}
