extension UICollectionView {
    public enum ScrollDirection: Int, Sendable {
        case vertical, horizontal
    }

    public enum ElementCategory: UInt, Sendable {
        case cell, supplementaryView, decorationView
    }

    public class var elementKindSectionHeader: String { Self.onMain("UICollectionElementKindSectionHeader") }
    public class var elementKindSectionFooter: String { Self.onMain("UICollectionElementKindSectionFooter") }
}
