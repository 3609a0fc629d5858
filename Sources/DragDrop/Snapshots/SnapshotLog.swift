/// A line that UIKit writes to the log, without an exception, for a costly use of a snapshot.
package struct SnapshotLog: Hashable, Sendable {
    package let rule: RuleID
    package let text: String
}
