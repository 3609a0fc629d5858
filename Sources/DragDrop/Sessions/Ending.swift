/// The pending last call of one side of a session.
struct Ending: Sendable {
    let call: DelegateCall
    let dueMilliseconds: Int

    /// The reason that the trace cites; nil for that of the method.
    var reason: Citation?

    /// The cells that stop being dragged then (R089).
    var cells: [LiftedCell] = []
}

/// The outcome of a session at the release, which decides how long its two sides take to end. Measured for collections
/// on iOS 18.6 and 26.5, and for plain views by a library.
enum Outcome: Hashable, Sendable {
    /// The list moved the row itself: the drag ends after 0.03 to 0.08 s, the drop after 0.93 to 0.99 s (R089, R137).
    case nativeMove

    /// `performDropWith`: both end with the animation of the drop, after 0.98 s (R138, R172).
    case performed

    /// A plain view performed the drop: both sides end with the animation, after 1.17 s (R245).
    case performedInView

    /// Refused, or outside: the drop ends at the release, the drag about 0.8 s later (R110, R139).
    case returned

    var dragEndMilliseconds: Int {
        switch self {
        case .nativeMove: 30
        case .performed: 980
        case .performedInView: Decisions.plainDropMilliseconds
        case .returned: 800
        }
    }

    var dropEndMilliseconds: Int {
        switch self {
        case .nativeMove: 950
        case .performed: 980
        case .performedInView: Decisions.plainDropMilliseconds
        case .returned: 0
        }
    }
}
