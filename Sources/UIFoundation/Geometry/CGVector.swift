/// A displacement in points.
public struct CGVector: Hashable, Codable, Sendable {
    public static let zero = CGVector()

    public var dx: CGFloat
    public var dy: CGFloat

    public init() {
        self.init(dx: 0, dy: 0)
    }

    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}
