/// What has changed in folders that are watched.
package struct FolderChanges {
    /// Files that were written, came or went: absolute paths.
    package var files: Set<String> = []

    /// Folders came or went, or the kernel had more to tell than it keeps: look at everything.
    package var isStructural = false

    package var isEmpty: Bool { files.isEmpty && !isStructural }
}
