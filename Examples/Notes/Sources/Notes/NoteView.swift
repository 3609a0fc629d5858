import UIKit

/// A sticky note: its text can be dragged, and dropped text replaces it.
class NoteView: UIView, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var text: String {
        didSet { label.text = text }
    }
    private let label = UILabel()

    init(_ text: String) {
        self.text = text
        super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        label.text = text
        label.frame = bounds
        addSubview(label)
        addInteraction(UIDragInteraction(delegate: self))
        addInteraction(UIDropInteraction(delegate: self))
    }

    required init?(coder: NSCoder) {
        fatalError("this view is made in code")
    }

    // MARK: - Dragging

    /// An empty note has no items, so it is not lifted.
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard !text.isEmpty else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
        item.localObject = text
        return [item]
    }

    // MARK: - Dropping

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: String.self)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        UIDropProposal(operation: session.items.count == 1 ? .copy : .forbidden)
    }

    /// The provider has the text of any drag; `localObject` exists only inside this app.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        session.loadObjects(ofClass: String.self) { texts in
            guard let text = texts.first else { return }
            self.text = text
        }
    }
}
