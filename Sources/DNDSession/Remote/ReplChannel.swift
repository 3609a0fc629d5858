package import DragDrop

/// The connection to a session in a child process.
package protocol ReplChannel: AnyObject {
    func send(_ request: ReplRequest)

    /// Waits for the next event; nil when the child has died, hangs, or the user interrupts.
    func next(isInterrupted: () -> Bool) -> ReplEvent?

    /// Ends the child and describes the reason, as lines beneath a headline.
    func end(_ rest: String) -> [String]
}

/// The start parameters of a session in a child process.
package struct ReplStart: Sendable {
    package let isScript: Bool
    package let usesColor: Bool

    package let rulebook: RulebookChoice

    package init(isScript: Bool, usesColor: Bool, rulebook: RulebookChoice) {
        self.isScript = isScript
        self.usesColor = usesColor
        self.rulebook = rulebook
    }
}
