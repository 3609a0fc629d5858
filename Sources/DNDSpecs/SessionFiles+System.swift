internal import DNDLanguage
package import DNDSession
internal import System

extension Includes: SessionSources {}

extension SessionFiles {
    /// The files of this machine. The root of includes is the current folder.
    package static var system: SessionFiles {
        var files = SessionFiles()
        files.isThere = { FileSystem.isThere($0) }
        files.read = { path in
            Result { () throws(FileError) in try FileSystem.read(path, limitBytes: SyntaxLimits.fileSizeBytes) }
                .mapError { Fault(message: $0.message) }
        }
        files.write = { path, text, replaces in
            Result { () throws(FileError) in try FileSystem.write(path, text, replaces: replaces) }
                .mapError { Fault(message: $0.message) }
        }
        files.matching = { matching($0) }
        files.pathFromRoot = { Path.relative(Path.absolute($0), to: FileSystem.currentFolder) ?? $0 }
        files.makeSources = { Includes(root: FileSystem.currentFolder) }
        return files
    }

    /// The maximum number of suggested names.
    private static let namesAtMost = 200

    private static func matching(_ partial: String) -> [String] {
        let folder = partial.lastIndex(of: "/").map { String(partial[...$0]) } ?? ""
        guard let names = try? FileSystem.names(in: folder.isEmpty ? "." : folder) else { return [] }
        let offered = names.lazy.filter { !$0.hasPrefix(".") }.compactMap { name -> String? in
            if FileSystem.kind(of: folder + name) == .folder { return folder + name + "/" }
            return name.hasSuffix(".dnd") ? folder + name : nil
        }
        return Array(offered.prefix(namesAtMost))
    }
}
