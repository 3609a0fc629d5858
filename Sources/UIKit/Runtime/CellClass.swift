internal import LoadedCode

/// Instantiates classes that are known only when the program runs, as UIKit does with registered cells: through
/// `init(style:reuseIdentifier:)` of a table's cell, `init(reuseIdentifier:)` of its headers and footers,
/// `init(frame:)` of any other view and `init(nibName:bundle:)` of controllers, whichever class of the hierarchy
/// overrides it.
@MainActor enum CellClass {
    static func make(
        _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
    ) -> UITableViewCell {
        styled.makeObject(of: type, style: UInt8(style.rawValue), text: reuseIdentifier)
    }

    static func make(
        _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
    ) -> UITableViewHeaderFooterView {
        header.makeObject(of: type, text: reuseIdentifier)
    }

    static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
        framed.makeObject(of: type, frame: frame)
    }

    static func make(_ type: UIViewController.Type, nibName: String?, bundle: Bundle?) -> UIViewController {
        nibbed.makeObject(of: type, text: nibName, bundle: bundle)
    }

    /// Whether a class of cells overrides `dragStateDidChange(_:)`.
    static func overridesDragState(_ type: AnyClass) -> Bool {
        if type is UITableViewCell.Type { return tableState.isOverridden(in: type) }
        return type is UICollectionViewCell.Type && collectionState.isOverridden(in: type)
    }

    private static let tableState = ClassSlot(.last, in: UITableViewCell.self, overriddenBy: TableStateProbe.self)
    private static let collectionState = ClassSlot(
        .last, in: UICollectionViewCell.self, overriddenBy: CollectionStateProbe.self)

    // The initializers that the classes introduce are last; `UIView` declares its own before `init(coder:)`.
    private static let styled = ClassSlot(.last, in: UITableViewCell.self, overriddenBy: CellProbe.self)
    private static let header = ClassSlot(.last, in: UITableViewHeaderFooterView.self, overriddenBy: HeaderProbe.self)
    private static let framed = ClassSlot(.first, in: UIView.self, overriddenBy: ViewProbe.self)
    private static let nibbed = ClassSlot(.first, in: UIViewController.self, overriddenBy: ControllerProbe.self)
}

private final class CellProbe: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

private final class HeaderProbe: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

private final class ViewProbe: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

private final class ControllerProbe: UIViewController {
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

private final class TableStateProbe: UITableViewCell {
    override func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}
}

private final class CollectionStateProbe: UICollectionViewCell {
    override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}
}
