/// The fragments of a page: `people.dnd:12`, and `people.dnd:12-2` for a repetition.
struct EntryNames {
    /// The longest fragment before it is encoded, in bytes: that of the longest path.
    private static let bytesMax = 4096

    private var counts: [String: Int] = [:]

    mutating func unique(_ name: String) -> String {
        let name = HTMLText.identifier(String(decoding: name.utf8.suffix(Self.bytesMax), as: UTF8.self))
        counts[name, default: 0] += 1
        let count = counts[name] ?? 1
        return count == 1 ? name : "\(name)-\(count)"
    }
}
