/// One of several parts of the work of a command.
package struct Shard: Hashable, Sendable {
    /// From 1.
    package let number: Int
    package let count: Int

    private static let countMax = 100_000

    package init?(number: Int, of count: Int) {
        guard (1...Self.countMax).contains(count), (1...count).contains(number) else { return nil }
        self.number = number
        self.count = count
    }

    /// `2/5`
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
        self.init(number: number, of: count)
    }

    package var text: String { "\(number)/\(count)" }

    /// Whether the piece of work with this number, from 0, is in the part.
    package func contains(_ index: UInt64) -> Bool { index % UInt64(count) == UInt64(number - 1) }
}
