/// A point of a plain view, in millionths of its width and height: 0 is left and top, 1,000,000 right and bottom.
///
/// Fractions are independent of the size of a view, which scripts do not state.
package struct ViewPoint: Hashable, Sendable {
    package static let whole = 1_000_000

    package let x: Int
    package let y: Int

    package init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }
}
