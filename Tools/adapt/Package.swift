// swift-tools-version: 6.2
import PackageDescription

// `dnd-adapt`, on the compiler's own parser. The modules SwiftSyntax and others come with the toolchain; `make adapt`
// passes their folder, and no such flag reaches the libraries of dnd. The folders of `Sources` that are links belong to
// the main package.

let package = Package(
    name: "adapt",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "dnd-adapt", targets: ["dnd-adapt"])],
    targets: [
        .target(name: "SourceText"),
        .target(name: "TextDifferences"),
        .target(name: "CSystem"),
        .target(name: "System", dependencies: ["CSystem"]),
        .target(name: "Adapting", dependencies: ["SourceText"]),
        .executableTarget(name: "dnd-adapt", dependencies: ["Adapting", "SourceText", "System", "TextDifferences"]),
        .testTarget(name: "AdaptingTests", dependencies: ["Adapting", "SourceText"], exclude: ["Fixtures"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "CSystem" {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
