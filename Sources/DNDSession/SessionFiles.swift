internal import DNDInterpreter
package import DNDLanguage
package import SourceText

/// The files that a session may read and write, by paths as they are typed.
package struct SessionFiles {
    /// Why a file cannot be used: a sentence without a full stop.
    package struct Fault: Error {
        package let message: String

        package init(message: String) {
            self.message = message
        }
    }

    package var isThere: (String) -> Bool = { _ in false }
    package var read: (String) -> Result<[UInt8], Fault> = { .failure(Fault(message: "no such file or folder: \($0)")) }

    /// Path, text, and whether a file that is there is replaced.
    package var write: (String, String, Bool) -> Result<Void, Fault> = { path, _, _ in
        .failure(Fault(message: "\(path): there are no files here"))
    }

    /// The `.dnd` files and folders that a path typed so far may mean, in alphabetical order; folders end in `/`.
    package var matching: (String) -> [String] = { _ in [] }

    /// A path as the checker takes it, from the folder that includes come from.
    package var pathFromRoot: (String) -> String = { $0 }

    /// The texts of a session, and the files that they include.
    package var makeSources: () -> any SessionSources = { NoFiles() }

    package init() {}
}

/// Texts, and files that they include.
package protocol SessionSources: AnyObject {
    var sources: SourceSet { get set }

    func load(_ path: String) -> IncludeAnswer
}

/// Texts that can include nothing.
private final class NoFiles: SessionSources {
    var sources = SourceSet()

    init() {
        sources.builtIn = Textbook.source
    }

    func load(_ path: String) -> IncludeAnswer { .notFound(near: []) }
}
