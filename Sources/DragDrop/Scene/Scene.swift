/// The state outside gestures: lists and rows, items and their providers, apps, the device, and the rules.
package struct Scene: Sendable {
    /// Names, and what items provide.
    @CopyOnWrite package var catalog = SceneCatalog()

    /// Indexed by `ListID`.
    package internal(set) var lists: [ListState] = []

    package var device = Device()

    /// The rules and answers that the engine applies.
    package var rulebook = Rulebook()

    /// Snapshots applied off the main queue and not shown yet, in order (S14).
    var outstandingSnapshots: [OutstandingSnapshot] = []

    /// A list, of which a caller copies what it reads, also in other modules: the whole is expensive to copy.
    package subscript(list: ListID) -> ListState {
        @inlinable get { lists[Int(list.rawValue)] }
        _modify { yield &lists[Int(list.rawValue)] }
    }

    package func label(of item: ItemID) -> String {
        catalog.items.text(item.rawValue)
    }

    package func title(of section: SectionID) -> String {
        catalog.sections.text(section.rawValue)
    }

    package func list(named name: String) -> ListID? {
        lists.first { $0.name == name }?.id
    }

    package func providerConfiguration(of item: ItemID) -> ProviderConfiguration {
        catalog.providerConfigurations[item] ?? .standard
    }

    /// The names of items and sections, for UIKit's messages.
    package var identifierNames: IdentifierNames {
        let items = catalog.items
        let sections = catalog.sections
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
            choice: RepresentationChoice(representations: visible, tree: catalog.types, rulebook: rulebook),
            isOfSameTeam: isVisible(.team, from: home, to: receiver), declaredClasses: catalog.providerClasses)
    }

    private func listShowing(_ item: ItemID) -> ListID? {
        lists.first { $0.shown.path(of: item, near: nil) != nil }?.id
    }

    private func isVisible(_ visibility: Representation.Visibility, from home: AppID, to receiver: AppID) -> Bool {
        guard rulebook.hidesRepresentations, home != receiver else { return true }
        switch visibility {
        case .all: return true
        case .team: return catalog.teams[home] != nil && catalog.teams[home] == catalog.teams[receiver]
        case .ownProcess: return false
        }
    }
}
