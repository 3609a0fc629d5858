public import UIKit
public import UniformTypeIdentifiers

/// A file that the sender provides. `allowAccessingOriginalFile` has no effect here: only `shouldAllowToOpenInPlace` of
/// the representation decides whether the receiver may open the original.
public struct SentTransferredFile: Sendable {
    public let file: URL
    public let allowAccessingOriginalFile: Bool

    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that the receiver gets: a copy, which is deleted when the import has finished, or the original.
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public let isOriginalFile: Bool
}

/// A representation as a file, for values too large for memory.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation, TransferPartsProviding {
    public typealias Body = Never

    let parts: [TransferPart]

    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        parts = [Self.part(contentType, shouldAttemptToOpenInPlace, exporting, importing)]
    }

    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        parts = [Self.part(exportedContentType, shouldAllowToOpenInPlace, exporting, nil)]
    }

    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        parts = [Self.part(importedContentType, shouldAttemptToOpenInPlace, nil, importing)]
    }

    private static func part(
        _ type: UTType, _ opensInPlace: Bool, _ exporting: (@Sendable (Item) async throws -> SentTransferredFile)?,
        _ importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
    ) -> TransferPart {
        var part = TransferPart(contentType: type)
        part.isFile = true
        part.opensInPlace = opensInPlace
        if let exporting {
            part.exporting = { box in
                let sent = try await exporting(TransferPart.unbox(box, as: Item.self))
                return .file(sent.file, isOriginal: sent.allowAccessingOriginalFile)
            }
        }
        if let importing {
            part.importing = { content in
                guard case .file(let url, let isOriginal) = content else {
                    preconditionFailure("A file representation of \(Item.self) was given data.")
                }
                return TransferPart.Box(
                    value: try await importing(ReceivedTransferredFile(file: url, isOriginalFile: isOriginal)))
            }
        }
        return part
    }
}
