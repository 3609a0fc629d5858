import UIKit

/// The mistake: the card is deleted while it hovers. A drag that only crosses the bin, or is cancelled, loses the card.
final class HastyBinView: BinView {
    override func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        for dragged in cards(of: session) { dragged.column.remove(dragged.card) }
        return UIDropProposal(operation: .move)
    }

    override func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
}
