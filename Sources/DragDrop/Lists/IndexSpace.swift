/// The order that an index path counts in.
package enum IndexSpace: Hashable, Sendable {
    /// The data source's order, unchanged by the drag (R101).
    case beforeDrag

    /// The order without the dragged items (R103, R115).
    case afterRemoval

    /// What the list shows, placeholders and gap included (R195).
    case presentation
}
