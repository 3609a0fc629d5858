/// The files of one run. A `FileID` is an index into it.
package struct SourceSet: Sendable {
    package private(set) var files: [SourceFile] = []

    /// What `FileID.builtIn` stands for.
    package var builtIn = SourceFile(name: "built-in", utf8: [])

    /// Of a file that came in under a name, where that was: the same text may be there under several.
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
    /// A text that is part of the program, the same in every run: no run gives its number out.
    package static let builtIn = FileID(rawValue: -1)
}
