import UIKit

/// Deletes the cards that are dropped on it.
class BinView: UIView, UIDropInteractionDelegate {
    override init(frame: CGRect) {
        super.init(frame: frame)
        addInteraction(UIDropInteraction(delegate: self))
    }

    required init?(coder: NSCoder) {
        fatalError("this view is made in code")
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        !cards(of: session).isEmpty
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        UIDropProposal(operation: .move)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        for dragged in cards(of: session) { dragged.column.remove(dragged.card) }
    }

    func cards(of session: any UIDropSession) -> [DraggedCard] {
        session.items.compactMap { $0.localObject as? DraggedCard }
    }
}
