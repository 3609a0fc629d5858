package import DNDResults
internal import DragDrop
internal import SourceText

/// A trace as lines that people read:
///
/// ```
/// drag [0, 1]
///  1 ← tableView(_:itemsForBeginning:at:)    at [0, 1]                → B  R082
///  2 · tableView(_:dragSessionWillBegin:)                                  R086
/// drop
///  7 ← tableView(_:performDropWith:)         at [0, 4] after removal       R160
///  8 →   performBatchUpdates                 delete [0, 1]  insert [0, 4]  B09
/// ```
///
/// Calls and actions are numbered from the start of the trace, so that an entry has the same number in every excerpt.
package struct TraceText {
    private let record: TraceRecord

    /// The number of calls and actions before the record's first entry.
    private let numberedBefore: Int

    /// The width of the terminal, if any.
    private let columnsAtMost: Int?

    /// Omits the messages of exceptions, for callers that show them with their ledger.
    private let abridgesExceptions: Bool

    /// Whether the play has stopped within the last step, so that it may still have an effect.
    private let isUnfinished: Bool

    package init(
        _ record: TraceRecord, numberedBefore: Int = 0, columnsAtMost: Int? = nil,
        abridgesExceptions: Bool = false, isUnfinished: Bool = false
    ) {
        self.isUnfinished = isUnfinished
        self.record = record
        self.numberedBefore = numberedBefore
        self.columnsAtMost = columnsAtMost
        self.abridgesExceptions = abridgesExceptions
    }

    /// The number of entries that are numbered. O(entries).
    package var numberedCount: Int {
        record.entries.reduce(0) { $0 + ($1.isNumbered ? 1 : 0) }
    }

    /// The lines of the entries from one on, aligned. O(entries), including earlier ones.
    package func lines(from start: Int = 0) -> [StyledText] {
        let rows = lines(inOrderFrom: start).map { $0.row }
        let layout = TraceLayout(rows, columnsAtMost: columnsAtMost)
        return rows.map { layout.line($0) }
    }

    /// The maximum number of lines of one call, including its nested actions.
    private static let linesOfCallAtMost = 8

    /// One call with its nested actions, aligned separately.
    package func lines(ofCall entry: Int) -> [StyledText] {
        guard record.entries.indices.contains(entry) else { return [] }
        let depth = record.entries[entry].depth
        let inner = record.entries[(entry + 1)...].prefix { $0.depth > depth }
        let rows = lines(inOrderFrom: entry).map { $0.row }.prefix(min(inner.count + 1, Self.linesOfCallAtMost))
        let layout = TraceLayout(Array(rows))
        return rows.map { layout.line($0) } + (inner.count >= Self.linesOfCallAtMost ? ["   …"] : [])
    }

    /// The number of a call or action; nil for other entries.
    package func number(of entry: Int) -> Int? {
        guard record.entries.indices.contains(entry), record.entries[entry].isNumbered else { return nil }
        return record.entries[...entry].reduce(numberedBefore) { $0 + ($1.isNumbered ? 1 : 0) }
    }

    /// The last number given before an entry. O(entries).
    package func number(before entry: Int) -> Int {
        record.entries.prefix(entry).reduce(numberedBefore) { $0 + ($1.isNumbered ? 1 : 0) }
    }

    /// The rows from an entry on, each with its entry; nil for an absent line.
    func lines(inOrderFrom start: Int) -> [(entry: Int?, row: TraceRow)] {
        var rows: [(entry: Int?, row: TraceRow)] = []
        var count = numberedBefore
        var absent = record.openLines.absent[...].drop { $0.position < start }
        for (index, entry) in record.entries.enumerated() {
            if entry.isNumbered { count += 1 }
            guard index >= start else { continue }
            while let next = absent.first, next.position <= index {
                rows.append((nil, TraceRow(next)))
                absent.removeFirst()
            }
            let row = TraceRow(
                entry, in: record, number: entry.isNumbered ? count : nil,
                questions: record.openLines.questions(of: index), abridgingExceptions: abridgesExceptions)
            rows.append((index, row))
            if entry.isStep, record.entries[(index + 1)...].first?.isGesture ?? !isUnfinished {
                rows.append((nil, .withoutEffect))
            }
        }
        for line in absent { rows.append((nil, TraceRow(line))) }
        return rows
    }

    /// The meaning of the symbols and of the index spaces.
    package static let legend = [
        "← a method that UIKit calls, → its answer; the rule at the end: `dnd explain R131`",
        "Q07 behind a rule: an open question that the line rests on; =name: the answer taken",
        "? a line that is not there, and would be with the answer at its end",
        "· an absent method with UIKit's default; × methods that were passed over",
        "→ what the app tells UIKit; * what UIKit does by itself; ! an exception",
        "[0, 4] counts in the order before the drag, \"after removal\" without the dragged rows.",
        "Deletes, reloads and the start of a move count before the batch, inserts and the end",
        "of a move after it.",
    ]
}

extension TraceEntry {
    /// Whether the entry is a gesture.
    fileprivate var isGesture: Bool {
        if case .gesture = kind { true } else { false }
    }

    /// Whether the entry is a gesture that calls or notes usually follow.
    fileprivate var isStep: Bool {
        switch kind {
        case .gesture(.wait), .gesture(.settle), .gesture(.finger), .gesture(.select), .gesture(.deselect),
            .gesture(.expand), .gesture(.collapse):
            false
        default: isGesture
        }
    }

    /// Whether the entry has a number: calls between UIKit and the app.
    fileprivate var isNumbered: Bool {
        switch kind {
        case .call, .action: true
        case .gesture, .note, .silence, .exception: false
        }
    }
}
