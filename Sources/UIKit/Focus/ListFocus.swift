/// What a list says about the focus; nil leaves it to the system.
struct ListFocus {
    var allows: Bool?
    var allowsDuringEditing: Bool?
    var selects: Bool?
    var remembers = false
}

extension UICollectionView {
    /// Sidebars can be focused, other lists have to opt in (WWDC 2021 session 10260). That their selection follows is a
    /// guess.
    var isSidebar: Bool {
        let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.listConfiguration(ofSection: 0)
        return list?.appearance == .sidebar || list?.appearance == .sidebarPlain
    }
}
