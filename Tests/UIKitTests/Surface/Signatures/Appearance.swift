// Written by SignatureTests. After a change of the surface: delete the files here, run DND_RECORD=1 swift test.
// swift-format-ignore-file
import UIKit

@MainActor func Appearance_CGColor() {
    _ = \CGColor.alpha as KeyPath<CGColor, CGFloat>
    _ = \CGColor.components as KeyPath<CGColor, [CGFloat]?>
    _ = \CGColor.numberOfComponents as KeyPath<CGColor, Int>
    let _: (CGColor) -> (inout Hasher) -> Void = CGColor.hash(into:)
    let _: (CGColor, CGColor) -> Bool = (==)
    let _: (CGFloat, CGFloat) -> CGColor = CGColor.init(gray:alpha:)
    let _: (CGFloat, CGFloat, CGFloat, CGFloat) -> CGColor = CGColor.init(red:green:blue:alpha:)
    let _: CGColor.Type = CGColor.self
}

@MainActor func Appearance_NSAttributedString_Key() {
    let _: NSAttributedString.Key = NSAttributedString.Key.backgroundColor
    let _: NSAttributedString.Key = NSAttributedString.Key.font
    let _: NSAttributedString.Key = NSAttributedString.Key.foregroundColor
    let _: NSAttributedString.Key = NSAttributedString.Key.kern
    let _: NSAttributedString.Key = NSAttributedString.Key.link
    let _: NSAttributedString.Key = NSAttributedString.Key.strikethroughStyle
    let _: NSAttributedString.Key = NSAttributedString.Key.underlineStyle
}

@MainActor func Appearance_UIBezierPath() {
    _ = \UIBezierPath.bounds as KeyPath<UIBezierPath, CGRect>  // open
    _ = \UIBezierPath.currentPoint as KeyPath<UIBezierPath, CGPoint>  // open
    _ = \UIBezierPath.hash as KeyPath<UIBezierPath, Int>  // open
    _ = \UIBezierPath.isEmpty as KeyPath<UIBezierPath, Bool>  // open
    _ = \UIBezierPath.lineWidth as ReferenceWritableKeyPath<UIBezierPath, CGFloat>  // open
    _ = \UIBezierPath.usesEvenOddFillRule as ReferenceWritableKeyPath<UIBezierPath, Bool>  // open
    let _: () -> UIBezierPath = UIBezierPath.init
    let _: (CGRect) -> UIBezierPath = UIBezierPath.init(ovalIn:)
    let _: (CGRect) -> UIBezierPath = UIBezierPath.init(rect:)
    let _: (CGRect, CGFloat) -> UIBezierPath = UIBezierPath.init(roundedRect:cornerRadius:)
    let _: (CGRect, UIRectCorner, CGSize) -> UIBezierPath = UIBezierPath.init(roundedRect:byRoundingCorners:cornerRadii:)
    let _: (UIBezierPath) -> () -> Void = UIBezierPath.close  // open
    let _: (UIBezierPath) -> () -> Void = UIBezierPath.removeAllPoints  // open
    let _: (UIBezierPath) -> (Any?) -> Bool = UIBezierPath.isEqual(_:)  // open
    let _: (UIBezierPath) -> (CGAffineTransform) -> Void = UIBezierPath.apply(_:)  // open
    let _: (UIBezierPath) -> (CGPoint) -> Bool = UIBezierPath.contains(_:)  // open
    let _: (UIBezierPath) -> (CGPoint) -> Void = UIBezierPath.addLine(to:)  // open
    let _: (UIBezierPath) -> (CGPoint) -> Void = UIBezierPath.move(to:)  // open
    let _: (UIBezierPath) -> (CGPoint, CGPoint) -> Void = UIBezierPath.addQuadCurve(to:controlPoint:)  // open
    let _: (UIBezierPath) -> (CGPoint, CGPoint, CGPoint) -> Void = UIBezierPath.addCurve(to:controlPoint1:controlPoint2:)  // open
    let _: (UIBezierPath) -> (NSZone?) -> Any = UIBezierPath.copy(with:)
    let _: (UIBezierPath) -> (UIBezierPath) -> Void = UIBezierPath.append(_:)  // open
    let _: UIBezierPath.Type = UIBezierPath.self  // open
}

@MainActor func Appearance_UIColor() {
    _ = \UIColor.cgColor as KeyPath<UIColor, CGColor>  // open
    _ = \UIColor.description as KeyPath<UIColor, String>  // open
    _ = \UIColor.hash as KeyPath<UIColor, Int>  // open
    let _: (CGColor) -> UIColor = UIColor.init(cgColor:)
    let _: (CGFloat, CGFloat) -> UIColor = UIColor.init(white:alpha:)
    let _: (CGFloat, CGFloat, CGFloat, CGFloat) -> UIColor = UIColor.init(hue:saturation:brightness:alpha:)
    let _: (CGFloat, CGFloat, CGFloat, CGFloat) -> UIColor = UIColor.init(red:green:blue:alpha:)
    let _: (String) -> UIColor? = UIColor.init(named:)
    let _: (UIColor) -> (Any?) -> Bool = UIColor.isEqual(_:)  // open
    let _: (UIColor) -> (CGFloat) -> UIColor = UIColor.withAlphaComponent(_:)  // open
    let _: (UIColor) -> (NSZone?) -> Any = UIColor.copy(with:)
    let _: (UIColor) -> (UnsafeMutablePointer<CGFloat>?, UnsafeMutablePointer<CGFloat>?) -> Bool = UIColor.getWhite(_:alpha:)  // open
    let _: (UIColor) -> (UnsafeMutablePointer<CGFloat>?, UnsafeMutablePointer<CGFloat>?, UnsafeMutablePointer<CGFloat>?, UnsafeMutablePointer<CGFloat>?) -> Bool = UIColor.getHue(_:saturation:brightness:alpha:)  // open
    let _: (UIColor) -> (UnsafeMutablePointer<CGFloat>?, UnsafeMutablePointer<CGFloat>?, UnsafeMutablePointer<CGFloat>?, UnsafeMutablePointer<CGFloat>?) -> Bool = UIColor.getRed(_:green:blue:alpha:)  // open
    let _: UIColor = UIColor.black
    let _: UIColor = UIColor.blue
    let _: UIColor = UIColor.brown
    let _: UIColor = UIColor.clear
    let _: UIColor = UIColor.cyan
    let _: UIColor = UIColor.darkGray
    let _: UIColor = UIColor.darkText
    let _: UIColor = UIColor.gray
    let _: UIColor = UIColor.green
    let _: UIColor = UIColor.label
    let _: UIColor = UIColor.lightGray
    let _: UIColor = UIColor.lightText
    let _: UIColor = UIColor.link
    let _: UIColor = UIColor.magenta
    let _: UIColor = UIColor.opaqueSeparator
    let _: UIColor = UIColor.orange
    let _: UIColor = UIColor.placeholderText
    let _: UIColor = UIColor.purple
    let _: UIColor = UIColor.quaternaryLabel
    let _: UIColor = UIColor.quaternarySystemFill
    let _: UIColor = UIColor.red
    let _: UIColor = UIColor.secondaryLabel
    let _: UIColor = UIColor.secondarySystemBackground
    let _: UIColor = UIColor.secondarySystemFill
    let _: UIColor = UIColor.secondarySystemGroupedBackground
    let _: UIColor = UIColor.separator
    let _: UIColor = UIColor.systemBackground
    let _: UIColor = UIColor.systemBlue
    let _: UIColor = UIColor.systemBrown
    let _: UIColor = UIColor.systemCyan
    let _: UIColor = UIColor.systemFill
    let _: UIColor = UIColor.systemGray
    let _: UIColor = UIColor.systemGray2
    let _: UIColor = UIColor.systemGray3
    let _: UIColor = UIColor.systemGray4
    let _: UIColor = UIColor.systemGray5
    let _: UIColor = UIColor.systemGray6
    let _: UIColor = UIColor.systemGreen
    let _: UIColor = UIColor.systemGroupedBackground
    let _: UIColor = UIColor.systemIndigo
    let _: UIColor = UIColor.systemMint
    let _: UIColor = UIColor.systemOrange
    let _: UIColor = UIColor.systemPink
    let _: UIColor = UIColor.systemPurple
    let _: UIColor = UIColor.systemRed
    let _: UIColor = UIColor.systemTeal
    let _: UIColor = UIColor.systemYellow
    let _: UIColor = UIColor.tertiaryLabel
    let _: UIColor = UIColor.tertiarySystemBackground
    let _: UIColor = UIColor.tertiarySystemFill
    let _: UIColor = UIColor.tertiarySystemGroupedBackground
    let _: UIColor = UIColor.white
    let _: UIColor = UIColor.yellow
    let _: UIColor.Type = UIColor.self  // open
}

@MainActor func Appearance_UIFont() {
    _ = \UIFont.fontName as KeyPath<UIFont, String>
    _ = \UIFont.hash as KeyPath<UIFont, Int>  // open
    _ = \UIFont.pointSize as KeyPath<UIFont, CGFloat>
    let _: (CGFloat) -> UIFont = UIFont.boldSystemFont(ofSize:)  // open
    let _: (CGFloat) -> UIFont = UIFont.italicSystemFont(ofSize:)  // open
    let _: (CGFloat) -> UIFont = UIFont.systemFont(ofSize:)  // open
    let _: (CGFloat, UIFont.Weight) -> UIFont = UIFont.monospacedSystemFont(ofSize:weight:)  // open
    let _: (CGFloat, UIFont.Weight) -> UIFont = UIFont.systemFont(ofSize:weight:)  // open
    let _: (String, CGFloat) -> UIFont? = UIFont.init(name:size:)
    let _: (UIFont) -> (Any?) -> Bool = UIFont.isEqual(_:)  // open
    let _: (UIFont) -> (CGFloat) -> UIFont = UIFont.withSize(_:)  // open
    let _: (UIFont) -> (NSZone?) -> Any = UIFont.copy(with:)
    let _: (UIFont.TextStyle) -> UIFont = UIFont.preferredFont(forTextStyle:)  // open
    let _: CGFloat = UIFont.buttonFontSize  // open
    let _: CGFloat = UIFont.labelFontSize  // open
    let _: CGFloat = UIFont.smallSystemFontSize  // open
    let _: CGFloat = UIFont.systemFontSize  // open
    let _: UIFont.Type = UIFont.self  // open
}

@MainActor func Appearance_UIFont_TextStyle() {
    _ = \UIFont.TextStyle.rawValue as KeyPath<UIFont.TextStyle, String>
    let _: (String) -> UIFont.TextStyle = UIFont.TextStyle.init(rawValue:)
    let _: UIFont.TextStyle = UIFont.TextStyle.body
    let _: UIFont.TextStyle = UIFont.TextStyle.callout
    let _: UIFont.TextStyle = UIFont.TextStyle.caption1
    let _: UIFont.TextStyle = UIFont.TextStyle.caption2
    let _: UIFont.TextStyle = UIFont.TextStyle.footnote
    let _: UIFont.TextStyle = UIFont.TextStyle.headline
    let _: UIFont.TextStyle = UIFont.TextStyle.largeTitle
    let _: UIFont.TextStyle = UIFont.TextStyle.subheadline
    let _: UIFont.TextStyle = UIFont.TextStyle.title1
    let _: UIFont.TextStyle = UIFont.TextStyle.title2
    let _: UIFont.TextStyle = UIFont.TextStyle.title3
    let _: UIFont.TextStyle.Type = UIFont.TextStyle.self
}

@MainActor func Appearance_UIFont_Weight() {
    _ = \UIFont.Weight.rawValue as KeyPath<UIFont.Weight, CGFloat>
    let _: (CGFloat) -> UIFont.Weight = UIFont.Weight.init(_:)
    let _: (CGFloat) -> UIFont.Weight = UIFont.Weight.init(rawValue:)
    let _: UIFont.Weight = UIFont.Weight.black
    let _: UIFont.Weight = UIFont.Weight.bold
    let _: UIFont.Weight = UIFont.Weight.heavy
    let _: UIFont.Weight = UIFont.Weight.light
    let _: UIFont.Weight = UIFont.Weight.medium
    let _: UIFont.Weight = UIFont.Weight.regular
    let _: UIFont.Weight = UIFont.Weight.semibold
    let _: UIFont.Weight = UIFont.Weight.thin
    let _: UIFont.Weight = UIFont.Weight.ultraLight
    let _: UIFont.Weight.Type = UIFont.Weight.self
}

@MainActor func Appearance_UIImage() {
    _ = \UIImage.hash as KeyPath<UIImage, Int>  // open
    _ = \UIImage.renderingMode as KeyPath<UIImage, UIImage.RenderingMode>  // open
    _ = \UIImage.scale as KeyPath<UIImage, CGFloat>
    _ = \UIImage.size as KeyPath<UIImage, CGSize>
    let _: () -> UIImage = UIImage.init
    let _: (Data) -> UIImage? = UIImage.init(data:)
    let _: (Data, CGFloat) -> UIImage? = UIImage.init(data:scale:)
    let _: (NSCoder) -> UIImage? = UIImage.init(coder:)
    let _: (String) -> UIImage? = UIImage.init(contentsOfFile:)
    let _: (String) -> UIImage? = UIImage.init(named:)
    let _: (String) -> UIImage? = UIImage.init(systemName:)
    let _: (UIImage) -> () -> Data? = UIImage.pngData  // open
    let _: (UIImage) -> (Any?) -> Bool = UIImage.isEqual(_:)  // open
    let _: (UIImage) -> (CGFloat) -> Data? = UIImage.jpegData(compressionQuality:)  // open
    let _: (UIImage) -> (NSCoder) -> Void = UIImage.encode(with:)  // open
    let _: (UIImage) -> (UIColor) -> UIImage = UIImage.withTintColor(_:)  // open
    let _: (UIImage) -> (UIColor, UIImage.RenderingMode) -> UIImage = UIImage.withTintColor(_:renderingMode:)  // open
    let _: (UIImage) -> (UIImage.RenderingMode) -> UIImage = UIImage.withRenderingMode(_:)  // open
    let _: Bool = UIImage.supportsSecureCoding
    let _: UIImage.Type = UIImage.self  // open
}

@MainActor func Appearance_UIImage_RenderingMode() {
    let _: (Int) -> UIImage.RenderingMode? = UIImage.RenderingMode.init(rawValue:)
    let _: UIImage.RenderingMode = .alwaysOriginal
    let _: UIImage.RenderingMode = .alwaysTemplate
    let _: UIImage.RenderingMode = .automatic
    let _: UIImage.RenderingMode.Type = UIImage.RenderingMode.self
}
