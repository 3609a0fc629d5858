// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "contacts",
    dependencies: [
        // In a package of your own: .package(url: "…", from: "…")
        .package(name: "dnd", path: "../..")
    ],
    targets: [
        .target(name: "Contacts", dependencies: [.product(name: "HeadlessUIKit", package: "dnd")]),
        .executableTarget(
            name: "ContactsSpecs",
            dependencies: [
                "Contacts", .product(name: "DNDHosting", package: "dnd"),
                .product(name: "HeadlessUIKit", package: "dnd"),
            ]
        ),
        .testTarget(
            name: "ContactsTests",
            dependencies: [
                "Contacts", "ContactsSpecs",
                .product(name: "DNDTesting", package: "dnd"), .product(name: "HeadlessUIKit", package: "dnd"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
