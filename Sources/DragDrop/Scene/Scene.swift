/// The state outside gestures: lists and rows, items and their providers, apps, the device, and the rules.
package struct Scene: Sendable {
    /// Item labels, indexed by `ItemID`, and section titles, indexed by `SectionID`.
    package internal(set) var items = NameTable()
    package internal(set) var sections = NameTable()

    /// App names, indexed by `AppID`; app 0 is the one under test.
    package internal(set) var apps = [""]

    /// Indexed by `ListID`.
    package internal(set) var lists: [ListState] = []

    /// The providers of items; an item without an entry is immediately available plain text.
    package var providerConfigurations: [ItemID: ProviderConfiguration] = [:]
    package var device = Device()

    /// The rules and answers that the engine applies.
    package var rulebook = Rulebook()

    /// The uniform types.
    package var types = TypeTree.system

    /// Classes that a script declares, by name.
    package var providerClasses: [String: ProviderClass] = [:]

    /// The known development teams of apps (R215).
    package var teams: [AppID: String] = [:]

    /// Snapshots applied off the main queue and not shown yet, in order (S14).
    var outstandingSnapshots: [OutstandingSnapshot] = []

    /// Yields the list in place, also to other modules, because copying a list is expensive.
    package subscript(list: ListID) -> ListState {
        @inlinable _read { yield lists[Int(list.rawValue)] }
        _modify { yield &lists[Int(list.rawValue)] }
    }

    package func label(of item: ItemID) -> String {
        items.text(item.rawValue)
    }

    package func title(of section: SectionID) -> String {
        sections.text(section.rawValue)
    }

    package func list(named name: String) -> ListID? {
        lists.first { $0.name == name }?.id
    }

    package func providerConfiguration(of item: ItemID) -> ProviderConfiguration {
        providerConfigurations[item] ?? ProviderConfiguration()
    }

    /// The names of items and sections, for UIKit's messages.
    package var identifierNames: IdentifierNames {
        let items = items
        let sections = sections
        return IdentifierNames(item: { items.text($0.rawValue) }, section: { sections.text($0.rawValue) })
    }

}

/// Visibility of items to apps.
extension Scene {
    /// An item as an app sees it. The item belongs to the app of its source list, otherwise of the list that shows it.
    func offer(of item: ItemID, from source: ListID?, to receiver: AppID) -> OfferedItem {
        let home = (source ?? listShowing(item)).map { self[$0].app } ?? receiver
        let providerConfiguration = providerConfiguration(of: item)
        let visible = providerConfiguration.representations.filter {
            isVisible($0.visibility, from: home, to: receiver)
        }
        return OfferedItem(
            label: label(of: item), providerConfiguration: providerConfiguration,
            choice: RepresentationChoice(representations: visible, tree: types, rulebook: rulebook),
            isOfSameTeam: isVisible(.team, from: home, to: receiver), declaredClasses: providerClasses)
    }

    private func listShowing(_ item: ItemID) -> ListID? {
        lists.first { $0.shown.path(of: item, near: nil) != nil }?.id
    }

    private func isVisible(_ visibility: Representation.Visibility, from home: AppID, to receiver: AppID) -> Bool {
        guard rulebook.hidesRepresentations, home != receiver else { return true }
        switch visibility {
        case .all: return true
        case .team: return teams[home] != nil && teams[home] == teams[receiver]
        case .ownProcess: return false
        }
    }
}
