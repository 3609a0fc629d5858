package import System

extension Path {
    /// The last component, without `.dnd`.
    package static func title(of path: String) -> String {
        let name = name(of: path)
        return name.hasSuffix(".dnd") ? String(name.dropLast(4)) : name
    }
}
