internal import DragDrop

/// Points of plain views.
extension Screen {
    /// The innermost view at a point that participates in drags, and the point in it; nil when that is the view itself.
    func location(at point: ViewPoint, in list: ListID) -> FingerLocation? {
        guard let outer = self[list]?.view, self[list]?.kind == .view else { return nil }
        let place = outer.bounds.point(at: point)
        var next = outer.hitTest(place, with: nil)
        while let view = next, view !== outer {
            if let host = host(of: view) { return FingerLocation(list: host.id, place: self.place(place, outer, host)) }
            next = view.superview
        }
        return nil
    }

    private func place(_ point: CGPoint, _ outer: UIView, _ host: ViewHost) -> FingerLocation.Place {
        guard let view = host.view else { return .anywhere }
        let inner = view.convert(point, from: outer)
        guard let list = host.list else { return .point(view.bounds.part(at: inner)) }
        return list.row(at: inner).map { .row(RowPath($0), zone: .middle) } ?? .empty
    }
}

extension CGRect {
    /// The point at fractions of the width and height.
    func point(at point: ViewPoint) -> CGPoint {
        CGPoint(
            x: minX + width * CGFloat(point.x) / CGFloat(ViewPoint.whole),
            y: minY + height * CGFloat(point.y) / CGFloat(ViewPoint.whole))
    }

    /// The fractions of the width and height at a point; the middle for a side of length zero.
    func part(at point: CGPoint) -> ViewPoint {
        ViewPoint(x: Self.part(point.x - minX, of: width), y: Self.part(point.y - minY, of: height))
    }

    private static func part(_ length: CGFloat, of whole: CGFloat) -> Int {
        guard whole > 0 else { return ViewPoint.whole / 2 }
        return Int((min(max(length / whole, 0), 1) * CGFloat(ViewPoint.whole)).rounded())
    }
}
