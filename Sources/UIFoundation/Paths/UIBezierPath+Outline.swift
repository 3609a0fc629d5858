extension UIBezierPath {
    /// The corners of each figure, with curves approximated by short lines.
    var outlines: [[CGPoint]] {
        var outlines: [[CGPoint]] = []
        var figure: [CGPoint] = []
        for element in elements {
            switch element {
            case .move(let point):
                if !figure.isEmpty { outlines.append(figure) }
                figure = [point]
            case .line(let point): figure.append(point)
            case .curve(let end, let control1, let control2):
                figure += Self.points(from: figure.last ?? end, control1, control2, to: end)
            case .close:
                guard let start = figure.first else { continue }
                outlines.append(figure)
                figure = [start]
            }
        }
        if figure.count > 1 || outlines.isEmpty, !figure.isEmpty { outlines.append(figure) }
        return outlines
    }

    /// The number of lines per curve.
    private static let stepsPerCurve = 64

    /// Points of a cubic curve, without its start (Bernstein's form).
    private static func points(
        from start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, to end: CGPoint
    ) -> [CGPoint] {
        (1...stepsPerCurve).map { step in
            let t = CGFloat(step) / CGFloat(stepsPerCurve)
            let u = 1 - t
            let weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return CGPoint(
                x: weights.0 * start.x + weights.1 * control1.x + weights.2 * control2.x + weights.3 * end.x,
                y: weights.0 * start.y + weights.1 * control1.y + weights.2 * control2.y + weights.3 * end.y)
        }
    }

    func addPolygon(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
        close()
    }

    /// Clockwise on a screen from the top left corner; a quarter of an ellipse at each rounded corner.
    func addRoundedRect(_ rect: CGRect, _ corners: UIRectCorner, _ radii: CGSize) {
        let sides: [(UIRectCorner, corner: CGPoint, from: CGVector, to: CGVector)] = [
            (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
            (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
        ]
        for (index, side) in sides.enumerated() {
            let radius = corners.contains(side.0) ? radii : .zero
            let at = { (direction: CGVector, part: CGFloat) in
                CGPoint(
                    x: side.corner.x + direction.dx * radius.width * part,
                    y: side.corner.y + direction.dy * radius.height * part)
            }
            if index == 0 { move(to: at(side.from, 1)) } else { addLine(to: at(side.from, 1)) }
            guard radius != .zero else { continue }
            let part = 1 - Self.quarterCircle
            addCurve(to: at(side.to, 1), controlPoint1: at(side.from, part), controlPoint2: at(side.to, part))
        }
        close()
    }

    /// The distance of the control points along the tangent of a quarter circle: 4/3 · tan(π/8).
    private static let quarterCircle: CGFloat = 0.552_284_749_8
}

extension [CGPoint] {
    /// The number of times that the closed figure winds around a point. Counts the sides that a line to the right
    /// crosses, upward and downward ones with opposite signs (Sunday's winding number).
    func windings(around point: CGPoint) -> Int {
        crossings(rightOf: point).reduce(0) { $0 + ($1.isUpward ? 1 : -1) }
    }

    func crossings(rightOf point: CGPoint) -> [Side] {
        zip(self, dropFirst() + prefix(1)).map(Side.init).filter { side in
            (side.start.y <= point.y) != (side.end.y <= point.y) && side.x(at: point.y) > point.x
        }
    }
}

/// One side of a figure.
struct Side {
    let start: CGPoint
    let end: CGPoint

    var isUpward: Bool { end.y > start.y }

    /// The intersection of the side with a horizontal line.
    func x(at y: CGFloat) -> CGFloat {
        start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x)
    }
}
