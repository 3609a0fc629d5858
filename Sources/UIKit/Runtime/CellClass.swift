internal import CSwiftCall

/// Makes cells of classes that were registered, as UIKit does: through `init(style:reuseIdentifier:)` of a table's
/// cell, `init(reuseIdentifier:)` of its headers and footers and `init(frame:)` of any other view, whichever class of
/// the hierarchy overrides it.
///
/// None is `required`, so Swift itself offers no way. Their entries in the class's table of methods are found by
/// comparing a class with a subclass that overrides them, and called with Swift's convention.
@MainActor enum CellClass {
    static func make(
        _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
    ) -> UITableViewCell {
        let initializer = UnsafeRawPointer(bitPattern: ClassMetadata(type)[styleSlot])
        let words = ownedWords(of: reuseIdentifier)
        let cell = dnd_init_style(
            initializer, UInt8(style.rawValue), words.first, words.second,
            UnsafeRawPointer(bitPattern: ClassMetadata(type).address))
        return object(cell)
    }

    static func make(
        _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
    ) -> UITableViewHeaderFooterView {
        let initializer = UnsafeRawPointer(bitPattern: ClassMetadata(type)[headerSlot])
        let words = ownedWords(of: reuseIdentifier)
        let view = dnd_init_string(
            initializer, words.first, words.second, UnsafeRawPointer(bitPattern: ClassMetadata(type).address))
        return object(view)
    }

    /// The initializer takes the string over: what is copied here is not destroyed here.
    private static func ownedWords(of text: String?) -> (first: UInt, second: UInt) {
        let owned = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        owned.initialize(to: text)
        defer { owned.deallocate() }
        return UnsafeRawPointer(owned).load(as: (first: UInt, second: UInt).self)
    }

    static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
        let initializer = UnsafeRawPointer(bitPattern: ClassMetadata(type)[frameSlot])
        let view = dnd_init_frame(
            initializer, frame.minX, frame.minY, frame.width, frame.height,
            UnsafeRawPointer(bitPattern: ClassMetadata(type).address))
        return object(view)
    }

    /// Whether a class of cells overrides `dragStateDidChange(_:)`.
    static func overridesDragState(_ type: AnyClass) -> Bool {
        if type is UITableViewCell.Type {
            return ClassMetadata(type)[tableStateSlot] != ClassMetadata(UITableViewCell.self)[tableStateSlot]
        }
        guard type is UICollectionViewCell.Type else { return false }
        return ClassMetadata(type)[collectionStateSlot] != ClassMetadata(UICollectionViewCell.self)[collectionStateSlot]
    }

    private static let tableStateSlot = slot(
        ClassMetadata(UITableViewCell.self).overrides(in: ClassMetadata(TableStateProbe.self)).last)
    private static let collectionStateSlot = slot(
        ClassMetadata(UICollectionViewCell.self).overrides(in: ClassMetadata(CollectionStateProbe.self)).last)

    private static func object<Object: AnyObject>(_ pointer: UnsafeMutableRawPointer?) -> Object {
        guard let pointer else { preconditionFailure("An initializer that cannot fail returned nothing.") }
        return Unmanaged<Object>.fromOpaque(pointer).takeRetainedValue()
    }

    /// The last override of the probe: the initializer that the class itself introduces.
    private static let styleSlot = slot(
        ClassMetadata(UITableViewCell.self).overrides(in: ClassMetadata(CellProbe.self)).last)

    private static let headerSlot = slot(
        ClassMetadata(UITableViewHeaderFooterView.self).overrides(in: ClassMetadata(HeaderProbe.self)).last)

    /// The first override of the probe: `UIView` declares it before `init(coder:)`.
    private static let frameSlot = slot(ClassMetadata(UIView.self).overrides(in: ClassMetadata(ViewProbe.self)).first)

    private static func slot(_ word: Int?) -> Int {
        guard let word else { preconditionFailure("Swift lays out classes in another way than this was written for.") }
        return word
    }
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

private final class TableStateProbe: UITableViewCell {
    override func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}
}

private final class CollectionStateProbe: UICollectionViewCell {
    override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}
}
