package import System

extension Environment {
    /// The environment variable that identifies a CI service; nil outside CI. Most services set `CI`; the others have
    /// their own variables.
    package static var ciVariable: String? {
        if isCI { return "CI" }
        return ["CONTINUOUS_INTEGRATION", "BUILD_NUMBER", "TF_BUILD", "TEAMCITY_VERSION"].first { isSet($0) }
    }

    /// Whether `CI` is set to anything but `false` or `0`.
    package static var isCI: Bool {
        isSet("CI") && self["CI"] != "false" && self["CI"] != "0"
    }
}
