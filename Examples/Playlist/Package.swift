// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "playlist",
    dependencies: [
        // In a package of your own: .package(url: "…", from: "…")
        .package(name: "dnd", path: "../..")
    ],
    targets: [
        .target(name: "Playlist", dependencies: [.product(name: "HeadlessUIKit", package: "dnd")]),
        .executableTarget(
            name: "PlaylistSpecs",
            dependencies: [
                "Playlist", .product(name: "DNDHosting", package: "dnd"),
                .product(name: "HeadlessUIKit", package: "dnd"),
            ]
        ),
        .testTarget(
            name: "PlaylistTests",
            dependencies: [
                "Playlist", "PlaylistSpecs",
                .product(name: "DNDTesting", package: "dnd"), .product(name: "HeadlessUIKit", package: "dnd"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
