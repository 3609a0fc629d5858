/// The modules that are one on iOS: UIKit, and those of its values, which it re-exports.
package enum UIKitModules {
    package static let names: Set = ["DiffableSnapshots", "ItemProviders", "ListGeometry", "UIFoundation", "UIKit"]

    /// Returns whether a type belongs to one of them.
    package static func declare(_ type: Any.Type) -> Bool {
        names.contains(String(String(reflecting: type).prefix { $0 != "." }))
    }

    private static let symbols = names.map { "$s\($0.utf8.count)\($0)" }

    /// Returns whether a mangled name begins with one of them.
    static func define(_ symbol: String) -> Bool { symbols.contains { symbol.hasPrefix($0) } }
}
