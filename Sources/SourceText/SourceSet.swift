/// The files of a run. A `FileID` is an index into them.
package struct SourceSet: Sendable {
    package private(set) var files: [SourceFile] = []

    /// The file of `FileID.builtIn`.
    package var builtIn = SourceFile(name: "built-in", utf8: [])

    /// For each included file, the place of its include. One text may be included under several IDs.
    package var inclusions: [FileID: Diagnostic.Note] = [:]

    package init() {}

    package mutating func add(_ file: SourceFile) -> FileID {
        files.append(file)
        return FileID(rawValue: Int32(files.count - 1))
    }

    package subscript(id: FileID) -> SourceFile {
        id == .builtIn ? builtIn : files[Int(id.rawValue)]
    }
}

extension FileID {
    /// The ID of the text that is part of the program. Never assigned to a file of a run.
    package static let builtIn = FileID(rawValue: -1)
}
