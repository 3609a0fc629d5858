/// The background of a cell, as a value.
public struct UIBackgroundConfiguration: Hashable {
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var customView: UIView?
    public var image: UIImage?
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0

    private init(_ backgroundColor: UIColor?) {
        self.backgroundColor = backgroundColor
    }

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }

    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.secondarySystemGroupedBackground)
    }

    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }

    /// Returns the same configuration: state-dependent colours are not modelled.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}
