internal import CSystem

/// The variables of this process.
package enum Environment {
    /// Bytes that are no UTF-8 are escaped, as in names of files.
    package static subscript(name: String) -> String? {
        getenv(name).map { FileName.text($0) }
    }

    /// Whether a variable has a value that is not empty.
    package static func isSet(_ name: String) -> Bool {
        !(self[name] ?? "").isEmpty
    }
}
