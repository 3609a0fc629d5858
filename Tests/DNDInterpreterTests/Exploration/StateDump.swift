import DNDInterpreter
import DragDrop

/// A state in full, as lines of text: every stored property that can be reached, by reflection. Slow, and independent
/// of the code that writes a state's key.
struct StateDump {
    /// What is left out, by `Type.property`.
    private let leavesOut: (String) -> Bool

    /// Subtracted from times.
    private var now = 0

    /// What stands for numbers that only identify: the order in which they are met, by type.
    private var orders: [String: [String]] = [:]

    private(set) var lines: [String] = []

    /// Every `Type.property` that was met, those that are left out among them.
    private(set) var properties: Set<String> = []

    init(of value: Any, leavingOut leavesOut: @escaping (String) -> Bool) {
        self.leavesOut = leavesOut
        write(value, at: "")
    }

    /// What is not written as it is: ended loads, the last drop once everything has loaded, the order of selection, and
    /// the list that expectations mean, in a scene with only one.
    private static let written: Set<String> = [
        "Loads.all", "Watch.drop", "ListState.selected", "ScenarioPlayer.currentList",
    ]

    /// The state of a play, without what is excused, at times relative to now.
    init(of player: ScenarioPlayer) {
        leavesOut = { UnwrittenState.isExcused($0) || Self.written.contains($0) }
        now = player.engine.clock.milliseconds
        write(player, at: "")
        write(player.engine.loads.all.filter { $0.state == .pending }, at: ".pending")
        write(player.engine.lists.map { $0.selected.map { $0.rawValue }.sorted() }, at: ".selected")
    }

    /// The ends of the names of properties that are points in time.
    private static let times = [
        ".endMilliseconds", ".seatMilliseconds", ".dueMilliseconds", ".startMilliseconds", ".beginMilliseconds",
        ".earliestMilliseconds", "Event.milliseconds",
    ]

    private static let identities: Set<String> = [
        "LoadID.rawValue", "ObjectsLoadID.rawValue", "MainQueueBlockID.rawValue", "CompletionID.rawValue",
        "AnimationID.rawValue",
    ]

    private mutating func write(_ value: Any, at path: String) {
        let mirror = Mirror(reflecting: value)
        if let part = Self.part(of: mirror) { return write(part, at: path) }
        switch mirror.displayStyle {
        case .optional:
            guard let some = mirror.children.first else { return lines.append("\(path): nil") }
            write(some.value, at: path)
        case .collection, .set, .dictionary: write(elementsOf: mirror, at: path)
        case .struct, .class: write(propertiesOf: mirror, value, at: path)
        case .tuple:
            for child in mirror.children { write(child.value, at: "\(path).\(child.label ?? "")") }
        case .enum:
            guard let payload = mirror.children.first else { return lines.append("\(path): \(value)") }
            write(payload.value, at: "\(path).\(payload.label ?? "")")
        default: lines.append("\(path): \(value)")
        }
    }

    /// The part that a `CopyOnWrite` holds.
    private static func part(of mirror: Mirror) -> Any? {
        guard name(of: mirror.subjectType) == "CopyOnWrite", let storage = mirror.children.first else { return nil }
        return Mirror(reflecting: storage.value).children.first?.value
    }

    private mutating func write(elementsOf mirror: Mirror, at path: String) {
        lines.append("\(path).count: \(mirror.children.count)")
        guard mirror.displayStyle != .collection else {
            for (index, element) in mirror.children.enumerated() { write(element.value, at: "\(path)[\(index)]") }
            return
        }
        // Neither sets nor dictionaries have an order.
        let elements = mirror.children.map { element -> [String] in
            let dump = StateDump(of: element.value, leavingOut: leavesOut)
            properties.formUnion(dump.properties)
            return dump.lines
        }
        for (index, element) in elements.sorted(by: { $0.joined() < $1.joined() }).enumerated() {
            lines += element.map { "\(path){\(index)}\($0)" }
        }
    }

    private mutating func write(propertiesOf mirror: Mirror, _ value: Any, at path: String) {
        guard !mirror.children.isEmpty || mirror.superclassMirror != nil else {
            return lines.append("\(path): \(value)")
        }
        for child in mirror.children {
            let label = child.label ?? ""
            // The storage of a property wrapper.
            let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
            let property = "\(Self.name(of: mirror.subjectType)).\(name)"
            properties.insert(property)
            if !leavesOut(property) { write(property, child.value, at: "\(path).\(name)") }
        }
        if let parent = mirror.superclassMirror { write(propertiesOf: parent, value, at: path) }
    }

    private mutating func write(_ property: String, _ value: Any, at path: String) {
        if Self.times.contains(where: { property.hasSuffix($0) }), let time = value as? Int {
            lines.append("\(path): \(time - now)")
        } else if Self.identities.contains(property) {
            let identity = "\(value)"
            if orders[property]?.contains(identity) != true { orders[property, default: []].append(identity) }
            lines.append("\(path): \(orders[property]?.firstIndex(of: identity) ?? 0)")
        } else {
            write(value, at: path)
        }
    }

    /// `Hand`, `Boxed` of `Boxed<Int>`, `DragState.Item`.
    private static func name(of type: Any.Type) -> String {
        let full = String(reflecting: type).replacing(#/\(unknown context at \$\w+\)\./#, with: "").prefix { $0 != "<" }
        return full.split(separator: ".").dropFirst().joined(separator: ".")
    }
}
