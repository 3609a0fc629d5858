/// Decisions of the rules for previews.
extension Rulebook {
    /// Whether the last item lies on top, as decided; under the alternative of Q12 the first one does.
    var laysLastItemOnTop: Bool { !assumesOther(.q12) }

    /// Whether previews become snapshots with the first movement (R009).
    var freezesPreviewsInDrag: Bool { obeys(.r009) }

    /// Whether a copy has a plus badge (R064), and a forbidden drop its own badge (R063).
    var badgesCopies: Bool { obeys(.r064) }
    var badgesForbidden: Bool { obeys(.r063) }

    /// Whether a new preview provider takes effect only from the next request on (R017).
    var defersPreviewProviders: Bool { obeys(.r017) }

    /// Whether a full-size preview lasts until the drag scales it down (R065).
    var keepsFullSizeUntilScaled: Bool { obeys(.r065) }

    /// Whether a drag has too many items for individual previews (R035).
    func leavesPreviewsOut(ofItems count: Int) -> Bool { obeys(.r035) && count > Decisions.smallFlockItemCount }

    /// Whether an item fades because its last preview is nil, as decided in Q13.
    func fades(_ answer: DelegateAnswer) -> Bool { answer == .preview(.none) && !assumesOther(.q13) }

    /// Whether a drop on a plain view has a duration of its own (R245).
    var timesPlainDrops: Bool { obeys(.r245) }

    /// Whether an app can request another drop preview (R246).
    func updatesDropPreviews(on device: Device) -> Bool {
        obeys(.r246) && device.version >= Decisions.dropPreviewUpdateVersion
    }
}
