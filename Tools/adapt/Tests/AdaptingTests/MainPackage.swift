import Foundation

/// The package of the libraries, of which this one is a part of the repository.
enum MainPackage {
    static let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }

    /// The folders of `UIKit` and of its values, which are one module on iOS.
    static let uikit = ["DiffableSnapshots", "ItemProviders", "ListGeometry", "UIFoundation", "UIKit"].map { name in
        "Sources/\(name)"
    }
}
