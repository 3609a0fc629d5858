/// Points of plain views: what lies there is the app's affair, and its answer decides who is touched.
extension Engine {
    /// Where a finger at a point really is: in the innermost view there that takes part.
    mutating func found(_ location: FingerLocation) -> FingerLocation {
        guard case .point(let point) = location.place else { return location }
        return respondent.location(at: point, in: location.list, engine: &self) ?? location
    }

    /// Touches a row, or what lies at a point of a plain view; delegates that are asked meanwhile may ask where.
    mutating func touch(
        _ path: RowPath, in list: ListID, at point: ViewPoint?, _ body: (inout Engine, RowPath, ListID) -> Void
    ) {
        guard let point else { return body(&self, path, list) }
        let location = found(FingerLocation(list: list, place: .point(point)))
        hands.touchedPlace = location.place
        defer { hands.touchedPlace = nil }
        if case .row(let row, _) = location.place { return body(&self, row, location.list) }
        body(&self, location.list == list ? path : RowPath(section: 0, item: 0), location.list)
    }
}
