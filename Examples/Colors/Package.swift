// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "colors",
    dependencies: [
        // In a package of your own: .package(url: "…", from: "…")
        .package(name: "dnd", path: "../..")
    ],
    targets: [
        .target(name: "Colors", dependencies: [.product(name: "HeadlessUIKit", package: "dnd")]),
        .executableTarget(
            name: "ColorsSpecs",
            dependencies: [
                "Colors", .product(name: "DNDHosting", package: "dnd"), .product(name: "HeadlessUIKit", package: "dnd"),
            ]
        ),
        .testTarget(
            name: "ColorsTests",
            dependencies: [
                "Colors", "ColorsSpecs",
                .product(name: "DNDTesting", package: "dnd"), .product(name: "HeadlessUIKit", package: "dnd"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
