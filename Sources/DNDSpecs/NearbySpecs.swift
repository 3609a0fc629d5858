internal import System

/// Suggestions for the path of a missing spec.
package enum NearbySpecs {
    /// The maximum numbers of folders read and of paths returned.
    private static let folderCountMax = 64
    private static let pathCountMax = 1000

    /// The paths, relative to the root, of the specs in the folder of a path. If that folder is missing, searches its
    /// nearest existing ancestor to the depth of the path. Links are not followed.
    static func paths(near path: String, in root: String) -> [String] {
        var folders = path.split(separator: "/").dropLast().map { String($0) }
        var depth = 0
        while !folders.isEmpty, !isFolder(folders.joined(separator: "/"), in: root) {
            folders.removeLast()
            depth += 1
        }
        var open = [(path: folders.joined(separator: "/"), depth: depth)]
        var found: [String] = []
        var folderCount = 0
        while let folder = open.popLast(), folderCount < folderCountMax, found.count < pathCountMax {
            folderCount += 1
            let place = folder.path.isEmpty ? root : "\(root)/\(folder.path)"
            for name in (try? FileSystem.names(in: place)) ?? [] where !name.hasPrefix(".") {
                let path = folder.path.isEmpty ? name : "\(folder.path)/\(name)"
                if name.hasSuffix(".dnd") {
                    found.append(path)
                } else if folder.depth > 0, isFolder(path, in: root) {
                    open.append((path, folder.depth - 1))
                }
            }
        }
        return Array(found.prefix(pathCountMax))
    }

    private static func isFolder(_ path: String, in root: String) -> Bool {
        let place = "\(root)/\(path)"
        return !FileSystem.isLink(place) && FileSystem.kind(of: place) == .folder
    }
}
