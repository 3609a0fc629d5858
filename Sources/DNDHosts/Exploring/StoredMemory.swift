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
        // A mirror takes longer.
        if type(of: value) == String.self, let text = value as? String { return writer.write(text) }
        if type(of: value) == [String].self, let texts = value as? [String] { return write(texts) }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .class: write(object: value as AnyObject, mirror)
        case .set, .dictionary: write(unordered: mirror)
        case .enum: write(case: value, mirror)
        case nil: write(leaf: value, mirror)
        default: write(childrenOf: mirror)
        }
    }

    private mutating func write(object: AnyObject, _ mirror: Mirror) {
        let known = numbers[ObjectIdentifier(object)]
        writer.write(known ?? numbers.count)
        guard known == nil else { return }
        numbers[ObjectIdentifier(object)] = numbers.count
        var level: Mirror? = mirror
        while let current = level, !Self.isFramework(current.subjectType) {
            write(childrenOf: current)
            level = current.superclassMirror
        }
        if let level, level.superclassMirror != nil || level.subjectType == mirror.subjectType,
            !(object is UIResponder)
        {
            unseenTypes.insert("\(level.subjectType)")
        }
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
