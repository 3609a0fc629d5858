import Testing

@testable import DragDrop

/// One scenario of the contract: gestures as text, and the calls that they must lead to for every kind of view.
///
/// Gestures: `drag B; hover D; hover end; leave; drop` … A place is a row by its label or one of `end`, `gap`,
/// `header`, `empty`, with `@other` or `@foreign` behind it for another list.
///
/// Calls: `canHandle=yes didUpdate[0,3]=move.at`. A call before `l:`, `v:`, `t:`, `c:` is made by lists, views, tables
/// or collections alone; a call in round brackets by no method of the delegate; `@R134` is a rule that is not the
/// method's own; `~` behind a path says that it leaves the dragged rows out; `<move>` is how the session ends.
/// `{lift}` and the like are the usual calls of that phase.
struct Timeline: Sendable, CustomTestStringConvertible {
    let title: String
    let gestures: String
    let calls: String
    var kinds: [ListKind] = ListKind.allCases
    var rows = "A B C D E"
    var device = Device()
    var data = ListState.Data.array
    var cadence = ListState.Cadence.immediate

    /// Whether drags are enabled; nil is the device's default.
    var enablesDrags: Bool?

    /// Answers that are not the usual ones, by question or `list.question`.
    var answers: [String: String] = [:]

    /// Methods that are absent, and methods of the data source that are there.
    var without: [Question] = []
    var with: [Question] = []

    /// Why `performDrop` (or `moveRow`) was not called.
    var why: String?

    /// The rows afterwards.
    var order: String?

    var testDescription: String { title }

    init(
        _ title: String, _ gestures: String, kinds: [ListKind] = ListKind.allCases, rows: String = "A B C D E",
        device: Device = Device(), data: ListState.Data = .array, cadence: ListState.Cadence = .immediate,
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
        ("{ended}", "dropDidEnd v:dragDidEnd<move> l:dragDidEnd v:concludeDrop v:didTransferItems"),
    ]

    /// The calls that a kind of view makes.
    func expectation(for kind: ListKind) -> [String] {
        var text = calls
        for phase in Self.phases { text = text.replacing(phase.name, with: phase.calls) }
        return text.split(whereSeparator: \.isWhitespace).compactMap { Self.token(String($0), for: kind) }
    }

    /// `v:R005 l:R084` for one kind.
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
