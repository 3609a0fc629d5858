import UIKit

/// The mistake: `localObject` is assumed to exist. An item of another app has none, and `as!` ends the program.
final class TrustingNoteView: NoteView {
    override func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        for item in session.items {
            // swift-format-ignore: NeverForceUnwrap
            text = item.localObject as! String
        }
    }
}
