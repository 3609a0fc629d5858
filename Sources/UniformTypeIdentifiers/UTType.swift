internal import DragDrop

/// A kind of data by its identifier. What conforms to what is read from the engine's tree of types, the one that drags
/// are judged by, and from what the program has declared with `init(exportedAs:)` and `init(importedAs:)`.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
    public let identifier: String

    /// A type that is known to exist.
    init(known identifier: String) {
        self.identifier = identifier
    }

    /// Nil for a type that neither the system nor the program declares.
    public init?(_ identifier: String) {
        guard DeclaredTypes.tree.isDeclared(identifier) else { return nil }
        self.init(known: identifier)
    }

    /// Declares a type of the program, for the rest of the process; there is no Info.plist that would. Without a parent
    /// it conforms to `public.data`, as the header of the framework says.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        DeclaredTypes.declare(identifier, conformingTo: parentType?.identifier)
        self.init(known: identifier)
    }

    /// As `init(exportedAs:conformingTo:)`, for a type of somebody else.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// The most general type whose files have the extension; nil when no type has it. iOS makes a dynamic type then,
    /// which is not modelled.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Nil when no type has the MIME type. iOS makes a dynamic type then, which is not modelled.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The most general of the types with a tag that conform to another type; the first by name when none is.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        let found = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype)
        guard let first = found.first(where: { type in found.allSatisfy { $0.conforms(to: type) } }) ?? found.first
        else { return nil }
        self = first
    }

    /// Every type with a tag that conforms to another type, by name. O(types).
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        DeclaredTypes.tree.declaredTypes.map(UTType.init(known:)).filter { type in
            type.tags[tagClass, default: []].contains(tag.lowercased())
                && supertype.map { type.conforms(to: $0) } ?? true
        }
    }

    // MARK: - Getting information about a type

    /// The first is the preferred one.
    public var tags: [UTTagClass: [String]] {
        var tags: [UTTagClass: [String]] = [:]
        let own = DeclaredTypes.tree.fileExtension(of: identifier).map { [$0] } ?? []
        let extensions = own + TypeTags.furtherExtensions[identifier, default: []]
        if !extensions.isEmpty { tags[.filenameExtension] = extensions }
        if let types = TypeTags.mimeTypes[identifier] { tags[.mimeType] = types }
        return tags
    }

    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
    public var preferredMIMEType: String? { tags[.mimeType]?.first }
    public var isDeclared: Bool { DeclaredTypes.tree.isDeclared(identifier) }
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    public var description: String { identifier }

    // MARK: - Comparing types

    /// Also true for the type itself.
    public func conforms(to type: UTType) -> Bool {
        DeclaredTypes.tree.type(identifier, conformsTo: type.identifier)
    }

    public func isSubtype(of type: UTType) -> Bool {
        self != type && conforms(to: type)
    }

    public func isSupertype(of type: UTType) -> Bool {
        type.isSubtype(of: self)
    }

    /// Every declared type that this one conforms to, without itself. O(types).
    public var supertypes: Set<UTType> {
        Set(DeclaredTypes.tree.declaredTypes.map(UTType.init(known:)).filter(isSubtype))
    }
}

/// Ways in which a type is written down outside of the type system.
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable {
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")

    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
