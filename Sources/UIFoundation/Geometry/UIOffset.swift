/// A distance in points along both axes.
public struct UIOffset: Hashable, Codable, Sendable {
    public static let zero = UIOffset()

    public var horizontal: CGFloat
    public var vertical: CGFloat

    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
