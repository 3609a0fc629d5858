/// A list's answers about focus; nil for the system's default.
struct ListFocus {
    var allows: Bool?
    var allowsDuringEditing: Bool?
    var selects: Bool?
    var remembers = false
}

extension UICollectionView {
    /// Whether the list is a sidebar. Sidebars can be focused, other lists must opt in (WWDC 2021 session 10260). That
    /// the selection follows the focus in a sidebar is a guess.
    var isSidebar: Bool {
        let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.listConfiguration(ofSection: 0)
        return list?.appearance == .sidebar || list?.appearance == .sidebarPlain
    }
}
