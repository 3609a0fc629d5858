/// A browser of documents. It shows nothing here, and neither picks, imports nor creates a document.
/// <https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller>
@preconcurrency @MainActor open class UIDocumentBrowserViewController: UIViewController {
    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)? { willSet { noteThread() } }

    /// Stored.
    @MainThreadOnly open var allowsDocumentCreation = true

    /// Stored.
    @MainThreadOnly open var allowsPickingMultipleItems = false

    /// Stored.
    @MainThreadOnly open var browserUserInterfaceStyle: BrowserUserInterfaceStyle = .white

    /// Reveals nothing. The completion receives the URL at the next turn of the main queue.
    open func revealDocument(
        at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
    ) {
        doNothing()
        if let completion { UIView.atNextTurn { completion(url, nil) } }
    }
}

extension UIDocumentBrowserViewController {
    /// What happens to a document that is imported.
    public enum ImportMode: UInt, Sendable {
        case none, copy, move
    }

    public enum BrowserUserInterfaceStyle: UInt, Sendable {
        case white, light, dark
    }
}

/// In UIKit, learns what is picked in a document browser. Nothing is picked here, so the protocol has no requirements.
/// <https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontrollerdelegate>
@preconcurrency @MainActor public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {}
