// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "groceries",
    dependencies: [
        // In a package of your own: .package(url: "…", from: "…")
        .package(name: "dnd", path: "../..")
    ],
    targets: [
        .target(name: "Groceries", dependencies: [.product(name: "HeadlessUIKit", package: "dnd")]),
        .executableTarget(
            name: "GroceriesSpecs",
            dependencies: [
                "Groceries", .product(name: "DNDHosting", package: "dnd"),
                .product(name: "HeadlessUIKit", package: "dnd"),
            ]
        ),
        .testTarget(
            name: "GroceriesTests",
            dependencies: [
                "Groceries", "GroceriesSpecs",
                .product(name: "DNDTesting", package: "dnd"), .product(name: "HeadlessUIKit", package: "dnd"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
