// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "palette",
    dependencies: [
        // In a package of your own: .package(url: "…", from: "…")
        .package(name: "dnd", path: "../..")
    ],
    targets: [
        .target(name: "Palette", dependencies: [.product(name: "HeadlessUIKit", package: "dnd")]),
        .executableTarget(
            name: "PaletteSpecs",
            dependencies: [
                "Palette", .product(name: "DNDHosting", package: "dnd"),
                .product(name: "HeadlessUIKit", package: "dnd"),
            ]
        ),
        .testTarget(
            name: "PaletteTests",
            dependencies: [
                "Palette", "PaletteSpecs",
                .product(name: "DNDTesting", package: "dnd"), .product(name: "HeadlessUIKit", package: "dnd"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
