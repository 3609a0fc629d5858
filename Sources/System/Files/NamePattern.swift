internal import CSystem

/// The value of `--glob`: `*` for any characters, `?` for one, `[a-z]` for one of several. The whole name must match.
package struct NamePattern: Hashable, Sendable {
    package let text: String

    package init(text: String) {
        self.text = text
    }

    package func matches(_ name: String) -> Bool {
        fnmatch(text, name, 0) == 0
    }
}
