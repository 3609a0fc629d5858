// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "notes",
    dependencies: [
        // In a package of your own: .package(url: "…", from: "…")
        .package(name: "dnd", path: "../..")
    ],
    targets: [
        .target(name: "Notes", dependencies: [.product(name: "HeadlessUIKit", package: "dnd")]),
        .executableTarget(
            name: "NotesSpecs",
            dependencies: [
                "Notes", .product(name: "DNDHosting", package: "dnd"), .product(name: "HeadlessUIKit", package: "dnd"),
            ]
        ),
        .testTarget(
            name: "NotesTests",
            dependencies: [
                "Notes", "NotesSpecs",
                .product(name: "DNDTesting", package: "dnd"), .product(name: "HeadlessUIKit", package: "dnd"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
