package import DragDrop

/// The connection to a session in a child process.
package protocol ReplChannel: AnyObject {
    func send(_ request: ReplRequest)

    /// Waits for the next event; nil when none will come: the child is gone, hangs, or somebody interrupts.
    func next(isInterrupted: () -> Bool) -> ReplEvent?

    /// Ends the child, and says how it came to that, as lines beneath a headline.
    func end(_ rest: String) -> [String]
}

/// How a session in a child process begins.
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
