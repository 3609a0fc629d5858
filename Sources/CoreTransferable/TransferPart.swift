internal import UIKit
internal import UniformTypeIdentifiers

/// One way in which values of a type leave or arrive, whoever described it.
struct TransferPart: Sendable {
    /// A value on its way between threads. Apple does not ask items to be sendable either.
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

    /// The same for a type whose values stand in for others.
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

    /// Those of a type, best first.
    static func parts<Item: Transferable>(of type: Item.Type) -> [TransferPart] {
        parts(of: type.transferRepresentation)
    }

    static func parts<Content: TransferRepresentation>(of representation: Content) -> [TransferPart] {
        if let own = representation as? any TransferPartsProviding { return own.parts }
        return parts(of: representation.body)
    }

    /// The value of a box that was filled with one of the type.
    static func unbox<Item>(_ box: Box, as type: Item.Type) -> Item {
        guard let value = box.value as? Item else {
            preconditionFailure("A representation of \(type) was given a \(Swift.type(of: box.value)).")
        }
        return value
    }
}

/// A representation that knows its parts by itself.
protocol TransferPartsProviding: Sendable {
    var parts: [TransferPart] { get }
}
