/// What is there: lists and their rows, items and what they offer, apps, the device, and the rules that hold.
package struct Scene: Sendable {
    /// Item labels by `ItemID`, section titles by `SectionID`.
    package internal(set) var items = NameTable()
    package internal(set) var sections = NameTable()

    /// App names by `AppID`; app 0 is the one under test.
    package internal(set) var apps = [""]

    /// By `ListID`.
    package internal(set) var lists: [ListState] = []

    /// How items are provided; an item without an entry is plain text at once.
    package var providerConfigurations: [ItemID: ProviderConfiguration] = [:]
    package var device = Device()

    /// What the engine takes for true.
    package var rulebook = Rulebook()

    /// The uniform types there are.
    package var types = TypeTree.system

    /// Classes that a script declares, by name.
    package var providerClasses: [String: ProviderClass] = [:]

    /// The development teams of apps, as far as they are told (R215).
    package var teams: [AppID: String] = [:]

    /// Snapshots applied off the main queue, in order (S14).
    var outstandingSnapshots: [OutstandingSnapshot] = []

    /// Read in place, by other modules too: a list is much to copy.
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

    /// What items and sections are called, for UIKit's texts.
    package var identifierNames: IdentifierNames {
        let items = items
        let sections = sections
        return IdentifierNames(item: { items.text($0.rawValue) }, section: { sections.text($0.rawValue) })
    }

}

/// Who sees what of an item.
extension Scene {
    /// An item as an app sees it. It belongs to the app of the list that it is dragged from, or else of the one that
    /// shows it.
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
