/// `UIDropSessionProgressIndicatorStyle`.
package enum ProgressIndicatorStyle: Hashable, Sendable {
    case none

    /// `default`
    case standard
}

extension Engine {
    /// `progressIndicatorStyle` of the session whose drop is being performed (R079).
    package mutating func setProgressIndicatorStyle(_ style: ProgressIndicatorStyle, in list: ListID) {
        guard mayAct(on: list) else { return }
        record(.action(.setProgressIndicatorStyle(style), list: list), .r079)
        guard coordinator?.list == list else {
            record(.note(.actionWithoutEffect(list: list)), .r079)
            return
        }
        coordinator?.progressIndicatorStyle = style
    }

    /// Whether the system shows the progress of a transfer that takes long (R079).
    package var showsProgressIndicator: Bool {
        transfers.contains { transfer in
            clock.milliseconds - transfer.beginMilliseconds >= Decisions.progressIndicatorMilliseconds
                && (transfer.progressIndicatorStyle == .standard || !obeys(.r079))
        }
    }
}
