extension UIColor {
    // MARK: - Fixed colors

    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)

    // MARK: - Adaptable colors

    public static let systemRed = UIColor(red: 255, green: 59, blue: 48)
    public static let systemOrange = UIColor(red: 255, green: 149, blue: 0)
    public static let systemYellow = UIColor(red: 255, green: 204, blue: 0)
    public static let systemGreen = UIColor(red: 52, green: 199, blue: 89)
    public static let systemMint = UIColor(red: 0, green: 199, blue: 190)
    public static let systemTeal = UIColor(red: 48, green: 176, blue: 199)
    public static let systemCyan = UIColor(red: 50, green: 173, blue: 230)
    public static let systemBlue = UIColor(red: 0, green: 122, blue: 255)
    public static let systemIndigo = UIColor(red: 88, green: 86, blue: 214)
    public static let systemPurple = UIColor(red: 175, green: 82, blue: 222)
    public static let systemPink = UIColor(red: 255, green: 45, blue: 85)
    public static let systemBrown = UIColor(red: 162, green: 132, blue: 94)
    public static let systemGray = UIColor(red: 142, green: 142, blue: 147)
    public static let systemGray2 = UIColor(red: 174, green: 174, blue: 178)
    public static let systemGray3 = UIColor(red: 199, green: 199, blue: 204)
    public static let systemGray4 = UIColor(red: 209, green: 209, blue: 214)
    public static let systemGray5 = UIColor(red: 229, green: 229, blue: 234)
    public static let systemGray6 = UIColor(red: 242, green: 242, blue: 247)

    // MARK: - UI element colors

    public static let label = UIColor(red: 0, green: 0, blue: 0)
    public static let secondaryLabel = UIColor(red: 60, green: 60, blue: 67, opacity: 0.6)
    public static let tertiaryLabel = UIColor(red: 60, green: 60, blue: 67, opacity: 0.3)
    public static let quaternaryLabel = UIColor(red: 60, green: 60, blue: 67, opacity: 0.18)
    public static let placeholderText = UIColor(red: 60, green: 60, blue: 67, opacity: 0.3)
    public static let link = UIColor(red: 0, green: 122, blue: 255)
    public static let separator = UIColor(red: 60, green: 60, blue: 67, opacity: 0.29)
    public static let opaqueSeparator = UIColor(red: 198, green: 198, blue: 200)
    public static let systemFill = UIColor(red: 120, green: 120, blue: 128, opacity: 0.2)
    public static let secondarySystemFill = UIColor(red: 120, green: 120, blue: 128, opacity: 0.16)
    public static let tertiarySystemFill = UIColor(red: 118, green: 118, blue: 128, opacity: 0.12)
    public static let quaternarySystemFill = UIColor(red: 116, green: 116, blue: 128, opacity: 0.08)
    public static let systemBackground = UIColor(red: 255, green: 255, blue: 255)
    public static let secondarySystemBackground = UIColor(red: 242, green: 242, blue: 247)
    public static let tertiarySystemBackground = UIColor(red: 255, green: 255, blue: 255)
    public static let systemGroupedBackground = UIColor(red: 242, green: 242, blue: 247)
    public static let secondarySystemGroupedBackground = UIColor(red: 255, green: 255, blue: 255)
    public static let tertiarySystemGroupedBackground = UIColor(red: 242, green: 242, blue: 247)
    public static let lightText = UIColor(red: 255, green: 255, blue: 255, opacity: 0.6)
    public static let darkText = UIColor(red: 0, green: 0, blue: 0)

    /// Components from 0 to 255, as in the Human Interface Guidelines.
    private convenience init(red: Int, green: Int, blue: Int, opacity: CGFloat = 1) {
        self.init(
            red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: opacity)
    }
}
