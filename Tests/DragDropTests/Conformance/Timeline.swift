import Testing

@testable import DragDrop

/// A scenario of the contract: gestures as text, and the expected calls for every kind of view.
///
/// Gestures: `drag B; hover D; hover end; leave; drop` … A place is a row by its label or one of `end`, `gap`,
/// `header`, `empty`, followed by `@other` or `@foreign` for another list.
///
/// Calls: `canHandle=yes didUpdate[0,3]=move.at`. A prefix `l:`, `v:`, `t:` or `c:` restricts a call to lists, views,
/// tables or collections. A call in parentheses is not implemented by the delegate. `@R134` is a rule that is not the
/// method's own. `~` after a path means that it counts without the dragged rows. `<move>` is the result of the session.
/// `{lift}` and the like are the usual calls of that phase.
struct Timeline: Sendable, CustomTestStringConvertible {
    let title: String
    let gestures: String
    let calls: String
    var kinds: [ListKind] = ListKind.allCases
    var rows = "A B C D E"
    var device = Device()
    var data = DataSourceKind.array
    var cadence = ReorderingCadence.immediate

    /// Whether drags are enabled; nil for the device's default.
    var enablesDrags: Bool?

    /// Answers that differ from the usual ones, by question or `list.question`.
    var answers: [String: String] = [:]

    /// Absent methods, and present methods of the data source.
    var without: [Question] = []
    var with: [Question] = []

    /// The reason why `performDrop` (or `moveRow`) was not called.
    var why: String?

    /// The rows afterwards.
    var order: String?

    var testDescription: String { title }

    init(
        _ title: String, _ gestures: String, kinds: [ListKind] = ListKind.allCases, rows: String = "A B C D E",
        device: Device = Device(), data: DataSourceKind = .array, cadence: ReorderingCadence = .immediate,
        enablesDrags: Bool? = nil, answers: [String: String] = [:],
        without: [Question] = [], with: [Question] = [], why: String? = nil, order: String? = nil, calls: String
    ) {
        self.title = title
        self.gestures = gestures
        self.kinds = kinds
        self.rows = rows
        self.device = device
        self.data = data
        self.cadence = cadence
        self.enablesDrags = enablesDrags
        self.answers = answers
        self.without = without
        self.with = with
        self.why = why
        self.order = order
        self.calls = calls
    }
}

extension Timeline {
    private static let phases: [(name: String, calls: String)] = [
        ("{drag}", "{lift} {begin} {enter} didUpdate[0,1]=move.at"),
        ("{lift}", "itemsForBeginning[0,1]=B liftPreview v:willAnimateLift"),
        (
            "{begin}",
            "dragWillBegin allowsMoveOperation=yes isRestrictedToDraggingApplication=no "
                + "v:prefersFullSizePreviews=no v:dragDidMove"
        ),
        ("{enter}", "canHandle=yes didEnter"),
        (
            "{cancelled}",
            "v:dragWillEnd<cancel> dropDidEnd v:cancelPreview v:willAnimateCancel l:liftPreview "
                + "v:dragDidEnd<cancel> l:dragDidEnd"
        ),
        ("{hover D}", "v:dragDidMove didUpdate[0,3]=move.at"),
        (
            "{performed}",
            "v:dragWillEnd<move> t:performDrop[0,3]~@R132 c:performDrop[0,3]~@R134 v:performDrop "
                + "v:dropPreview v:willAnimateDrop {ended}"
        ),
        ("{ended}", "dropDidEnd v:dragDidEnd<move>@R032 l:dragDidEnd v:concludeDrop v:didTransferItems"),
    ]

    /// The expected calls of a kind of view.
    func expectation(for kind: ListKind) -> [String] {
        var text = calls
        for phase in Self.phases { text = text.replacing(phase.name, with: phase.calls) }
        return text.split(whereSeparator: \.isWhitespace).compactMap { Self.token(String($0), for: kind) }
    }

    /// The reason for one kind, from a text such as `v:R005 l:R084`.
    func reason(for kind: ListKind) -> String? {
        why?.split(separator: " ").compactMap { Self.token(String($0), for: kind) }.first
    }

    private static func token(_ token: String, for kind: ListKind) -> String? {
        let marks: [(Character, [ListKind])] = [
            ("v", [.view]), ("l", [.table, .collection]), ("t", [.table]), ("c", [.collection]),
        ]
        var token = token
        for (mark, kinds) in marks where token.hasPrefix("\(mark):") {
            guard kinds.contains(kind) else { return nil }
            token = String(token.dropFirst(2))
        }
        return kind == .view ? token.replacing(/\[.*?\]~?/, with: "") : token
    }
}
