/// Changes in watched folders.
package struct FolderChanges {
    /// Files that were written, added or removed, as absolute paths.
    package var files: Set<String> = []

    /// Whether folders were added or removed, or the kernel's event queue overflowed: everything must be searched
    /// again.
    package var isStructural = false

    package var isEmpty: Bool { files.isEmpty && !isStructural }
}
