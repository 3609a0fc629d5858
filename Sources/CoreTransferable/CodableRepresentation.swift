public import UIKit
public import UniformTypeIdentifiers

/// Encodes values as data. `JSONEncoder` and `PropertyListEncoder` conform. On iOS this is Combine's `TopLevelEncoder`.
public protocol TransferEncoder: Sendable {
    func encode<Value: Encodable>(_ value: Value) throws -> Data
}

/// Decodes values from data. `JSONDecoder` and `PropertyListDecoder` conform. On iOS this is Combine's
/// `TopLevelDecoder`.
public protocol TransferDecoder: Sendable {
    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
}

extension JSONEncoder: TransferEncoder {}
extension JSONDecoder: TransferDecoder {}
extension PropertyListEncoder: TransferEncoder {}
extension PropertyListDecoder: TransferDecoder {}

/// A representation for `Codable` values: data from an encoder, by default `JSONEncoder`.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder: TransferEncoder, Decoder: TransferDecoder>:
    TransferRepresentation, TransferPartsProviding
{
    public typealias Body = Never

    let parts: [TransferPart]

    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        var part = TransferPart(contentType: contentType)
        part.exporting = { .data(try encoder.encode(TransferPart.unbox($0, as: Item.self))) }
        part.importing = { TransferPart.Box(value: try decoder.decode(Item.self, from: $0.data())) }
        parts = [part]
    }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }
}
