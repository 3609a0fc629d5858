package import DragDrop
package import SourceText

/// A request of a script that is impossible: an unknown row, a nil destination, an index that would trap.
package struct ScriptFault: Error, Sendable {
    package let message: String
    package let range: SourceRange

    /// The invalid index into the app's data, and its list.
    package var modelFault: ModelFault?
    package var list: ListID?

    package init(_ message: String, at range: SourceRange) {
        self.message = message
        self.range = range
    }
}
