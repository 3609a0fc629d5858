// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "lesson",
    dependencies: [
        // Where dnd's own package is; in its repository two folders up.
        .package(name: "dnd", path: Context.environment["DND_PACKAGE"] ?? "../..")
    ],
    targets: [
        .executableTarget(
            name: "Lesson",
            dependencies: [
                .product(name: "DNDHosting", package: "dnd"), .product(name: "HeadlessUIKit", package: "dnd"),
            ],
            path: ".", exclude: ["specs"], sources: ["start.swift", "Main.swift"]
        )
    ],
    swiftLanguageModes: [.v6]
)
