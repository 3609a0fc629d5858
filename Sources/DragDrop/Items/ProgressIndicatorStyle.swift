/// `UIDropSessionProgressIndicatorStyle`.
package enum ProgressIndicatorStyle: Hashable, Sendable {
    case none

    /// `default`
    case standard
}
