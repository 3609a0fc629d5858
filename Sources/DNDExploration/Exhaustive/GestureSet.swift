/// A named set of gestures. An exhaustive exploration plays all of them, in every order that a person could make.
package struct GestureSet: Sendable {
    package let name: String

    /// One line for help and certificates, without a full stop.
    package let meaning: String

    /// The verbs of its steps.
    private let verbs: Set<String>

    /// Whether a play ends with the first drag.
    package let endsWithDrag: Bool

    /// Whether waiting is a step. Otherwise everything that is pending happens at once after a gesture has ended.
    package let hasTime: Bool

    private init(
        _ name: String, _ meaning: String, _ verbs: Set<String>, endsWithDrag: Bool = false, hasTime: Bool = false
    ) {
        self.name = name
        self.meaning = meaning
        self.verbs = verbs
        self.endsWithDrag = endsWithDrag
        self.hasTime = hasTime
    }

    private static let drag: Set<String> = ["drag", "hover", "drop", "leave", "cancel"]
    /// The verbs that let time pass.
    static let time: Set<String> = ["wait", "settle"]

    package static let all = [
        GestureSet("drags", "any number of drags of one row, over every path, dropped or cancelled", drag),
        GestureSet("single-drag", "one drag of one row from the start of the scene", drag, endsWithDrag: true),
        GestureSet(
            "selection", "drags of one row or of several selected ones", drag.union(["select", "deselect"])),
        GestureSet("adding", "drags to which further rows are added", drag.union(["add"])),
        GestureSet(
            "everything", "all gestures of one finger, and waiting",
            drag.union(time).union([
                "lift", "release", "recognize", "add", "select", "deselect", "reorder", "spring", "expand", "collapse",
            ]), hasTime: true),
    ]

    /// The set that is taken when none is named.
    package static let standard = all[0]

    package static func named(_ name: String) -> GestureSet? { all.first { $0.name == name } }

    /// The set without some verbs.
    package func without(_ omitted: [String]) -> GestureSet {
        GestureSet(name, meaning, verbs.subtracting(omitted), endsWithDrag: endsWithDrag, hasTime: hasTime)
    }

    /// Whether a step of the set can begin with the verb.
    package func uses(_ verb: String) -> Bool { verbs.contains(verb) }
}
