/// A colour as in Core Graphics: red, green, blue and alpha, each from 0 to 1.
public final class CGColor: Hashable, Sendable {
    let color: RGBA

    init(_ color: RGBA) {
        self.color = color
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red: gray, green: gray, blue: gray, alpha: alpha))
    }

    public var alpha: CGFloat { color.alpha }
    public var numberOfComponents: Int { 4 }
    public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }

    public static func == (a: CGColor, b: CGColor) -> Bool {
        a.color == b.color
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(color)
    }
}

/// The value that both kinds of colour objects share.
package struct RGBA: Hashable, Sendable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat
}
