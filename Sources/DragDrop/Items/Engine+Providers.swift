/// What a receiver may know of an item before it loads anything (R066, R067, R215, R216).
extension Engine {
    /// The representations that an app sees of an item: `registeredTypeIdentifiers` and what is behind them (R215).
    func representations(of item: ItemID, in list: ListID) -> [Representation] {
        let home = app(providing: item) ?? self[list].app
        return provision(of: item).representations.filter {
            isVisible($0.visibility, from: home, to: self[list].app)
        }
    }

    /// `registeredTypeIdentifiers`, as the app of the list sees them (R210, R215).
    package func registeredTypes(of item: ItemID, in list: ListID) -> [String] {
        representations(of: item, in: list).map { $0.type }
    }

    /// `hasItemConformingToTypeIdentifier`, for any of the types (R211).
    package func has(_ item: ItemID, conformingToAnyOf types: [String], in list: ListID) -> Bool {
        let choice = choice(for: item, in: list)
        return types.contains { choice.first(conformingTo: $0) != nil }
    }

    /// `canLoadObject(ofClass:)`: whether the class reads some type that the item offers (R212).
    package func canLoad(_ item: ItemID, as wanted: ProviderClass, in list: ListID) -> Bool {
        choice(for: item, in: list).first(readableAs: readableTypes(of: wanted)) != nil
    }

    /// `session.hasItemsConforming(toTypeIdentifiers:)`: any item, any type (R067). Without that rule every item has
    /// to conform to every type, as WebKit's simulator wants it.
    package func sessionHasItems(conformingTo types: [String], in list: ListID) -> Bool {
        let items = sessionItems
        guard obeys(.r067) else {
            return !items.isEmpty
                && items.allSatisfy { item in types.allSatisfy { has(item, conformingToAnyOf: [$0], in: list) } }
        }
        return items.contains { has($0, conformingToAnyOf: types, in: list) }
    }

    /// `session.canLoadObjects(ofClass:)`: any item (R067).
    package func sessionCanLoad(_ wanted: ProviderClass, in list: ListID) -> Bool {
        let items = sessionItems
        guard obeys(.r067) else { return !items.isEmpty && items.allSatisfy { canLoad($0, as: wanted, in: list) } }
        return items.contains { canLoad($0, as: wanted, in: list) }
    }

    /// `suggestedName`; nil when the provider has none (R216).
    package func suggestedName(of item: ItemID) -> String? {
        obeys(.r216) ? provision(of: item).suggestedName : nil
    }

    /// `teamData`: for the provider's app and those of its team (R216).
    package func teamData(of item: ItemID, in list: ListID) -> String? {
        let home = app(providing: item) ?? self[list].app
        guard obeys(.r216), isVisible(.team, from: home, to: self[list].app) else { return nil }
        return provision(of: item).teamData
    }

    /// `preferredPresentationSize`; nil is `.zero`, of which nothing is known (R216).
    package func presentationSize(of item: ItemID) -> PresentationSize? {
        obeys(.r216) ? provision(of: item).presentationSize : nil
    }

    // MARK: - Classes and choice

    /// A class by its name in Swift or Objective-C: one that a script declares, or one of the system's.
    package func providerClass(named name: String) -> ProviderClass? {
        providerClasses[name] ?? ProviderClass.system[name]
    }

    /// The types that a class reads, in its order (R212, Q30).
    func readableTypes(of reader: ProviderClass) -> [String] {
        reader.name == "UIImage" && assumesOther(.q30) ? ProviderClass.imageFormats : reader.readableTypes
    }

    func choice(for item: ItemID, in list: ListID) -> RepresentationChoice {
        RepresentationChoice(representations: representations(of: item, in: list), tree: types, rulebook: rulebook)
    }

    // MARK: - Who sees what

    /// The items of the drop that is performed, or of the running session.
    private var sessionItems: [ItemID] {
        coordinator?.items.map { $0.id } ?? drag?.items.map { $0.id } ?? []
    }

    /// The app whose item it is: that of the drag, or else of the list that shows it.
    private func app(providing item: ItemID) -> AppID? {
        if let source = drag?.items.first(where: { $0.id == item })?.list { return self[source].app }
        return lists.first { $0.shown.path(of: item, near: nil) != nil }?.app
    }

    private func isVisible(_ visibility: Representation.Visibility, from home: AppID, to receiver: AppID) -> Bool {
        guard obeys(.r215), home != receiver else { return true }
        switch visibility {
        case .all: return true
        case .team: return teams[home] != nil && teams[home] == teams[receiver]
        case .ownProcess: return false
        }
    }
}
