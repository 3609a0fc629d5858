/// Scales fonts and lengths for a text style. The content size category is Large, in which all keep their size.
/// <https://developer.apple.com/documentation/uikit/uifontmetrics>
public final class UIFontMetrics: NSObject, Sendable {
    /// For the style of the body.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// All styles have the same scale here.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        super.init()
    }

    public func scaledFont(for font: UIFont) -> UIFont { font }

    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
    }

    public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
