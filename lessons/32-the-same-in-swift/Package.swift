// swift-tools-version: 6.2
import PackageDescription

/// A `dnd` that knows the controller in a file. The second scene has one of its own, which is there once it is asked.
func program(_ name: String, _ controller: String, _ main: String) -> Target {
    .executableTarget(
        name: name,
        dependencies: [
            .product(name: "DNDHosting", package: "dnd"), .product(name: "HeadlessUIKit", package: "dnd"),
        ],
        path: ".", exclude: ["specs", "second/specs"], sources: [controller, main])
}

let package = Package(
    name: "lesson",
    dependencies: [
        // Where dnd's own package is; in its repository two folders up.
        .package(name: "dnd", path: Context.environment["DND_PACKAGE"] ?? "../..")
    ],
    targets: [
        program("Lesson", "start.swift", "Main.swift"), program("Second", "second.swift", "second/Main.swift"),
    ],
    swiftLanguageModes: [.v6]
)
