/// What code draws into. Nothing is drawn here: its methods have no effect.
/// <https://developer.apple.com/documentation/coregraphics/cgcontext>
public final class CGContext {
    init() {}

    public func saveGState() { skip() }
    public func restoreGState() { skip() }
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { skip() }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { skip() }
    public func rotate(by angle: CGFloat) { skip() }
    public func concatenate(_ transform: CGAffineTransform) { skip() }
    public func setFillColor(_ color: CGColor) { skip() }
    public func setStrokeColor(_ color: CGColor) { skip() }
    public func setLineWidth(_ width: CGFloat) { skip() }
    public func setAlpha(_ alpha: CGFloat) { skip() }
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) { skip() }
    public func beginPath() { skip() }
    public func closePath() { skip() }
    public func move(to point: CGPoint) { skip() }
    public func addLine(to point: CGPoint) { skip() }
    public func addRect(_ rect: CGRect) { skip() }
    public func addEllipse(in rect: CGRect) { skip() }
    public func addPath(_ path: CGPath) { skip() }
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        skip()
    }
    public func clip() { skip() }
    public func clip(to rect: CGRect) { skip() }
    public func clear(_ rect: CGRect) { skip() }
    public func fill(_ rect: CGRect) { skip() }
    public func fillPath() { skip() }
    public func fillEllipse(in rect: CGRect) { skip() }
    public func stroke(_ rect: CGRect) { skip() }
    public func strokePath() { skip() }
    public func strokeEllipse(in rect: CGRect) { skip() }

    private func skip(_ member: String = #function) { AppShell.warn("CGContext.\(member)") }
}
