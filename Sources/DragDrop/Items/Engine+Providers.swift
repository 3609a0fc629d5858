/// What a receiver may know of an item before it loads anything (R066, R067, R215, R216).
extension Engine {
    /// `registeredTypeIdentifiers`, as the app of the list sees them (R210, R215).
    package func registeredTypes(of item: ItemID, in list: ListID) -> [String] {
        offer(of: item, to: list).choice.representations.map { $0.type }
    }

    /// `hasItemConformingToTypeIdentifier`, for any of the types (R211).
    package func has(_ item: ItemID, conformingToAnyOf types: [String], in list: ListID) -> Bool {
        offer(of: item, to: list).conforms(toAnyOf: types)
    }

    /// `canLoadObject(ofClass:)`: whether the class reads some type that the item offers (R212).
    package func canLoad(_ item: ItemID, as wanted: ProviderClass, in list: ListID) -> Bool {
        offer(of: item, to: list).canLoad(as: wanted)
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
        offer(of: item, to: list).teamData
    }

    /// `preferredPresentationSize`; nil is `.zero`, of which nothing is known (R216).
    package func presentationSize(of item: ItemID) -> PresentationSize? {
        obeys(.r216) ? provision(of: item).presentationSize : nil
    }

    /// A class by its name in Swift or Objective-C: one that a script declares, or one of the system's.
    package func providerClass(named name: String) -> ProviderClass? {
        scene.providerClasses[name] ?? ProviderClass.system[name]
    }

    /// The item as the app of the list sees it. It belongs to the app of the drag, or else of the list that shows it.
    func offer(of item: ItemID, to list: ListID) -> OfferedItem {
        let source = drag?.items.first { $0.id == item }?.list
        return scene.offer(of: item, from: source, to: self[list].app)
    }

    /// The items of the drop that is performed, or of the running session.
    private var sessionItems: [ItemID] {
        coordinator?.items.map { $0.id } ?? drag?.items.map { $0.id } ?? []
    }
}
