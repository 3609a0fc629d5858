internal import Glibc

/// The variables that the program was started with.
enum Environment {
    static subscript(name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// Whether the variable is there and not empty.
    static func isSet(_ name: String) -> Bool {
        !(self[name] ?? "").isEmpty
    }

    /// Whether a CI service runs this: they all set `CI`.
    static var isCI: Bool {
        isSet("CI") && self["CI"] != "false" && self["CI"] != "0"
    }
}
