import DragDrop
import Testing

@Suite("UIKit's exceptions have UIKit's words")
struct ExceptionTextTests {
    struct Row: Sendable {
        let rule: RuleID
        let updates: [ListUpdate.Kind]

        /// The row counts of the sections after the batch. Before it they are [2, 3].
        let model: [Int]
        let table: String

        /// Nil if the text of a collection view is the same.
        var collection: String?
    }

    static let rows: [Row] = [
        Row(
            rule: .e01, updates: [.insertRow(path(1, 0)), .moveRow(from: path(0, 0), to: path(1, 1))], model: [1, 4],
            table: """
                Invalid update: invalid number of rows in section 1.  The number of rows contained in an existing section \
                after the update (4) must be equal to the number of rows contained in that section before the update (3), \
                plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or \
                minus the number of rows moved into or out of that section (1 moved in, 0 moved out).
                """,
            collection: """
                Invalid update: invalid number of items in section 1.  The number of items contained in an existing \
                section after the update (4) must be equal to the number of items contained in that section before the \
                update (3), plus or minus the number of items inserted or deleted from that section (1 inserted, 0 \
                deleted) and plus or minus the number of items moved into or out of that section (1 moved in, 0 moved \
                out).
                """),
        Row(
            rule: .e02, updates: [.insertSection(0)], model: [2, 3],
            table: """
                Invalid update: invalid number of sections.  The number of sections contained in the table view after the \
                update (2) must be equal to the number of sections contained in the table view before the update (2), \
                plus or minus the number of sections inserted or deleted (1 inserted, 0 deleted).
                """,
            collection: """
                Invalid update: invalid number of sections.  The number of sections contained in the collection view after \
                the update (2) must be equal to the number of sections contained in the collection view before the \
                update (2), plus or minus the number of sections inserted or deleted (1 inserted, 0 deleted).
                """),
        Row(
            rule: .e10, updates: [.reloadRow(path(1, 3))], model: [2, 3],
            table: "attempt to delete row 3 from section 1 which only contains 3 rows before the update",
            collection: "attempt to delete item 3 from section 1 which only contains 3 items before the update"),
        Row(
            rule: .e11, updates: [.deleteRow(path(2, 0))], model: [2, 3],
            table: "attempt to delete row 0 from section 2, but there are only 2 sections before the update",
            collection: "attempt to delete item 0 from section 2, but there are only 2 sections before the update"),
        Row(
            rule: .e12, updates: [.deleteSection(2)], model: [2, 3],
            table: "attempt to delete section 2, but there are only 2 sections before the update"),
        Row(
            rule: .e13, updates: [.insertRow(path(0, 5))], model: [3, 3],
            table: "attempt to insert row 5 into section 0, but there are only 3 rows in section 0 after the update",
            collection:
                "attempt to insert item 5 into section 0, but there are only 3 items in section 0 after the update"
        ),
        Row(
            rule: .e14, updates: [.insertRow(path(7, 5))], model: [3, 3],
            table: "attempt to insert row 5 into section 7, but there are only 2 sections after the update",
            collection: "attempt to insert item 5 into section 7, but there are only 2 sections after the update"),
        Row(
            rule: .e15, updates: [.insertSection(5)], model: [2, 3],
            table: "attempt to insert section 5 but there are only 2 sections after the update"),
        Row(
            rule: .e16, updates: [.moveSection(from: 5, to: 0)], model: [2, 3],
            table: "attempt to move section 5, but there are only 2 sections before the update"),
        Row(
            rule: .e17, updates: [.moveSection(from: 0, to: 5)], model: [2, 3],
            table: "attempt to to move section 0 to section 5, but there are only 2 sections after the update"),
        Row(
            rule: .e18, updates: [.moveRow(from: path(3, 0), to: path(0, 0))], model: [2, 3],
            table: "attempt to move index path (<NSIndexPath: 0x0000000000000000 {length = 2, path = 3 - 0}>) from a "
                + "section that does not exist - there are only 2 sections before the update"),
        Row(
            rule: .e19, updates: [.moveRow(from: path(0, 3), to: path(0, 0))], model: [2, 3],
            table:
                "attempt to move index path (<NSIndexPath: 0x0000000000000000 {length = 2, path = 0 - 3}>) that does "
                + "not exist - there are only 2 rows in section 0 before the update",
            collection:
                "attempt to move index path (<NSIndexPath: 0x0000000000000000 {length = 2, path = 0 - 3}>) that "
                + "does not exist - there are only 2 items in section 0 before the update"),
        Row(
            rule: .e20, updates: [.moveRow(from: path(0, 0), to: path(4, 0))], model: [2, 3],
            table: "attempt to move index path (<NSIndexPath: 0x0000000000000000 {length = 2, path = 0 - 0}>) to index "
                + "path (<NSIndexPath: 0x0000000000000000 {length = 2, path = 4 - 0}>) in section that does not exist - "
                + "there are only 2 sections after the update"),
        Row(
            rule: .e21, updates: [.moveRow(from: path(0, 0), to: path(0, 2))], model: [2, 3],
            table: "attempt to move index path (<NSIndexPath: 0x0000000000000000 {length = 2, path = 0 - 0}>) to index "
                + "path (<NSIndexPath: 0x0000000000000000 {length = 2, path = 0 - 2}>) that does not exist - there are "
                + "only 2 rows in section 0 after the update",
            collection: "attempt to move index path (<NSIndexPath: 0x0000000000000000 {length = 2, path = 0 - 0}>) to "
                + "index path (<NSIndexPath: 0x0000000000000000 {length = 2, path = 0 - 2}>) that does not exist - there "
                + "are only 2 items in section 0 after the update"),
        Row(
            rule: .e30, updates: [.deleteRow(path(0, 1)), .reloadRow(path(0, 1))], model: [1, 3],
            table: "attempt to delete and reload the same index path "
                + "(<NSIndexPath: 0x0000000000000000 {length = 2, path = 0 - 1}>)"),
        Row(
            rule: .e31, updates: [.deleteRow(path(0, 1)), .moveRow(from: path(0, 1), to: path(0, 0))], model: [1, 3],
            table: "attempt to perform a delete and a move from the same index path "
                + "(<NSIndexPath: 0x0000000000000000 {length = 2, path = 0 - 1}>)"),
        Row(
            rule: .e32, updates: [.moveSection(from: 0, to: 0), .deleteSection(0)], model: [3],
            table: "attempt to perform a delete and a move from the same section (0)"),
        Row(
            rule: .e33, updates: [.insertRow(path(0, 1)), .moveRow(from: path(0, 0), to: path(0, 1))], model: [3, 3],
            table: "attempt to perform an insert and a move to the same index path "
                + "(<NSIndexPath: 0x0000000000000000 {length = 2, path = 0 - 1}>)"),
        Row(
            rule: .e34, updates: [.insertSection(0), .moveSection(from: 1, to: 0)], model: [1, 2, 3],
            table: "attempt to perform an insert and a move to the same section (0)"),
        Row(
            rule: .e35,
            updates: [.moveRow(from: path(0, 0), to: path(1, 1)), .moveRow(from: path(0, 0), to: path(0, 1))],
            model: [2, 3],
            table: "attempt to move item at index path <NSIndexPath: 0x0000000000000000 {length = 2, path = 0 - 0}> to "
                + "both <NSIndexPath: 0x0000000000000000 {length = 2, path = 0 - 1}> and "
                + "<NSIndexPath: 0x0000000000000000 {length = 2, path = 1 - 1}>"),
        Row(
            rule: .e36,
            updates: [.moveRow(from: path(1, 0), to: path(0, 1)), .moveRow(from: path(0, 0), to: path(0, 1))],
            model: [2, 3],
            table:
                "attempt to move both item at index path <NSIndexPath: 0x0000000000000000 {length = 2, path = 0 - 0}> "
                + "and <NSIndexPath: 0x0000000000000000 {length = 2, path = 1 - 0}> to "
                + "<NSIndexPath: 0x0000000000000000 {length = 2, path = 0 - 1}>"),
        Row(
            rule: .e37, updates: [.moveSection(from: 0, to: 0), .moveSection(from: 0, to: 1)], model: [2, 3],
            table: "attempt to move section 0 to both section 0 and section 1"),
        Row(
            rule: .e38, updates: [.moveSection(from: 0, to: 0), .moveSection(from: 1, to: 0)], model: [2, 3],
            table: "attempt to move both section 0 and section 1 to section 0"),
        Row(
            rule: .e42, updates: [.reloadRow(path(0, 0)), .moveRow(from: path(0, 0), to: path(0, 1))], model: [2, 3],
            table: "Attempt to create two animations for cell"),
    ]

    @Test("when a batch is refused", arguments: rows)
    func batch(row: Row) {
        let shown = Shapes.arrangement([2, 3], firstItem: 0, firstSection: 0)
        let model = Shapes.arrangement(row.model, firstItem: 100, firstSection: 0)
        // The last system that always reports a mismatch by section (Q23).
        let device = Device(version: 15)
        let table = raised(row.updates, shown: shown, model: model, device: device)
        #expect(table?.rule == row.rule)
        #expect(table?.text == row.table)
        #expect(table?.name.description == "NSInternalInconsistencyException")
        let collection = raised(row.updates, shown: shown, model: model, kind: .collection, device: device)
        #expect(collection?.text == row.collection ?? row.table)
    }

    @Test("when all counts and updates are told at once")
    func combined() {
        let text = raisedText(
            [
                .deleteRow(Self.path(0, 0)), .insertRow(Self.path(1, 2)), .insertSection(2),
                .moveRow(from: Self.path(0, 1), to: Self.path(1, 0)),
            ],
            shown: Shapes.arrangement([2, 3], firstItem: 0, firstSection: 0),
            model: Shapes.arrangement([2, 3, 0], firstItem: 0, firstSection: 0), kind: .collection)
        #expect(
            text == """
                Invalid batch updates detected: the number of sections and/or items returned by the data source before \
                and after performing the batch updates are inconsistent with the updates.
                Data source before updates = { 2 sections with item counts: [2, 3] }
                Data source after updates = { 3 sections with item counts: [2, 3, 0] }
                Updates = [
                \tDelete item (0 - 0),
                \tInsert item (1 - 2),
                \tInsert section (2),
                \tMove item (0 - 1) to (1 - 0)
                ]
                Collection view: <UICollectionView: 0x0000000000000000>
                """)
    }

    @Test("when a question is out of bounds or a diffable list is changed directly")
    func queries() {
        let exceptions: [(UIKitException, RuleID, String, String)] = [
            (
                .missingSection(3, sectionCount: 2, kind: .table), .e50, "NSInternalInconsistencyException",
                "Requested the number of rows for section (3) which is out of bounds."
            ),
            (
                .missingSection(3, sectionCount: 2, kind: .collection), .e51, "NSInternalInconsistencyException",
                "request for number of items in section 3 when there are only 2 sections in the collection view"
            ),
            (
                .scroll(to: Self.path(1, 9), rowCount: 4, kind: .table), .e52, "NSRangeException",
                "Attempted to scroll the table view to an out-of-bounds row (9) when there are only 4 rows in section 1. "
                    + "Table view: <UITableView: 0x0000000000000000>"
            ),
            (
                .scroll(toSection: 5, sectionCount: 2, kind: .table), .e52, "NSRangeException",
                "Attempted to scroll the table view to an out-of-bounds section (5) when there are only 2 sections. "
                    + "Table view: <UITableView: 0x0000000000000000>"
            ),
            (
                .scroll(to: Self.path(1, 9), rowCount: 4, kind: .collection), .e53, "NSInternalInconsistencyException",
                "Attempted to scroll the collection view to an out-of-bounds item (9) when there are only 4 items in "
                    + "section 1. Collection view: <UICollectionView: 0x0000000000000000>."
            ),
            (
                .changedBesideDiffableDataSource(kind: .table), .e58, "NSInternalInconsistencyException",
                "UITableView must be updated via the UITableViewDiffableDataSource APIs when acting as the UITableView's "
                    + "dataSource: please do not call mutation APIs directly on UITableView."
            ),
            (
                .changedBesideDiffableDataSource(kind: .collection), .e58, "NSInternalInconsistencyException",
                "UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when acting as the "
                    + "UICollectionView's dataSource: please do not call mutation APIs directly on UICollectionView."
            ),
        ]
        for (exception, rule, name, text) in exceptions {
            #expect(exception.rule == rule)
            #expect(exception.name.description == name)
            #expect(exception.text == text)
        }
    }

    private static func path(_ section: Int, _ item: Int) -> RowPath { RowPath(section: section, item: item) }
}
