/// A representation that uses the representations of another type, to and from which it converts its values.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation,
    TransferPartsProviding
{
    public typealias Body = Never

    let parts: [TransferPart]

    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        parts = Self.parts(exporting, importing)
    }

    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        parts = Self.parts(exporting, nil)
    }

    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        parts = Self.parts(nil, importing)
    }

    private static func parts(
        _ exporting: (@Sendable (Item) throws -> ProxyRepresentation)?,
        _ importing: (@Sendable (ProxyRepresentation) throws -> Item)?
    ) -> [TransferPart] {
        let export = exporting.map { exporting -> @Sendable (TransferPart.Box) async throws -> TransferPart.Box in
            { TransferPart.Box(value: try exporting(TransferPart.unbox($0, as: Item.self))) }
        }
        let make = importing.map { importing -> @Sendable (TransferPart.Box) async throws -> TransferPart.Box in
            { TransferPart.Box(value: try importing(TransferPart.unbox($0, as: ProxyRepresentation.self))) }
        }
        return TransferPart.parts(of: ProxyRepresentation.self).map { $0.through(export: export, import: make) }
            .filter { $0.exporting != nil || $0.importing != nil }
    }
}
