/// What UIKit writes to the log, without an exception, when a snapshot is used in a costly way.
package struct SnapshotLog: Hashable, Sendable {
    package let rule: RuleID
    package let text: String
}
