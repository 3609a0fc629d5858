// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "board",
    dependencies: [
        // In a package of your own: .package(url: "…", from: "…")
        .package(name: "dnd", path: "../..")
    ],
    targets: [
        .target(name: "Board", dependencies: [.product(name: "HeadlessUIKit", package: "dnd")]),
        .executableTarget(
            name: "BoardSpecs",
            dependencies: [
                "Board", .product(name: "DNDHosting", package: "dnd"), .product(name: "HeadlessUIKit", package: "dnd"),
            ]
        ),
        .testTarget(
            name: "BoardTests",
            dependencies: [
                "Board", "BoardSpecs",
                .product(name: "DNDTesting", package: "dnd"), .product(name: "HeadlessUIKit", package: "dnd"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
