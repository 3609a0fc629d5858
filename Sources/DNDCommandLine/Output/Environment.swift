internal import Glibc
internal import SourceText

/// The variables that the program was started with.
enum Environment {
    /// As names of files are written, which most of them are.
    static subscript(name: String) -> String? {
        getenv(name).map { FileName.text($0) }
    }

    /// Whether the variable is there and not empty.
    static func isSet(_ name: String) -> Bool {
        !(self[name] ?? "").isEmpty
    }

    /// Whether texts are UTF-8, by the first of the variables that says something.
    static var isUTF8: Bool {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].first { isSet($0) }.flatMap { self[$0] } ?? ""
        let name = locale.lowercased()
        return name.hasSuffix("utf-8") || name.hasSuffix("utf8") || name.hasPlace(of: "utf-8@")
            || name.hasPlace(of: "utf8@")
    }

    /// A variable by which a CI service says that it runs this; nil at home. Most set `CI`, these others have names of
    /// their own.
    static var ciVariable: String? {
        if isCI { return "CI" }
        return ["CONTINUOUS_INTEGRATION", "BUILD_NUMBER", "TF_BUILD", "TEAMCITY_VERSION"].first { isSet($0) }
    }

    /// Whether a CI service runs this: they all set `CI`.
    static var isCI: Bool {
        isSet("CI") && self["CI"] != "false" && self["CI"] != "0"
    }
}
