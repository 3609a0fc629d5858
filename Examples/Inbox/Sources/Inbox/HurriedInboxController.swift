import UIKit

/// The mistake: UIKit is called where the provider has answered, on the provider's queue. The compiler would say so;
/// `assumeIsolated` has silenced it.
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
