internal import DragDrop

extension Finding {
    /// The remedy for a call without effect, which depends on the rule that refused it. Nil for the remedy of the
    /// finding's description.
    static func remedy(forEffectRefusedBy rule: RuleID) -> String? {
        switch rule {
        case .b12:
            "Leave `reloadData` out of the batch, whose other calls show the change; if there are none, call "
                + "`reloadData` in place of the batch."
        case .r185: "Leave the list alone in the block of a commit: change the data there, and UIKit inserts the row."
        case .r165: "Insert the row before dropping to it."
        case .r166: "Drop into a row that is there."
        case .r170: "Make one drop call for each item: the first one counts."
        case .r197: "Name a row that the data source has: a placeholder is none."
        case .r246: "Ask for another preview while the drop on a plain view animates, from iOS 17.4 on."
        case .r079: "Set the style while the drop is performed."
        default: nil
        }
    }
}
