/// The source that an image was created from, as the archived form of the image and as its data under its own type. The
/// format is this module's, not UIKit's. Rendering mode and tint are not archived.
package struct ImageArchive: Codable {
    enum Source: Codable {
        case empty
        case named(String)
        case system(String)
        case data(Data)
    }

    let source: Source
    package let scale: Double

    package init(_ content: UIImage.Content, scale: CGFloat) {
        self.scale = Double(scale)
        source =
            switch content {
            case .empty: .empty
            case .named(let name): .named(name)
            case .system(let name): .system(name)
            case .data(let data, _): .data(data)
            case .drawn(let width, let height): .data(Picture(width: width, height: height, seed: []).png)
            }
    }

    /// Nil for data of another kind.
    package init?(_ data: Data) {
        guard let archive = try? PropertyListDecoder().decode(ImageArchive.self, from: data) else { return nil }
        self = archive
    }

    /// Nil for data that is no image.
    package var content: UIImage.Content? {
        switch source {
        case .empty: .empty
        case .named(let name): .named(name)
        case .system(let name): .system(name)
        case .data(let data): ImageHeader(data).map { .data(data, $0) }
        }
    }

    package var data: Data? {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try? encoder.encode(self)
    }
}
