/// A path as in Core Graphics, which does not change. It comes from `UIBezierPath.cgPath` here.
/// <https://developer.apple.com/documentation/coregraphics/cgpath>
public final class CGPath: Hashable, Sendable {
    let elements: [UIBezierPath.Element]

    init(_ elements: [UIBezierPath.Element]) {
        self.elements = elements
    }

    public static func == (a: CGPath, b: CGPath) -> Bool {
        a.elements == b.elements
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
    }
}
