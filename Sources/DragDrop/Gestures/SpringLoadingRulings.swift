/// What the rules of spring loading decide.
extension Rulebook {
    /// Whether a list or view can be spring-loaded (R200).
    var springLoads: Bool { obeys(.r200) }

    /// Whether activation takes time (R205).
    var springsAfterHover: Bool { obeys(.r205) }

    /// Whether the effect shows its states (R202).
    var showsSpringLoading: Bool { obeys(.r202) }

    /// How long after the finger came a state ends; nil for the last one (R202, R205). Nominal times (Q20).
    func springLoadingDelay(after state: SpringLoading.State) -> Int? {
        guard state != .activated else { return nil }
        guard springsAfterHover else { return 0 }
        switch state {
        case .inactive where showsSpringLoading: return Decisions.springLoadingPossibleMilliseconds
        case .possible: return Decisions.springLoadingActivatingMilliseconds
        default: return Decisions.springLoadingMilliseconds
        }
    }

    /// Whether rows of a list and regions of an interaction are told apart (R204).
    var tellsRegionsApart: Bool { obeys(.r204) }

    /// Whether the drag goes on after an activation (R206).
    var dragsOnAfterActivation: Bool { obeys(.r206) }
}
