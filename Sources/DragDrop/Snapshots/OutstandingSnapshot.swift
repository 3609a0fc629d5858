/// A snapshot that was applied off the main queue and is not shown yet.
struct OutstandingSnapshot: Sendable {
    let list: ListID
    let snapshot: Snapshot
}
