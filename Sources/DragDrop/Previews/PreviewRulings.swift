/// What the rules of previews decide.
extension Rulebook {
    /// Whether the first item lies on top (Q12).
    var laysFirstItemOnTop: Bool { !assumesOther(.q12) }

    /// Whether previews become pictures with the first movement (R009).
    var freezesPreviewsInDrag: Bool { obeys(.r009) }

    /// Whether a copy shows a plus (R064), and what is forbidden a sign of its own (R063).
    var badgesCopies: Bool { obeys(.r064) }
    var badgesForbidden: Bool { obeys(.r063) }

    /// Whether a preview provider that is set counts from the next request on only (R017).
    var defersPreviewProviders: Bool { obeys(.r017) }

    /// Whether a full-size preview lasts until the drag scales it down (R065).
    var keepsFullSizeUntilScaled: Bool { obeys(.r065) }

    /// Whether a flock is too large for a preview of each item (R035).
    func leavesPreviewsOut(ofItems count: Int) -> Bool { obeys(.r035) && count > Decisions.smallFlockItemCount }

    /// Whether an item whose last preview is nil fades (Q13).
    func fades(_ answer: DelegateAnswer) -> Bool { answer == .preview(.none) && !assumesOther(.q13) }

    /// Whether a drop on a plain view takes its own time (R245).
    var timesPlainDrops: Bool { obeys(.r245) }

    /// Whether an app may ask for another drop preview (R246).
    func updatesDropPreviews(on device: Device) -> Bool {
        obeys(.r246) && device.version >= Decisions.dropPreviewUpdateVersion
    }
}
