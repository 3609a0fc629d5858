/// The pictures under the finger: which items show one, in which order, how large, and whether it is live.
extension Engine {
    /// The items whose preview is shown, topmost first (R007, R008, R017, Q12).
    package var itemsWithPreview: [ItemID] {
        let visible = (drag?.items ?? []).filter { $0.preview != .none }.map { $0.id }
        return assumesOther(.q12) ? visible : visible.reversed()
    }

    /// While lifting, previews are views that go on living; from the first movement on they are pictures (R009).
    package var hasLivePreviews: Bool {
        drag?.phase == .lifted || (drag != nil && !obeys(.r009))
    }

    /// Whether the previews have the size of what was lifted (R065).
    package var hasFullSizePreviews: Bool {
        drag?.isScaledDown == false
    }

    /// What the drag wears beside the finger (R063, R064).
    package var badge: DragBadge {
        guard let drag, drag.phase == .dragging, let proposal = proposal(in: nil) else { return .none }
        switch proposal.operation {
        case .copy where obeys(.r064): return .plus(itemCount: drag.items.count)
        case .forbidden where obeys(.r063): return .forbidden
        default: return .none
        }
    }

    /// `UIDragItem.previewProvider`: counts when UIKit asks for the preview next, which it never does during the lift
    /// (R017).
    package mutating func setPreviewProvider(of item: ItemID, to answer: PreviewAnswer, in list: ListID) {
        guard mayAct(on: list) else { return }
        record(.action(.setPreviewProvider(item, answer), list: list), .r017)
        previewProviders[item] = answer
        if !obeys(.r017) { askPreviewProviders() }
    }

    /// Asks the providers that were set: when the session begins, and from then on whenever the finger has moved.
    mutating func askPreviewProviders() {
        guard !previewProviders.isEmpty else { return }
        for index in drag?.items.indices ?? 0..<0 {
            guard let item = drag?.items[index].id, let answer = previewProviders[item] else { continue }
            drag?.items[index].preview = answer
        }
    }

    /// Scales the previews down unless somebody's wish for the full size holds (R014, R065). Once scaled down they
    /// stay so.
    mutating func scalePreviews() {
        guard let drag, drag.phase == .dragging else { return }
        let isWanted = drag.prefersFullSizePreviews || proposal(in: nil)?.prefersFullSizePreview == true
        guard obeys(.r065) else {
            self.drag?.isScaledDown = !isWanted
            return
        }
        if !isWanted || drag.items.count > 1 || isOutsideApp { self.drag?.isScaledDown = true }
    }

    /// Whether the finger is over another app than the one that the drag began in.
    private var isOutsideApp: Bool {
        guard let drag, let finger = drag.finger else { return false }
        return self[finger.list].app != self[drag.source].app
    }
}

/// The badge of a drag.
package enum DragBadge: Hashable, Sendable {
    case none

    /// The drop would be refused (R063).
    case forbidden

    /// The drop would be a copy; the items are counted when there are several (R064).
    case plus(itemCount: Int)
}
