public import UIKit
public import UniformTypeIdentifiers

/// A representation as data, which the app creates and reads itself.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation, TransferPartsProviding {
    public typealias Body = Never

    let parts: [TransferPart]

    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        parts = [Self.part(contentType, exporting, importing)]
    }

    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        parts = [Self.part(exportedContentType, exporting, nil)]
    }

    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        parts = [Self.part(importedContentType, nil, importing)]
    }

    private static func part(
        _ type: UTType, _ exporting: (@Sendable (Item) async throws -> Data)?,
        _ importing: (@Sendable (Data) async throws -> Item)?
    ) -> TransferPart {
        var part = TransferPart(contentType: type)
        if let exporting {
            part.exporting = { .data(try await exporting(TransferPart.unbox($0, as: Item.self))) }
        }
        if let importing {
            part.importing = { TransferPart.Box(value: try await importing($0.data())) }
        }
        return part
    }
}

extension TransferPart.Content {
    /// The data, or the content of the file.
    func data() throws -> Data {
        switch self {
        case .data(let data): data
        case .file(let url, _): try Data(contentsOf: url)
        }
    }
}
