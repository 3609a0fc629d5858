internal import DNDInterpreter
package import DNDLanguage
package import SourceText

/// The files that a session can read and write, by typed paths.
package struct SessionFiles {
    /// The reason why a file is unusable: a sentence without a full stop.
    package struct Fault: Error {
        package let message: String

        package init(message: String) {
            self.message = message
        }
    }

    package var isThere: (String) -> Bool = { _ in false }
    package var read: (String) -> Result<[UInt8], Fault> = { .failure(Fault(message: "no such file or folder: \($0)")) }

    /// Writes a text to a path; the flag permits replacing an existing file.
    package var write: (String, String, Bool) -> Result<Void, Fault> = { path, _, _ in
        .failure(Fault(message: "\(path): there are no files here"))
    }

    /// The `.dnd` files and folders that match a partial path, in alphabetical order; folders end in `/`.
    package var matching: (String) -> [String] = { _ in [] }

    /// Converts a path to the checker's form, relative to the folder of includes.
    package var pathFromRoot: (String) -> String = { $0 }

    /// Creates the store for the texts of a session and their includes.
    package var makeSources: () -> any SessionSources = { NoFiles() }

    package init() {}
}

/// A store of texts and their includes.
package protocol SessionSources: AnyObject {
    var sources: SourceSet { get set }

    func load(_ path: String) -> IncludeAnswer
}

/// A store of texts without includes.
private final class NoFiles: SessionSources {
    var sources = SourceSet()

    init() {
        sources.builtIn = Textbook.source
    }

    func load(_ path: String) -> IncludeAnswer { .notFound(near: []) }
}
