/// What a batch did to a list.
package struct BatchResult: Hashable, Sendable {
    /// What the list shows now: rows that stay or move are still themselves, those that are inserted, reloaded or
    /// reconfigured are what the data source has there.
    package let shown: Arrangement

    /// Where the rows went.
    package let paths: PathMap
}
