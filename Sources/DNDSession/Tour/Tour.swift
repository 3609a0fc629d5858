/// How far somebody has come on the tour, and the session that waits meanwhile.
struct Tour {
    /// The session that `tour` was typed in; nil while nobody is on the tour.
    var ownSession: ReplSession?

    /// The steps that were begun, each with the session as it was then.
    var beginnings: [ReplSession] = []

    /// The session on the tour as it was left.
    var leftSession: ReplSession?

    var isUnderWay: Bool { ownSession != nil }

    /// The step at hand, from 0.
    var number: Int { max(0, beginnings.count - 1) }
    var step: TourStep { TourStep.all[number] }
}
