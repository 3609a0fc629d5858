import UIKit

/// The mistake: a failed load is not handled. Its placeholder stays, and prevents the table from reloading.
final class HopefulInboxController: InboxController {
    override func load(_ provider: NSItemProvider, into context: any UITableViewDropPlaceholderContext) {
        _ = provider.loadObject(ofClass: String.self) { text, _ in
            guard let text else { return }
            DispatchQueue.main.async {
                context.commitInsertion { self.texts.insert(text, at: $0.row) }
            }
        }
    }
}
