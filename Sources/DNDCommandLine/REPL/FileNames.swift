internal import System

/// Names of files and folders, for completion.
enum FileNames {
    /// At most this many are offered.
    private static let namesAtMost = 200

    /// The `.dnd` files and folders that a path typed so far may mean, in alphabetical order; folders end in `/`.
    static func matching(_ partial: String) -> [String] {
        let folder = partial.lastIndex(of: "/").map { String(partial[...$0]) } ?? ""
        guard let names = try? FileSystem.names(in: folder.isEmpty ? "." : folder) else { return [] }
        let offered = names.lazy.filter { !$0.hasPrefix(".") }.compactMap { name -> String? in
            if FileSystem.kind(of: folder + name) == .folder { return folder + name + "/" }
            return name.hasSuffix(".dnd") ? folder + name : nil
        }
        return Array(offered.prefix(namesAtMost))
    }
}
