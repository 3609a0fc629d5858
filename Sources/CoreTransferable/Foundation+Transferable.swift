public import UIKit
internal import UniformTypeIdentifiers

// The representations of Foundation's types.

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
    /// A file URL is also offered as `public.file-url`. That type comes first, since it is more specific.
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
