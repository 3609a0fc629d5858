/// A type whose values can be transferred to other views and apps, in the representations that it declares.
public protocol Transferable: SendableMetatype {
    associatedtype Representation: TransferRepresentation

    /// Best first: receivers take the first one that they can read.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// One representation of a type, or several in order.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation

    @TransferRepresentationBuilder<Item> var body: Body { get }
}

/// The apps and processes that can see a representation.
public struct TransferRepresentationVisibility: Hashable, Sendable {
    public static let all = TransferRepresentationVisibility(kind: .all)
    public static let team = TransferRepresentationVisibility(kind: .team)
    public static let ownProcess = TransferRepresentationVisibility(kind: .ownProcess)

    let kind: Kind

    enum Kind {
        case all, team, ownProcess
    }
}

// MARK: - Representations without a body

extension Never: TransferRepresentation, Transferable {
    public typealias Item = Never
    public typealias Body = Never
    public typealias Representation = Never

    public static var transferRepresentation: Never { fatalError("Never has no representation.") }
}

extension TransferRepresentation where Body == Never {
    /// The representations of this module have no body, and none is ever read.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}
