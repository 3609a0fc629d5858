/// A section and a row or item in it, counted from 0. The context says which order it refers to (`IndexSpace`).
package struct RowPath: Hashable, Comparable, Sendable {
    package var section: Int
    package var item: Int

    package init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }

    package static func < (a: RowPath, b: RowPath) -> Bool {
        (a.section, a.item) < (b.section, b.item)
    }
}
