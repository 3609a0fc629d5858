/// The names of a diffable data source's identifiers, for messages.
package struct IdentifierNames {
    package let item: (ItemID) -> String
    package let section: (SectionID) -> String

    package init(item: @escaping (ItemID) -> String, section: @escaping (SectionID) -> String) {
        self.item = item
        self.section = section
    }
}
