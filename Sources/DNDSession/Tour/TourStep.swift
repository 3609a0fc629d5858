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

    /// As the spec is called that the tour ends with, where nothing is called so yet.
    private static let fileName = "first.dnd"

    /// The most names that are tried.
    private static let nameCountMax = 1000

    /// `first.dnd`, or `first-2.dnd` …
    static func freeFileName(_ files: SessionFiles) -> String {
        let names = [fileName] + (2...nameCountMax).lazy.map { "first-\($0).dnd" }
        return names.first { !files.isThere($0) } ?? fileName
    }

    /// A line or text of the tour that speaks of the spec by another name.
    static func words(_ text: String, naming file: String) -> String {
        text.split(separator: " ", omittingEmptySubsequences: false).map { word in
            word.hasPrefix(fileName) ? file + word.dropFirst(fileName.count) : String(word)
        }.joined(separator: " ")
    }
}
