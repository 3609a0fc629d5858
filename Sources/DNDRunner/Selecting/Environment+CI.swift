package import System

extension Environment {
    /// A variable by which a CI service says that it runs this; nil at home. Most set `CI`, these others have names of
    /// their own.
    package static var ciVariable: String? {
        if isCI { return "CI" }
        return ["CONTINUOUS_INTEGRATION", "BUILD_NUMBER", "TF_BUILD", "TEAMCITY_VERSION"].first { isSet($0) }
    }

    /// Whether a CI service runs this: they all set `CI`.
    package static var isCI: Bool {
        isSet("CI") && self["CI"] != "false" && self["CI"] != "0"
    }
}
