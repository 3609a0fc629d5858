/// A colour with red, green, blue and alpha. There is no dark mode and no wide gamut: a system colour has its
/// documented value in the light appearance.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
    package let value: RGBA

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        value = RGBA(red: red, green: green, blue: blue, alpha: alpha)
        super.init()
    }

    public init(white: CGFloat, alpha: CGFloat) {
        value = RGBA(red: white, green: white, blue: white, alpha: alpha)
        super.init()
    }

    /// Converts hue and saturation to red, green and blue; all components range from 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        value = RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
        super.init()
    }

    public init(cgColor: CGColor) {
        value = cgColor.color
        super.init()
    }

    open var cgColor: CGColor { CGColor(value) }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: value.red, green: value.green, blue: value.blue, alpha: alpha)
    }

    // MARK: - Retrieving color information

    /// Skips nil pointers. Always true, since every colour here has these components.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = value.red
        green?.pointee = value.green
        blue?.pointee = value.blue
        alpha?.pointee = value.alpha
        return true
    }

    /// Returns false and writes nothing for a colour that is not a shade of grey.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard value.red == value.green, value.green == value.blue else { return false }
        white?.pointee = value.red
        alpha?.pointee = value.alpha
        return true
    }

    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = value.hueSaturationBrightness
        hue?.pointee = parts.hue
        saturation?.pointee = parts.saturation
        brightness?.pointee = parts.brightness
        alpha?.pointee = value.alpha
        return true
    }

    // MARK: - Comparing

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.value == value
    }

    open override var hash: Int { value.hashValue }

    open override var description: String {
        "UIColor(red: \(value.red), green: \(value.green), blue: \(value.blue), alpha: \(value.alpha))"
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension RGBA {
    /// The conversion of Alvy Ray Smith (1978): six sextants of the colour circle.
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let circle = (hue - hue.rounded(.down)) * 6
        let fraction = circle - circle.rounded(.down)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * fraction)
        let rising = brightness * (1 - saturation * (1 - fraction))
        let parts: (CGFloat, CGFloat, CGFloat) =
            switch Int(circle) {
            case 0: (brightness, rising, low)
            case 1: (falling, brightness, low)
            case 2: (low, brightness, rising)
            case 3: (low, falling, brightness)
            case 4: (rising, low, brightness)
            default: (brightness, low, falling)
            }
        self.init(red: parts.0, green: parts.1, blue: parts.2, alpha: alpha)
    }

    var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let high = max(red, green, blue)
        let range = high - min(red, green, blue)
        guard range > 0 else { return (0, 0, high) }
        let sextants: CGFloat =
            if high == red {
                (green - blue) / range + (green < blue ? 6 : 0)
            } else if high == green {
                (blue - red) / range + 2
            } else {
                (red - green) / range + 4
            }
        return (sextants / 6, range / high, high)
    }
}
