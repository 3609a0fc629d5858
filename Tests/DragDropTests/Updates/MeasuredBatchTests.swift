import DragDrop
import Testing

/// The table of section 3.3 of the contract: one section of 20 rows, recorded on Mac Catalyst. It includes both forms
/// of the count mismatch, which the decision on Q23 distinguishes.
@Suite("A batch ends as it was measured to")
struct MeasuredBatchTests {
    struct Row: Sendable {
        let updates: [ListUpdate.Kind]
        let rowCountAfter: Int
        let text: String?
    }

    static let rows: [Row] = [
        Row(
            updates: [.deleteRow(path(1))], rowCountAfter: 20,
            text: """
                Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section \
                after the update (20) must be equal to the number of rows contained in that section before the update \
                (20), plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and \
                plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out).
                """),
        Row(
            updates: [.deleteRow(path(1))], rowCountAfter: 15,
            text: """
                Invalid batch updates detected: the number of sections and/or rows returned by the data source before and \
                after performing the batch updates are inconsistent with the updates.
                Data source before updates = { 1 section with row counts: [20] }
                Data source after updates = { 1 section with row counts: [15] }
                Updates = [
                \tDelete row (0 - 1)
                ]
                Table view: <UITableView: 0x0000000000000000>
                """),
        Row(
            updates: [.deleteRow(path(99))], rowCountAfter: 20,
            text: "attempt to delete row 99 from section 0 which only contains 20 rows before the update"),
        Row(
            updates: [.deleteRow(path(99))], rowCountAfter: 19,
            text: "attempt to delete row 99 from section 0 which only contains 20 rows before the update"),
        Row(updates: [.deleteRow(path(1))], rowCountAfter: 19, text: nil),
        Row(updates: [.deleteRow(path(0)), .insertRow(path(0))], rowCountAfter: 20, text: nil),
        Row(
            updates: [.insertRow(path(100))], rowCountAfter: 21,
            text: "attempt to insert row 100 into section 0, but there are only 21 rows in section 0 after the update"),
        Row(
            updates: [.deleteSection(0)], rowCountAfter: 20,
            text: """
                Invalid update: invalid number of sections.  The number of sections contained in the table view after the \
                update (1) must be equal to the number of sections contained in the table view before the update (1), \
                plus or minus the number of sections inserted or deleted (0 inserted, 1 deleted).
                """),
    ]

    @Test("in every row of the table", arguments: rows)
    func measured(row: Row) {
        let shown = Shapes.arrangement([20], firstItem: 0, firstSection: 0)
        let model = Shapes.arrangement([row.rowCountAfter], firstItem: 0, firstSection: 0)
        let raised = raisedText(row.updates, shown: shown, model: model)
        #expect(raised == row.text)
    }

    private static func path(_ item: Int) -> RowPath { RowPath(section: 0, item: item) }
}

/// The text of the exception of a batch; nil for none.
func raisedText(
    _ kinds: [ListUpdate.Kind], shown: Arrangement, model: Arrangement, kind: ListKind = .table,
    rulebook: Rulebook = Rulebook()
) -> String? {
    raised(kinds, shown: shown, model: model, kind: kind, rulebook: rulebook)?.text
}

/// The exception of a batch; nil for none. The updates have the origins 0, 1, 2 …
func raised(
    _ kinds: [ListUpdate.Kind], shown: Arrangement, model: Arrangement, kind: ListKind = .table,
    device: Device = Device(), rulebook: Rulebook = Rulebook()
) -> UIKitException? {
    let updates = kinds.enumerated().map { ListUpdate($1, origin: UpdateOrigin(rawValue: Int32($0))) }
    do throws(UIKitException) {
        _ = try BatchUpdate.commit(updates, shown: shown, model: model, kind: kind, device: device, rulebook: rulebook)
        return nil
    } catch {
        return error
    }
}
