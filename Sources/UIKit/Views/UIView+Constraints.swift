extension UIView {
    /// What is stored about a view's layout.
    struct LayoutTraits {
        /// Nil before the first layout, which updates the constraints of a class that requires them.
        var needsConstraints: Bool?
        var insetsMarginsFromSafeArea = true
        var preservesSuperviewMargins = false
        var semanticContent: UISemanticContentAttribute = .unspecified
    }

    // MARK: - Updating constraints

    /// Calls `updateConstraints()` before the next layout.
    public func setNeedsUpdateConstraints() {
        onMain(traits.needsConstraints = true)
    }

    public func needsUpdateConstraints() -> Bool {
        onMain(traits.needsConstraints ?? type(of: self).requiresConstraintBasedLayout)
    }

    /// Calls `updateConstraints()` of this view and of those below it, where it is needed. O(views below).
    public func updateConstraintsIfNeeded() { onMain(updateConstraintsOfSubtree()) }

    func updateAndLayOutSubtree() {
        updateConstraintsOfSubtree()
        layOutSubtree()
    }

    private func updateConstraintsOfSubtree() {
        for subview in childViews { subview.updateConstraintsOfSubtree() }
        guard traits.needsConstraints ?? type(of: self).requiresConstraintBasedLayout else { return }
        traits.needsConstraints = false
        updateConstraints()
    }

    // MARK: - Margins and directions

    /// Stored: there is no safe area.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { onMain(traits.insetsMarginsFromSafeArea) }
        set { onMain(traits.insetsMarginsFromSafeArea = newValue) }
    }

    /// Stored: margins do not follow those of the superview.
    public var preservesSuperviewLayoutMargins: Bool {
        get { onMain(traits.preservesSuperviewMargins) }
        set { onMain(traits.preservesSuperviewMargins = newValue) }
    }

    /// Stored: nothing is mirrored.
    public var semanticContentAttribute: UISemanticContentAttribute {
        get { onMain(traits.semanticContent) }
        set { onMain(traits.semanticContent = newValue) }
    }

    /// Left to right, unless `semanticContentAttribute` forces the other direction.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        onMain(Self.userInterfaceLayoutDirection(for: traits.semanticContent))
    }

    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection { Self.onMain(attribute == .forceRightToLeft ? .rightToLeft : .leftToRight) }
}

/// How the content of a view follows the direction of the language.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction in which a language is written.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}
