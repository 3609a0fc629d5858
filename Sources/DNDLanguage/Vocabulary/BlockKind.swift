/// The kind of block around a phrase. It decides the meaning of a verb, and whether the verb is valid.
package enum BlockKind: UInt8, Hashable, Sendable, CaseIterable {
    /// A whole file, or a line of the REPL.
    case file
    case scenario

    /// `before { … }`: steps, no declarations.
    case before

    /// The body of a delegate method, and the contents of `batch`, `load`, `if` and `each item`.
    case script
    case scene
    case app
    case item

    /// `data public.png { … }` in an item.
    case representation

    /// `class Card { … }`
    case providerClass
    case delegate

    /// `expect calls { … }`
    case calls

    /// `expect order { Today: A; Later: B }`
    case sections

    /// The rows of `examples`.
    case cases

    /// `parameters { labels A B C }`
    case parameters

    /// `include "list.dnd" { labels D E }`
    case values

    /// "in the block of a scene", for messages and the reference.
    package var phrase: String {
        switch self {
        case .file: "at top level"
        case .scenario: "in a scenario"
        case .before: "in a before block"
        case .script: "in a script"
        case .scene: "in the block of a scene"
        case .app: "in the block of an app"
        case .item: "in the block of an item"
        case .representation: "in the block of a representation"
        case .providerClass: "in the block of a class"
        case .delegate: "in a delegate"
        case .calls: "in expect calls"
        case .sections: "in the sections of an order"
        case .cases: "in a table of cases"
        case .parameters: "in the parameters of a file"
        case .values: "in the block of an include"
        }
    }

    /// The notation for the block in a pattern: `{script}`.
    var notation: String {
        switch self {
        case .file: "file"
        case .scenario: "scenario"
        case .before: "before"
        case .script: "script"
        case .scene: "scene"
        case .app: "app"
        case .item: "item"
        case .representation: "representation"
        case .providerClass: "class"
        case .delegate: "delegate"
        case .calls: "calls"
        case .sections: "sections"
        case .cases: "cases"
        case .parameters: "parameters"
        case .values: "values"
        }
    }

    /// Whether steps or scripts are valid, and therefore the words from `define`.
    var takesSteps: Bool {
        switch self {
        case .file, .scenario, .before, .script: true
        case .scene, .app, .item, .representation, .providerClass, .delegate, .calls, .sections, .cases,
            .parameters, .values:
            false
        }
    }

    /// Whether each phrase is the name of a parameter with its values.
    var takesNamedValues: Bool { self == .parameters || self == .values }

    /// Whether a phrase need not start with a verb, because the block lists calls, sections or rows.
    var listsOtherThings: Bool {
        switch self {
        case .delegate, .calls, .sections, .cases, .parameters, .values: true
        case .file, .scenario, .before, .script, .scene, .app, .item, .representation, .providerClass: false
        }
    }
}

/// The blocks in which a phrase is valid.
package struct BlockKinds: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    init(_ kind: BlockKind) {
        rawValue = 1 << UInt16(kind.rawValue)
    }

    package func contains(_ kind: BlockKind) -> Bool {
        rawValue & BlockKinds(kind).rawValue != 0
    }

    static let file = BlockKinds(.file)
    static let scenario = BlockKinds(.scenario)
    static let scene = BlockKinds(.scene)
    static let app = BlockKinds(.app)
    static let item = BlockKinds(.item)
    static let representation = BlockKinds(.representation)
    static let providerClass = BlockKinds(.providerClass)
    static let delegate = BlockKinds(.delegate)
    static let calls = BlockKinds(.calls)
    static let sections = BlockKinds(.sections)
    static let cases = BlockKinds(.cases)
    static let parameters = BlockKinds(.parameters)
    static let values = BlockKinds(.values)

    /// Declarations: at top level and in a scenario.
    static let declarations: BlockKinds = [file, scenario]

    /// Scenes are also valid in an app.
    static let scenes: BlockKinds = [file, scenario, app]

    /// Gestures and expectations.
    static let steps: BlockKinds = [file, scenario, BlockKinds(.before)]

    /// Actions of the app: in scripts, and as steps during a drag.
    static let scripts: BlockKinds = [file, scenario, BlockKinds(.before), BlockKinds(.script)]
}
