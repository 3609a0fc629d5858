internal import DNDResults

extension Mismatch {
    /// A step that could not be made, as against an expectation that does not hold.
    var isRefusal: Bool {
        switch kind {
        case .fault, .unreached: true
        default: false
        }
    }
}
