internal import DNDLanguage
internal import DNDLessons
internal import System

/// The texts in a folder of lessons or answers.
enum CourseFolder {
    /// The maximum nesting of folders, and number of files.
    private static let depthMax = 8
    private static let fileCountMax = 20_000

    private static let endings = [".dnd", ".md", ".swift"]

    /// All texts, by their paths from the folder; hidden files and folders aside.
    static func files(in folder: String) throws(FileError) -> [CourseFile] {
        var files: [CourseFile] = []
        try add(folder, prefix: "", depth: 0, to: &files)
        return files
    }

    private static func add(
        _ folder: String, prefix: String, depth: Int, to files: inout [CourseFile]
    ) throws(FileError) {
        for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") {
            let (path, place) = (prefix + name, "\(folder)/\(name)")
            switch FileSystem.kind(of: place) {
            case .folder where depth < depthMax && !FileSystem.isLink(place):
                try add(place, prefix: "\(path)/", depth: depth + 1, to: &files)
            case .file where endings.contains { name.hasSuffix($0) } && files.count < fileCountMax:
                let bytes = try FileSystem.read(place, limitBytes: SyntaxLimits.fileSizeBytes)
                files.append(CourseFile(path: path, text: String(decoding: bytes, as: UTF8.self)))
            default: continue
            }
        }
    }
}
