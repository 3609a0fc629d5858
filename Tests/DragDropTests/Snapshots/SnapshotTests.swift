import DragDrop
import Testing

@Suite("A snapshot")
struct SnapshotTests {
    @Test("appends, inserts, moves and deletes by identity")
    func operations() throws {
        var snapshot = Snapshot()
        try snapshot.appendSections(sections(1, 2), names: .plain)
        try snapshot.insertSections(sections(3), .before, SectionID(rawValue: 2), names: .plain)
        try snapshot.appendItems(items(0..<3), to: SectionID(rawValue: 1), names: .plain)
        try snapshot.appendItems(items(10..<12), names: .plain)
        try snapshot.insertItems(items(20..<22), .after, item(0), names: .plain)
        try snapshot.moveItem(item(2), .before, item(10), names: .plain)
        try snapshot.moveSection(SectionID(rawValue: 3), .after, SectionID(rawValue: 2), names: .plain)
        snapshot.deleteItems([item(1), item(99)])
        #expect(text(snapshot) == "1: 0 20 21; 2: 2 10 11; 3:")
        #expect(snapshot.index(of: item(10)) == 4)
        #expect(snapshot.section(containing: item(10)) == SectionID(rawValue: 2))
        #expect(snapshot.itemCount == 6)
        #expect(try snapshot.items(in: SectionID(rawValue: 2), names: .plain).count == 3)
        snapshot.deleteSections(sections(2, 8))
        #expect(text(snapshot) == "1: 0 20 21; 3:")
        snapshot.deleteAllItems()
        #expect(snapshot.sectionCount == 0)
    }

    @Test("moves what exists and says so in the log (S03)")
    func existingItems() throws {
        var snapshot = try Self.letters()
        let log = try snapshot.appendItems([item(0), item(7)], to: SectionID(rawValue: 2), names: .plain)
        #expect(text(snapshot) == "1: 1 2; 2: 3 0 7")
        #expect(log?.rule == .s03)
        #expect(
            log?.text == """
                Diffable data source detected an attempt to insert or append 1 item identifier that already exists in the \
                snapshot. The existing item identifier will be moved into place instead, but this operation will be more \
                expensive. For best performance, inserted item identifiers should always be unique. Set a symbolic \
                breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the \
                debugger. Item identifier that already exists: i0
                """)
        let many = try snapshot.insertItems([item(1), item(0)], .after, item(7), names: .plain)
        #expect(text(snapshot) == "1: 2; 2: 3 7 1 0")
        #expect(many?.text.hasSuffix("Item identifiers that already exist: (\n    i1,\n    i0\n)") == true)
        #expect(try snapshot.appendItems([item(8)], names: .plain) == nil)
    }

    struct Refusal: Sendable {
        let rule: RuleID
        let text: String
        let change: @Sendable (inout Snapshot) throws(UIKitException) -> Void
    }

    static let refusals: [Refusal] = [
        Refusal(
            rule: .s01,
            text: "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    i5\n)}"
        ) { (snapshot) throws(UIKitException) in
            try snapshot.appendItems([item(5), item(6), item(5), item(5)], names: .plain)
        },
        Refusal(
            rule: .s01,
            text: "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    s5\n)}"
        ) { (snapshot) throws(UIKitException) in
            try snapshot.appendSections(sections(5, 5), names: .plain)
        },
        Refusal(
            rule: .s02,
            text: """
                Diffable data source detected an attempt to insert or append 1 section identifier that already exists in \
                the snapshot. Identifiers in a snapshot must be unique. Section identifier that already exists: s2
                """
        ) { (snapshot) throws(UIKitException) in
            try snapshot.appendSections(sections(4, 2), names: .plain)
        },
        Refusal(
            rule: .s02,
            text: """
                Diffable data source detected an attempt to insert or append 2 section identifiers that already exist in \
                the snapshot. Identifiers in a snapshot must be unique. Section identifiers that already exist: (
                    s2,
                    s1
                )
                """
        ) { (snapshot) throws(UIKitException) in
            try snapshot.insertSections(sections(2, 1), .after, SectionID(rawValue: 1), names: .plain)
        },
        Refusal(
            rule: .s04, text: "There are currently no sections in the data source. Please add a section first."
        ) { (snapshot) throws(UIKitException) in
            snapshot.deleteAllItems()
            try snapshot.appendItems([item(5)], names: .plain)
        },
        Refusal(rule: .s05, text: "Invalid parameter not satisfying: section != NSNotFound") {
            (snapshot) throws(UIKitException) in
            try snapshot.appendItems([item(5)], to: SectionID(rawValue: 9), names: .plain)
        },
        Refusal(rule: .s05, text: "Invalid parameter not satisfying: section != NSNotFound") {
            (snapshot) throws(UIKitException) in
            try snapshot.insertItems([item(5)], .before, item(9), names: .plain)
        },
        Refusal(rule: .s06, text: "Invalid parameter not satisfying: insertIndex != NSNotFound") {
            (snapshot) throws(UIKitException) in
            try snapshot.insertSections(sections(5), .before, SectionID(rawValue: 9), names: .plain)
        },
        Refusal(rule: .s07, text: "Invalid parameter not satisfying: fromIndex != NSNotFound") {
            (snapshot) throws(UIKitException) in
            try snapshot.moveItem(item(9), .before, item(0), names: .plain)
        },
        Refusal(rule: .s07, text: "Invalid parameter not satisfying: toIndex != NSNotFound") {
            (snapshot) throws(UIKitException) in
            try snapshot.moveItem(item(0), .after, item(9), names: .plain)
        },
        Refusal(rule: .s07, text: "Invalid parameter not satisfying: fromSection != NSNotFound") {
            (snapshot) throws(UIKitException) in
            try snapshot.moveSection(SectionID(rawValue: 9), .before, SectionID(rawValue: 1), names: .plain)
        },
        Refusal(rule: .s07, text: "Invalid parameter not satisfying: toSection != NSNotFound") {
            (snapshot) throws(UIKitException) in
            try snapshot.moveSection(SectionID(rawValue: 1), .before, SectionID(rawValue: 9), names: .plain)
        },
        Refusal(
            rule: .s08,
            text: "Section identifier was not found. You can verify the section exists by calling the "
                + "indexOfSectionIdentifier API (which has O(1) performance)"
        ) { (snapshot) throws(UIKitException) in
            _ = try snapshot.items(in: SectionID(rawValue: 9), names: .plain)
        },
        Refusal(
            rule: .s09,
            text:
                "Invalid update: destination for insertion operation [i5, i0] is in the insertion identifier list for "
                + "update: <_UIDiffableDataSourceUpdate 0x0000000000000000>."
        ) { (snapshot) throws(UIKitException) in
            try snapshot.insertItems([item(5), item(0)], .after, item(0), names: .plain)
        },
        Refusal(rule: .s10, text: "Attempted to reload item identifier that does not exist in the snapshot: i9") {
            (snapshot) throws(UIKitException) in
            try snapshot.reloadItems([item(0), item(9)], names: .plain)
        },
        Refusal(rule: .s10, text: "Attempted to reconfigure item identifier that does not exist in the snapshot: i9") {
            (snapshot) throws(UIKitException) in
            try snapshot.reconfigureItems([item(9)], names: .plain)
        },
        Refusal(rule: .s10, text: "Attempted to reload section identifier that does not exist in the snapshot: s9") {
            (snapshot) throws(UIKitException) in
            try snapshot.reloadSections(sections(9), names: .plain)
        },
    ]

    @Test("refuses in UIKit's words and stays as it was", arguments: refusals)
    func refuses(refusal: Refusal) throws {
        var snapshot = try Self.letters()
        do throws(UIKitException) {
            try refusal.change(&snapshot)
            Issue.record("Nothing was raised.")
        } catch {
            #expect(error.rule == refusal.rule)
            #expect(error.text == refusal.text)
            #expect(error.name == .internalInconsistency)
        }
        if refusal.rule != .s04 { #expect(text(snapshot) == "1: 0 1 2; 2: 3") }
    }

    @Test("remembers marks once, and leaves them out of equality (R237)")
    func marks() throws {
        var snapshot = try Self.letters()
        try snapshot.reloadItems([item(3), item(0)], names: .plain)
        try snapshot.reloadItems([item(0)], names: .plain)
        try snapshot.reconfigureItems([item(1)], names: .plain)
        try snapshot.reloadSections(sections(2), names: .plain)
        #expect(snapshot == (try Self.letters()))
        #expect(
            SnapshotDifference.reloads(of: snapshot).map(\.kind) == [
                .reloadSection(1), .reloadRow(RowPath(section: 0, item: 0)),
                .reloadRow(RowPath(section: 1, item: 0)),
                .reconfigureRow(RowPath(section: 0, item: 1)),
            ])
    }

    private static func letters() throws -> Snapshot {
        var snapshot = Snapshot()
        try snapshot.appendSections(sections(1, 2), names: .plain)
        try snapshot.appendItems(items(0..<3), to: SectionID(rawValue: 1), names: .plain)
        try snapshot.appendItems([item(3)], names: .plain)
        return snapshot
    }

    private func text(_ snapshot: Snapshot) -> String {
        snapshot.arrangement.sections.map { section in
            "\(section.id.rawValue):" + section.rows.map { " \($0.rawValue)" }.joined()
        }.joined(separator: "; ")
    }
}

extension IdentifierNames {
    /// `i5` for an item, `s5` for a section.
    static var plain: IdentifierNames {
        IdentifierNames(item: { "i\($0.rawValue)" }, section: { "s\($0.rawValue)" })
    }
}

func item(_ number: Int32) -> ItemID { ItemID(rawValue: number) }

func sections(_ numbers: Int32...) -> [SectionID] { numbers.map { SectionID(rawValue: $0) } }
