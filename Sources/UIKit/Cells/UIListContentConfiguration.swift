/// Text, secondary text and an image of a list cell or header. The styles differ in their initial font, colour and
/// arrangement.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 12
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    private init(secondary style: UIFont.TextStyle, _ color: UIColor) {
        secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    }

    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(secondary: .subheadline, .label)
    }

    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(secondary: .caption1, .label)
    }

    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(secondary: .body, .secondaryLabel)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    public static func plainHeader() -> UIListContentConfiguration {
        header(.headline, .label)
    }

    public static func plainFooter() -> UIListContentConfiguration {
        header(.subheadline, .secondaryLabel)
    }

    public static func groupedHeader() -> UIListContentConfiguration {
        header(.footnote, .secondaryLabel)
    }

    public static func groupedFooter() -> UIListContentConfiguration {
        header(.footnote, .secondaryLabel)
    }

    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    public static func sidebarHeader() -> UIListContentConfiguration { header(.headline, .label) }

    private static func header(_ style: UIFont.TextStyle, _ color: UIColor) -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(secondary: .footnote, .secondaryLabel)
        configuration.textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
        return configuration
    }

    @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// Returns the same configuration: state-dependent colours are not modelled.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

extension UIListContentConfiguration {
    public struct ImageProperties: Hashable {
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
        public var reservedLayoutSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false

        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
        }
    }

    public struct TextProperties: Hashable {
        public var font: UIFont
        public var color: UIColor
        public var alignment: TextAlignment = .natural
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var adjustsFontForContentSizeCategory = true
        public var transform: TextTransform = .none

        init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }

        public enum TextAlignment: Hashable, Sendable {
            case natural, center, justified
        }

        public enum TextTransform: Hashable, Sendable {
            case none, uppercase, lowercase, capitalized
        }
    }
}
