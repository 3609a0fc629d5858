internal import Glibc

/// What `--glob` takes: `*` for any characters, `?` for one, `[a-z]` for one of several; the whole name must fit.
struct NamePattern: Hashable, Sendable {
    let text: String

    func matches(_ name: String) -> Bool {
        fnmatch(text, name, 0) == 0
    }
}
