import DragDrop
import Testing
import UIKit

/// A shopping list whose sections are shops.
private struct Request: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let make: @Sendable (inout NSDiffableDataSourceSnapshot<String, String>) -> Void

    init(_ rule: String, _ text: String, _ make: @escaping @Sendable (inout Shops) -> Void) {
        testDescription = rule
        self.text = text
        self.make = make
    }

    typealias Shops = NSDiffableDataSourceSnapshot<String, String>

    static let all = [
        Request(
            "S01", "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    figs,\n    rice\n)}"
        ) { $0.appendItems(["figs", "rice", "figs", "rice"]) },
        Request(
            "S01", "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    harbour\n)}"
        ) { $0.appendSections(["harbour", "harbour"]) },
        Request(
            "S02",
            "Diffable data source detected an attempt to insert or append 1 section identifier that already exists in "
                + "the snapshot. Identifiers in a snapshot must be unique. Section identifier that already exists: "
                + "market"
        ) { $0.appendSections(["market"]) },
        Request(
            "S02",
            "Diffable data source detected an attempt to insert or append 2 section identifiers that already exist in "
                + "the snapshot. Identifiers in a snapshot must be unique. Section identifiers that already exist: "
                + "(\n    market,\n    bakery\n)"
        ) { $0.insertSections(["market", "bakery"], beforeSection: "market") },
        Request("S04", "There are currently no sections in the data source. Please add a section first.") {
            $0 = Shops()
            $0.appendItems(["figs"])
        },
        Request("S05", "Invalid parameter not satisfying: section != NSNotFound") {
            $0.appendItems(["figs"], toSection: "harbour")
        },
        Request("S05", "Invalid parameter not satisfying: section != NSNotFound") {
            $0.insertItems(["figs"], afterItem: "rice")
        },
        Request("S06", "Invalid parameter not satisfying: insertIndex != NSNotFound") {
            $0.insertSections(["harbour"], afterSection: "station")
        },
        Request("S07", "Invalid parameter not satisfying: fromIndex != NSNotFound") {
            $0.moveItem("figs", beforeItem: "tea")
        },
        Request("S07", "Invalid parameter not satisfying: toIndex != NSNotFound") {
            $0.moveItem("tea", afterItem: "figs")
        },
        Request("S07", "Invalid parameter not satisfying: fromSection != NSNotFound") {
            $0.moveSection("harbour", beforeSection: "market")
        },
        Request("S07", "Invalid parameter not satisfying: toSection != NSNotFound") {
            $0.moveSection("market", afterSection: "harbour")
        },
        Request("S08", unknownSection) { _ = $0.itemIdentifiers(inSection: "harbour") },
        Request("S08", unknownSection) { _ = $0.numberOfItems(inSection: "harbour") },
        Request(
            "S09",
            "Invalid update: destination for insertion operation [figs, tea] is in the insertion identifier list for "
                + "update: <_UIDiffableDataSourceUpdate 0x0000000000000000>."
        ) { $0.insertItems(["figs", "tea"], beforeItem: "tea") },
        Request("S10", "Attempted to reload item identifier that does not exist in the snapshot: figs") {
            $0.reloadItems(["tea", "figs"])
        },
        Request("S10", "Attempted to reconfigure item identifier that does not exist in the snapshot: figs") {
            $0.reconfigureItems(["figs"])
        },
        Request("S10", "Attempted to reload section identifier that does not exist in the snapshot: harbour") {
            $0.reloadSections(["harbour"])
        },
    ]

    private static let unknownSection =
        "Section identifier was not found. You can verify the section exists by calling the "
        + "indexOfSectionIdentifier API (which has O(1) performance)"
}

@MainActor @Suite(.faultsApart) struct SnapshotFaultTests {
    private static let shops = {
        var shops = Request.Shops()
        shops.appendSections(["market", "bakery"])
        shops.appendItems(["tea", "milk"], toSection: "market")
        shops.appendItems(["bread"], toSection: "bakery")
        return shops
    }()

    @Test(arguments: Request.all)
    fileprivate func `What UIKit raises is told in its words and changes nothing`(request: Request) {
        var shops = Self.shops
        request.make(&shops)
        #expect(UIKitFault.raised.map(\.text) == [request.text])
        #expect(UIKitFault.raised.map { "\($0.citation)".uppercased() } == [request.testDescription])
        #expect(UIKitFault.raised.first?.name == .internalInconsistency)
        #expect(UIKitFault.logged.isEmpty)
        #expect(shops == (request.testDescription == "S04" ? Request.Shops() : Self.shops))
        #expect(shops.reloadedItemIdentifiers.isEmpty && shops.reloadedSectionIdentifiers.isEmpty)
    }

    @Test func `Items that are there are moved with a line in the log`() {
        var shops = Self.shops
        shops.appendItems(["salt", "tea"], toSection: "bakery")
        #expect(UIKitFault.raised.isEmpty)
        #expect(
            UIKitFault.logged.map(\.text) == [
                "Diffable data source detected an attempt to insert or append 1 item identifier that already exists "
                    + "in the snapshot. The existing item identifier will be moved into place instead, but this "
                    + "operation will be more expensive. For best performance, inserted item identifiers should always "
                    + "be unique. Set a symbolic breakpoint on "
                    + "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger. "
                    + "Item identifier that already exists: tea"
            ])
        #expect(shops.itemIdentifiers(inSection: "market") == ["milk"])
        #expect(shops.itemIdentifiers(inSection: "bakery") == ["bread", "salt", "tea"])
    }

    @Test func `A refused question has an empty answer`() {
        #expect(Self.shops.itemIdentifiers(inSection: "harbour").isEmpty)
        #expect(Self.shops.numberOfItems(inSection: "harbour") == 0)
    }
}
