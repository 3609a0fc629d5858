internal import DragDrop

/// A type of data, given by its identifier. Conformance comes from the engine's type tree, which also decides drags,
/// and from the types that the program declares with `init(exportedAs:)` and `init(importedAs:)`.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
    public let identifier: String

    /// Does not check that the type is declared.
    init(known identifier: String) {
        self.identifier = identifier
    }

    /// Nil for a type that neither the system nor the program has declared.
    public init?(_ identifier: String) {
        guard DeclaredTypes.tree.isDeclared(identifier) else { return nil }
        self.init(known: identifier)
    }

    /// Declares a type for the rest of the process, since there is no Info.plist that could. Without a parent it
    /// conforms to `public.data`, as the framework's header says.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        DeclaredTypes.declare(identifier, conformingTo: parentType?.identifier)
        self.init(known: identifier)
    }

    /// The same as `init(exportedAs:conformingTo:)`; on iOS the imported type is one that another app defines.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// The most general type with this file extension; nil if there is none. iOS creates a dynamic type in that case,
    /// which is not modelled.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Nil if no type has the MIME type. iOS creates a dynamic type in that case, which is not modelled.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The most general of the types that have the tag and conform to the supertype. If none of them is a supertype of
    /// the rest, the first by name.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        let found = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype)
        guard let first = found.first(where: { type in found.allSatisfy { $0.conforms(to: type) } }) ?? found.first
        else { return nil }
        self = first
    }

    /// Every type that has the tag and conforms to the supertype, sorted by name. O(types).
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        DeclaredTypes.tree.declaredTypes.map(UTType.init(known:)).filter { type in
            type.tags[tagClass, default: []].contains(tag.lowercased())
                && supertype.map { type.conforms(to: $0) } ?? true
        }
    }

    // MARK: - Getting information about a type

    /// The first tag of each class is the preferred one.
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

/// A class of tags, which identify types outside of the type system, such as file extensions.
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable {
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")

    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
