public import UIKit
internal import UniformTypeIdentifiers

// What Foundation's values are transferred as.

extension String: Transferable {
    @TransferRepresentationBuilder<String>
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            String(decoding: $0, as: UTF8.self)
        }
        DataRepresentation(importedContentType: .plainText) { String(decoding: $0, as: UTF8.self) }
    }
}

extension Data: Transferable {
    @TransferRepresentationBuilder<Data>
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension URL: Transferable {
    /// A URL of a file has that type as well, which is the more special one.
    @TransferRepresentationBuilder<URL>
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .fileURL) {
            $0.dataRepresentation
        } importing: {
            try URL(transferred: $0)
        }
        .exportingCondition { $0.isFileURL }
        DataRepresentation(contentType: .url) {
            $0.dataRepresentation
        } importing: {
            try URL(transferred: $0)
        }
    }

    private init(transferred data: Data) throws {
        guard let url = URL(dataRepresentation: data, relativeTo: nil) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self = url
    }
}
