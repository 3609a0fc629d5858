/// Decisions of the rules for spring loading.
extension Rulebook {
    /// Whether a list or view can be spring-loaded (R200).
    var springLoads: Bool { obeys(.r200) }

    /// Whether activation takes time (R205).
    var springsAfterHover: Bool { obeys(.r205) }

    /// Whether the effect shows its states (R202).
    var showsSpringLoading: Bool { obeys(.r202) }

    /// The delay from the finger's arrival to the end of a state; nil for the last one (R202, R205). Nominal times
    /// (Q20).
    func springLoadingDelay(after state: SpringLoading.State) -> Int? {
        guard state != .activated else { return nil }
        guard springsAfterHover else { return 0 }
        switch state {
        case .inactive where showsSpringLoading: return Decisions.springLoadingPossibleMilliseconds
        case .possible: return Decisions.springLoadingActivatingMilliseconds
        default: return Decisions.springLoadingMilliseconds
        }
    }

    /// Whether rows of a list and regions of an interaction are distinguished (R204).
    var tellsRegionsApart: Bool { obeys(.r204) }

    /// Whether the drag continues after an activation (R206).
    var dragsOnAfterActivation: Bool { obeys(.r206) }
}
