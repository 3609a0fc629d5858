package import DragDrop
package import SourceText

/// A script asked for something that cannot be: no row of that name, a nil destination, an index that would trap.
package struct ScriptFault: Error, Sendable {
    package let message: String
    package let range: SourceRange

    /// The index into the app's data that would trap, and whose data it is.
    package var modelFault: ModelFault?
    package var list: ListID?

    package init(_ message: String, at range: SourceRange) {
        self.message = message
        self.range = range
    }
}
