/// A path of lines and curves, which can be stored, transformed and measured but not drawn.
open class UIBezierPath: NSObject, NSCopying {
    /// One step of a path.
    enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, control1: CGPoint, control2: CGPoint)
        case close
    }

    private(set) var elements: [Element] = []

    open var lineWidth: CGFloat = 1
    open var usesEvenOddFillRule = false

    public override init() {
        super.init()
    }

    public convenience init(cgPath: CGPath) {
        self.init()
        elements = cgPath.elements
    }

    public convenience init(rect: CGRect) {
        self.init()
        addPolygon([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
    }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Radii are limited to half a side.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        addRoundedRect(
            rect, corners,
            CGSize(width: min(cornerRadii.width, rect.width / 2), height: min(cornerRadii.height, rect.height / 2)))
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init()
        addRoundedRect(rect, .allCorners, CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    // MARK: - Constructing a path

    /// The path as it is now.
    /// <https://developer.apple.com/documentation/uikit/uibezierpath/cgpath>
    open var cgPath: CGPath {
        get { CGPath(elements) }
        set { elements = newValue.elements }
    }

    open func move(to point: CGPoint) {
        elements.append(.move(point))
    }

    open func addLine(to point: CGPoint) {
        elements.append(.line(point))
    }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        elements.append(.curve(endPoint, control1: controlPoint1, control2: controlPoint2))
    }

    /// Stored as the equivalent cubic curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        let start = currentPoint
        let toward = { (end: CGPoint) in
            CGPoint(x: end.x + (controlPoint.x - end.x) * 2 / 3, y: end.y + (controlPoint.y - end.y) * 2 / 3)
        }
        addCurve(to: endPoint, controlPoint1: toward(start), controlPoint2: toward(endPoint))
    }

    open func close() {
        elements.append(.close)
    }

    open func removeAllPoints() {
        elements = []
    }

    open func append(_ bezierPath: UIBezierPath) {
        elements += bezierPath.elements
    }

    open func apply(_ transform: CGAffineTransform) {
        elements = elements.map { element in
            switch element {
            case .move(let point): .move(point.applying(transform))
            case .line(let point): .line(point.applying(transform))
            case .curve(let point, let control1, let control2):
                .curve(
                    point.applying(transform), control1: control1.applying(transform),
                    control2: control2.applying(transform))
            case .close: .close
            }
        }
    }

    // MARK: - Measuring a path

    open var isEmpty: Bool { elements.isEmpty }

    /// The start of the next step: after a close, the start of the figure. Zero for an empty path.
    open var currentPoint: CGPoint {
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let point): (start, current) = (point, point)
            case .line(let point), .curve(let point, _, _): current = point
            case .close: current = start
            }
        }
        return current
    }

    /// The bounding box of the outline, with each curve approximated by 64 lines. Null for an empty path. O(elements).
    open var bounds: CGRect {
        CGRect(around: outlines.joined())
    }

    /// Uses the fill rule, with curves approximated by short lines. O(elements).
    open func contains(_ point: CGPoint) -> Bool {
        if usesEvenOddFillRule {
            return !outlines.reduce(0) { $0 + $1.crossings(rightOf: point).count }.isMultiple(of: 2)
        }
        return outlines.reduce(0) { $0 + $1.windings(around: point) } != 0
    }

    // MARK: - Comparing

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return elements == other.elements && lineWidth == other.lineWidth
            && usesEvenOddFillRule == other.usesEvenOddFillRule
    }

    open override var hash: Int { elements.hashValue }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath()
        copy.elements = elements
        copy.lineWidth = lineWidth
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        return copy
    }
}
