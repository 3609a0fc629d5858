internal import DNDManual
internal import System

/// Paths that complete a partly typed path.
enum PathCandidates {
    /// Folders and specs; after `FILE:` the line numbers of its scenarios, each with the scenario's name.
    static func specs(_ partial: String) -> [WordCandidate] {
        if let colon = partial.lastIndex(of: ":") {
            let file = String(partial[..<colon])
            if FileSystem.kind(of: file) == .file {
                return SpecNames.scenarios(in: file).map { WordCandidate("\(file):\($0.line)", $0.name) }
            }
        }
        return files(partial, suffix: ".dnd")
    }

    /// Folders, and files with the suffix.
    static func files(_ partial: String, suffix: String) -> [WordCandidate] {
        entries(partial) { name, kind in kind == .file && name.hasSuffix(suffix) }
    }

    static func folders(_ partial: String) -> [WordCandidate] {
        entries(partial) { _, _ in false }
    }

    /// Hidden names are included only after a typed dot.
    private static func entries(
        _ partial: String, _ isWanted: (String, FileSystem.Kind) -> Bool
    ) -> [WordCandidate] {
        let slash = partial.lastIndex(of: "/")
        let folder = slash.map { String(partial[...$0]) } ?? ""
        let prefix = slash.map { String(partial[partial.index(after: $0)...]) } ?? partial
        let names = (try? FileSystem.names(in: folder.isEmpty ? "." : folder)) ?? []
        return names.compactMap { name in
            guard name.hasPrefix(prefix), !name.hasPrefix(".") || prefix.hasPrefix("."),
                let kind = FileSystem.kind(of: folder + name)
            else { return nil }
            if kind == .folder { return WordCandidate(folder + name + "/") }
            return isWanted(name, kind) ? WordCandidate(folder + name) : nil
        }
    }
}
