/// The identity of a section. Titles are interned like labels; two sections of one list never share an identity.
package struct SectionID: Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }
}
