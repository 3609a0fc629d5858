internal import DNDInterpreter
internal import DragDrop

/// One step of the tour: what to know, what to type, and what has happened then.
struct TourStep: Sendable {
    /// What has become of a line that was typed.
    struct Moment {
        let session: ReplSession

        /// The word of the REPL that it began with; nil for a line of the language.
        let word: MetaWord.Kind?
        let hasFailed: Bool

        var engine: Engine { session.engine }
        var rows: [String] { engine.lists.first.map { engine.shownLabels(of: $0.id, section: 0) } ?? [] }
    }

    let title: String
    let text: String

    /// A line that does it.
    let line: String
    let outcome: String
    let isDone: @Sendable (Moment) -> Bool
}
