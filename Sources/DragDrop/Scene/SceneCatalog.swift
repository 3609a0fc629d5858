/// What a scene declares beside its lists: names, and what items provide.
package struct SceneCatalog: Sendable {
    /// Item labels, indexed by `ItemID`, and section titles, indexed by `SectionID`.
    package internal(set) var items = NameTable()
    package internal(set) var sections = NameTable()

    /// App names, indexed by `AppID`; app 0 is the one under test.
    package internal(set) var apps = [""]

    /// The providers of items; an item without an entry is immediately available plain text.
    package var providerConfigurations: [ItemID: ProviderConfiguration] = [:]

    /// The uniform types.
    package var types = TypeTree.system

    /// Classes that a script declares, by name.
    package var providerClasses: [String: ProviderClass] = [:]

    /// The known development teams of apps (R215).
    package var teams: [AppID: String] = [:]
}
