import UIKit

/// The mistake: UIKit is called on the queue of the provider's completion handler. The compiler would report it, but
/// `assumeIsolated` silences the error.
final class HurriedInboxController: InboxController {
    override func load(_ provider: NSItemProvider, into context: any UITableViewDropPlaceholderContext) {
        _ = provider.loadObject(ofClass: String.self) { text, _ in
            MainActor.assumeIsolated {
                guard let text else {
                    context.deletePlaceholder()
                    return
                }
                context.commitInsertion { self.texts.insert(text, at: $0.row) }
            }
        }
    }
}
