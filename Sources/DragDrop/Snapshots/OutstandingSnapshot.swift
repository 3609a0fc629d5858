/// A snapshot that was applied off the main queue and is not yet shown.
struct OutstandingSnapshot: Sendable {
    let list: ListID
    let snapshot: Snapshot
}
