internal import DNDInterpreter
internal import DragDrop

/// A step of the tour: an explanation, a line to type, and a check of the result.
struct TourStep: Sendable {
    /// The outcome of a typed line.
    struct Moment {
        let session: ReplSession

        /// Its word of the REPL; nil for a line of the language.
        let word: MetaWord.Kind?
        let hasFailed: Bool

        var engine: Engine { session.engine }
        var rows: [String] { engine.lists.first.map { engine.shownLabels(of: $0.id, section: 0) } ?? [] }
    }

    let title: String
    let text: String

    /// A line that completes the step.
    let line: String
    let outcome: String
    let isDone: @Sendable (Moment) -> Bool

    /// The file name of the final spec, if it is free.
    private static let fileName = "first.dnd"

    /// The maximum number of names to try.
    private static let nameCountMax = 1000

    /// `first.dnd`, or `first-2.dnd` …
    static func freeFileName(_ files: SessionFiles) -> String {
        let names = [fileName] + (2...nameCountMax).lazy.map { "first-\($0).dnd" }
        return names.first { !files.isThere($0) } ?? fileName
    }

    /// A line or text of the tour with another name for the spec.
    static func words(_ text: String, naming file: String) -> String {
        text.split(separator: " ", omittingEmptySubsequences: false).map { word in
            word.hasPrefix(fileName) ? file + word.dropFirst(fileName.count) : String(word)
        }.joined(separator: " ")
    }
}
