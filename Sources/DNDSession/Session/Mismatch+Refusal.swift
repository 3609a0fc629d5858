internal import DNDResults

extension Mismatch {
    /// Whether a step was impossible, as opposed to a failed expectation.
    var isRefusal: Bool {
        switch kind {
        case .fault, .unreached: true
        default: false
        }
    }
}
