internal import DragDrop
internal import Foundation
internal import LoadedCode
internal import UIKit

/// Writes what the objects of a program store into a state's key, by reflection.
///
/// Objects are numbered in the order in which they are met. Not seen: globals, what closures capture, and what objects
/// of UIKit and Foundation store.
@MainActor struct StoredMemory {
    private(set) var writer: StateWriter

    /// The types whose memory was met and not written, by name.
    private(set) var unseenTypes: Set<String> = []

    private var numbers: [ObjectIdentifier: Int] = [:]

    /// Values that are made anew for every play, by their description.
    private var identities: [String: Int] = [:]

    init(_ writer: StateWriter) {
        self.writer = writer
    }

    mutating func write(_ value: Any) {
        switch StoredForm.of(value) {
        case .text: writer.write(value as? String ?? "")
        case .texts: write(value as? [String] ?? [])
        case .object: write(object: value as AnyObject)
        case .structure(let properties):
            writer.write(properties.count)
            properties.read(structure: value) { write($0) }
        case .mirrored: write(mirrored: value)
        }
    }

    private mutating func write(mirrored value: Any) {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .class: write(object: value as AnyObject)
        case .set, .dictionary: write(unordered: mirror)
        case .enum: write(case: value, mirror)
        case nil: write(leaf: value, mirror)
        default: write(childrenOf: mirror)
        }
    }

    private mutating func write(object: AnyObject) {
        let known = numbers[ObjectIdentifier(object)]
        writer.write(known ?? numbers.count)
        guard known == nil else { return }
        numbers[ObjectIdentifier(object)] = numbers.count
        let type: AnyClass = type(of: object)
        var level: AnyClass? = type
        while let current = level, !Self.isFramework(current) {
            write(propertiesOf: object, declaredIn: current)
            level = superclass(of: current)
        }
        if let level, superclass(of: level) != nil || level == type, !(object is UIResponder) {
            unseenTypes.insert("\(level)")
        }
    }

    private mutating func write(propertiesOf object: AnyObject, declaredIn type: AnyClass) {
        if let properties = StoredForm.properties(of: type) {
            writer.write(properties.count)
            return properties.read(object) { write($0) }
        }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror, current.subjectType != type { mirror = current.superclassMirror }
        if let mirror { write(childrenOf: mirror) }
    }

    private mutating func write(_ texts: [String]) {
        writer.write(texts.count)
        for text in texts { writer.write(text) }
    }

    private mutating func write(childrenOf mirror: Mirror) {
        writer.write(mirror.children.count)
        for child in mirror.children { write(child.value) }
    }

    private mutating func write(case value: Any, _ mirror: Mirror) {
        guard let payload = mirror.children.first else { return writer.write("\(value)") }
        writer.write(payload.label ?? "")
        write(payload.value)
    }

    /// Neither sets nor dictionaries have an order.
    private mutating func write(unordered mirror: Mirror) {
        let keys = mirror.children.map { child -> [UInt64] in
            var own = StoredMemory(StateWriter())
            own.write(child.value)
            unseenTypes.formUnion(own.unseenTypes)
            return [own.writer.key.first, own.writer.key.second]
        }
        writer.write(keys.count)
        for key in keys.sorted(by: { $0[0] < $1[0] }) {
            for part in key { writer.write(Int(truncatingIfNeeded: part)) }
        }
    }

    /// A value without parts: a number, a text, or a function, which hides what it captures.
    private mutating func write(leaf value: Any, _ mirror: Mirror) {
        switch value {
        case let number as Int: writer.write(number)
        case let flag as Bool: writer.write(flag)
        case let identity as UUID:
            let number = identities[identity.uuidString] ?? identities.count
            identities[identity.uuidString] = number
            writer.write(number)
        default:
            guard !"\(mirror.subjectType)".contains("->") else { return }
            writer.write("\(value)")
        }
    }

    /// Whether a class belongs to UIKit, Foundation or the standard library.
    private static func isFramework(_ type: Any.Type) -> Bool {
        if let known = areFramework[ObjectIdentifier(type)] { return known }
        let module = String(reflecting: type).prefix { $0 != "." }
        let isFramework = frameworks.contains(String(module))
        areFramework[ObjectIdentifier(type)] = isFramework
        return isFramework
    }

    private static var areFramework: [ObjectIdentifier: Bool] = [:]

    private static let frameworks = UIKitModules.names.union([
        "Foundation", "FoundationEssentials", "Swift", "Dispatch", "CoreTransferable", "_Concurrency",
    ])
}

/// How values of a type are read: a few kinds directly, since mirrors take ten times as long.
@MainActor private enum StoredForm {
    case text, texts, object
    case structure(StoredProperties)
    case mirrored

    static func of(_ value: Any) -> Self {
        let type = ObjectIdentifier(type(of: value))
        if let known = forms[type] { return known }
        let form = found(value)
        forms[type] = form
        return form
    }

    /// The properties that a class declares; nil if a mirror is to show them.
    static func properties(of type: AnyClass) -> StoredProperties? {
        let number = ObjectIdentifier(type)
        if let known = properties[number] { return known }
        let found = StoredProperties(of: type)
        properties[number] = .some(found)
        return found
    }

    private static var forms: [ObjectIdentifier: Self] = [:]
    private static var properties: [ObjectIdentifier: StoredProperties?] = [:]

    private static func found(_ value: Any) -> Self {
        if type(of: value) == String.self { return .text }
        if type(of: value) == [String].self { return .texts }
        guard !(value is any CustomReflectable) else { return .mirrored }
        return switch Mirror(reflecting: value).displayStyle {
        case .class: .object
        case .struct: StoredProperties(of: type(of: value)).map { .structure($0) } ?? .mirrored
        default: .mirrored
        }
    }
}
