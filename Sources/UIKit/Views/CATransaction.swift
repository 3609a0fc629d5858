/// A group of changes of layers. Changes take effect at once here, and completion blocks run at the next turn of the
/// main queue, like those of animations of views.
/// <https://developer.apple.com/documentation/quartzcore/catransaction>
@preconcurrency @MainActor open class CATransaction: NSObject {
    private struct State {
        var disablesActions = false
        var completion: (() -> Void)?
    }

    /// The open transactions, the innermost last.
    private static var open: [State] = []

    open class func begin() {
        guard UIView.isOnMain() else { return }
        open.append(State(disablesActions: open.last?.disablesActions ?? false))
    }

    /// Without a transaction that was begun, it has no effect (an assumption).
    open class func commit() {
        guard UIView.isOnMain(), let last = open.popLast() else { return }
        if let completion = last.completion { UIView.atNextTurn(completion) }
    }

    /// The block of the innermost transaction; without one, it runs as if the transaction were committed at once.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        guard UIView.isOnMain() else { return }
        if let last = open.indices.last {
            open[last].completion = block
        } else if let block {
            UIView.atNextTurn(block)
        }
    }

    /// Whether changes of the innermost transaction are not animated. Stored: no layer animates its changes here.
    open class func disableActions() -> Bool { UIView.onMain(open.last?.disablesActions ?? false) }

    open class func setDisableActions(_ flag: Bool) {
        guard UIView.isOnMain(), let last = open.indices.last else { return }
        open[last].disablesActions = flag
    }
}
