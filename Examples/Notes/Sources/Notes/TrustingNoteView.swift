import UIKit

/// The mistake: `localObject` is taken for granted. What comes from another app has none, and `as!` ends the program.
final class TrustingNoteView: NoteView {
    override func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        for item in session.items {
            // swift-format-ignore: NeverForceUnwrap
            text = item.localObject as! String
        }
    }
}
