/// A type whose values can be handed to other views and apps, in the representations that it describes.
public protocol Transferable: SendableMetatype {
    associatedtype Representation: TransferRepresentation

    /// Best first: receivers take the first one that they can read.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// One representation of a type, or several after another.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation

    @TransferRepresentationBuilder<Item> var body: Body { get }
}

/// Who may see a representation.
public struct TransferRepresentationVisibility: Hashable, Sendable {
    public static let all = TransferRepresentationVisibility(kind: .all)
    public static let team = TransferRepresentationVisibility(kind: .team)
    public static let ownProcess = TransferRepresentationVisibility(kind: .ownProcess)

    let kind: Kind

    enum Kind {
        case all, team, ownProcess
    }
}

// MARK: - What has no body

extension Never: TransferRepresentation, Transferable {
    public typealias Item = Never
    public typealias Body = Never
    public typealias Representation = Never

    public static var transferRepresentation: Never { fatalError("Never has no representation.") }
}

extension TransferRepresentation where Body == Never {
    /// The representations of this module have no body, and nobody asks for it.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}
