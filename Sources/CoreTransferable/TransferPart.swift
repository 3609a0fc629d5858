internal import UIKit
internal import UniformTypeIdentifiers

/// One content type in which values of a type are exported or imported, without static types.
struct TransferPart: Sendable {
    /// Carries a value between threads. Apple does not require items to be `Sendable` either.
    struct Box: @unchecked Sendable {
        let value: Any
    }

    enum Content: Sendable {
        case data(Data)
        case file(URL, isOriginal: Bool)
    }

    typealias Export = @Sendable (Box) async throws -> Content
    typealias Import = @Sendable (Content) async throws -> Box

    let contentType: UTType

    /// Whether the content is a file and not data.
    var isFile = false
    var opensInPlace = false
    var visibility = TransferRepresentationVisibility.all
    var exporting: Export?
    var importing: Import?
    var condition: (@Sendable (Box) -> Bool)?
    var suggestedFileName: (@Sendable (Box) -> String?)?

    /// The part for a type whose values are converted to and from those of this part. Conditions and suggested file
    /// names are dropped; content type and visibility stay.
    func through(
        export: (@Sendable (Box) async throws -> Box)?, import make: (@Sendable (Box) async throws -> Box)?
    )
        -> TransferPart
    {
        var part = self
        part.condition = nil
        part.suggestedFileName = nil
        part.exporting = nil
        part.importing = nil
        if let export, let exporting { part.exporting = { try await exporting(export($0)) } }
        if let make, let importing { part.importing = { try await make(importing($0)) } }
        return part
    }

    /// The parts of a type, in the order of its declaration.
    static func parts<Item: Transferable>(of type: Item.Type) -> [TransferPart] {
        parts(of: type.transferRepresentation)
    }

    static func parts<Content: TransferRepresentation>(of representation: Content) -> [TransferPart] {
        if let own = representation as? any TransferPartsProviding { return own.parts }
        return parts(of: representation.body)
    }

    /// Traps if the box holds a value of another type.
    static func unbox<Item>(_ box: Box, as type: Item.Type) -> Item {
        guard let value = box.value as? Item else {
            preconditionFailure("A representation of \(type) was given a \(Swift.type(of: box.value)).")
        }
        return value
    }
}

/// A representation without a body, which supplies its parts itself.
protocol TransferPartsProviding: Sendable {
    var parts: [TransferPart] { get }
}
