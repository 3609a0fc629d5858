internal import CSystem

/// The environment variables of this process.
package enum Environment {
    /// Bytes that are not UTF-8 are escaped, as in file names.
    package static subscript(name: String) -> String? {
        getenv(name).map { FileName.text($0) }
    }

    /// Whether a variable has a non-empty value.
    package static func isSet(_ name: String) -> Bool {
        !(self[name] ?? "").isEmpty
    }
}
