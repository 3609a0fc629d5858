/// A row that is called by a number.
package enum NumberedRow {
    /// Says how to name it.
    package static func hint(_ label: String) -> String {
        "A bare number is a position, which counts from 0: the row \(label) is written \"\(label)\"."
    }
}
