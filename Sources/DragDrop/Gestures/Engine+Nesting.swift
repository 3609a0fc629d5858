/// Views that lie in each other: one of them has the say (R059).
extension Engine {
    /// Where the finger is, seen from the view that decides: the innermost that takes part in the session (Q08). By the
    /// alternative the innermost decides whether it takes part or not.
    mutating func deciding(_ location: FingerLocation) -> FingerLocation {
        guard self[location.list].superview != nil, obeys(.r059), !assumesOther(.q08) else { return location }
        var list = location.list
        while !takesPart(list), let outer = self[list].superview { list = outer }
        return list == location.list ? location : FingerLocation(list: list, place: .anywhere)
    }

    /// A drag that begins is over what it was lifted from, or over the view around it that decides.
    mutating func decideBeneathFinger() -> FingerLocation? {
        guard let beneath = drag?.finger else { return nil }
        let location = deciding(beneath)
        drag?.finger = location
        drag?.fingerBeneath = location == beneath ? nil : beneath
        return location
    }

    private mutating func takesPart(_ list: ListID) -> Bool {
        reasonToPassOver(list) == nil && offer(to: list)
    }
}
