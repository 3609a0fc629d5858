/// A point of a plain view, in millionths of its width and height: 0 is left and top, 1,000,000 right and bottom.
///
/// A fraction says the same whatever size a view has; in scripts it has none.
package struct ViewPoint: Hashable, Sendable {
    package static let whole = 1_000_000

    package let x: Int
    package let y: Int

    package init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }
}
