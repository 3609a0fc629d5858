/// The manifest of the package, and its program.
enum ManifestText {
    /// Stands for the location of dnd if it is not known.
    private static let unknownLocation = Placeholder.text("the folder of dnd")

    static func text(dnd: String?, modules: [String]) -> String {
        let path = dnd.map { "\"\($0)\"" } ?? unknownLocation
        let stubs = modules.map { "        .target(name: \"\($0)\", dependencies: [uikit]),\n" }.joined()
        let names = modules.map { "\"\($0)\", " }.joined()
        return """
            // swift-tools-version: 6.2
            \(SwiftText.imports("PackageDescription"))
            let uikit = Target.Dependency.product(name: "HeadlessUIKit", package: "dnd")

            let package = Package(
                name: "specs",
                dependencies: [.package(name: "dnd", path: \(path))],
                targets: [
            \(stubs)        .target(
                        name: "App", dependencies: [\(names)uikit], swiftSettings: [.swiftLanguageMode(.v5)]),
                    .executableTarget(
                        name: "AppSpecs",
                        dependencies: ["App", uikit, .product(name: "DNDHosting", package: "dnd")]),
                ]
            )

            """
    }

    static let program = """
        \(SwiftText.imports("DNDCommandLine", "DNDHosting"))
        /// A `dnd` with the lists of the app: `swift run AppSpecs run Specs`, or without arguments the REPL.
        @main enum Main {
            static func main() {
                DNDCommandLine.main(registering: .app)
            }
        }

        """
}

/// Parts of generated Swift.
enum SwiftText {
    /// A line for each module.
    static func imports(_ modules: String...) -> String {
        modules.map { "import \($0)\n" }.joined()
    }
}
