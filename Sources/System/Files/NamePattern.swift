internal import CSystem

/// What `--glob` takes: `*` for any characters, `?` for one, `[a-z]` for one of several; the whole name must fit.
package struct NamePattern: Hashable, Sendable {
    package let text: String

    package init(text: String) {
        self.text = text
    }

    package func matches(_ name: String) -> Bool {
        fnmatch(text, name, 0) == 0
    }
}
