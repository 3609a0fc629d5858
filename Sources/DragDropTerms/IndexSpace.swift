/// The order that an index path refers to.
package enum IndexSpace: Hashable, Sendable {
    /// The data source's order, unchanged by the drag (R101).
    case beforeDrag

    /// The order without the dragged items (R103, R115).
    case afterRemoval

    /// The shown rows, with placeholders and gap (R195).
    case presentation
}
