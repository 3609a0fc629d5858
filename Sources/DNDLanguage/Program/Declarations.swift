package import SourceText

/// A name or label with its range.
package struct Name: Hashable, Sendable {
    package var text: String
    package var range: SourceRange

    package init(_ text: String, range: SourceRange) {
        self.text = text
        self.range = range
    }
}

/// `device phone`, `ios 16.4`: the device, on which UIKit's defaults depend. Nil for omitted parts.
package struct DeviceDeclaration: Sendable {
    package var idiom: Idiom?

    /// A version of iOS: `16.4`, and `14`, which is 14.0.
    package struct Version: Hashable, Sendable {
        package var major: Int
        package var minor: Int

        package init(_ major: Int, _ minor: Int = 0) {
            self.major = major
            self.minor = minor
        }

        /// Whether the system has had table views and this version. iOS 26 followed iOS 18.
        var isKnown: Bool {
            ((2...18).contains(major) || (26...27).contains(major)) && (0...9).contains(minor)
        }
    }

    package var version: Version?

    /// `animations on`: UIKit's animations after a release take time.
    package var hasAnimations: Bool?

    package init(idiom: Idiom? = nil, version: Version? = nil, hasAnimations: Bool? = nil) {
        self.idiom = idiom
        self.version = version
        self.hasAnimations = hasAnimations
    }

    /// Overrides this declaration with a later one.
    package func overlaid(with other: DeviceDeclaration) -> DeviceDeclaration {
        DeviceDeclaration(
            idiom: other.idiom ?? idiom, version: other.version ?? version,
            hasAnimations: other.hasAnimations ?? hasAnimations)
    }

    /// Whether nothing is declared.
    package var isEmpty: Bool { idiom == nil && version == nil && hasAnimations == nil }
}

/// `assume Q07 nothing-called`: the assumed answer to an open question.
package struct Assumption: Sendable {
    /// Such as `Q07`.
    package var question: Name

    /// Whether the alternative replaces the decision.
    package var takesOther: Bool

    package init(question: Name, takesOther: Bool) {
        self.question = question
        self.takesOther = takesOther
    }
}

/// `table people: A B C`, `collection colors { … }`, `view well`.
package struct SceneDeclaration: Sendable {
    package struct Section: Sendable {
        /// Nil in a list without `section` phrases.
        package var title: Name?
        package var labels: [Name]

        package init(title: Name?, labels: [Name]) {
            self.title = title
            self.labels = labels
        }
    }

    /// The number of labels in all sections.
    var labelCount: Int { sections.reduce(0) { $0 + $1.labels.count } }

    package var kind: ListKind

    /// The declared name, or the kind's word when omitted.
    package var name: Name

    /// The app that owns the scene; nil for the app under test.
    package var app: Name?

    /// Never empty: a scene without labels has one empty section.
    package var sections: [Section]

    package var data: DataSourceKind = .array
    package var reorders = false
    package var isEditing = false

    /// `drag on` and `drag off`; nil for the device's default.
    package var dragEnabled: Bool?
    package var dropEnabled = true

    /// False for `window off`: the view exists but is not in a window.
    package var isInWindow = true
    package var selected: [Name] = []
    package var cadence: ReorderingCadence = .immediate
    package var isSpringLoaded = false

    /// The number of rows that fit into the list's height; nil when all do.
    package var visibleRowCount: Int?

    /// The superview of a plain view.
    package var superview: Name?

    /// `simultaneous-drops`
    package var allowsSimultaneousDropSessions = false

    /// The label that a plain view shows.
    package var holds: Name?

    /// The types of a plain view's paste configuration.
    package var pasteTypes: [Name] = []
    package var allowsSimultaneousRecognitionDuringLift = false

    /// `lift-behavior extended`
    package var hasExtendedLift = false

    /// The registered reuse identifiers; nil when all are accepted.
    package var reuseIdentifiers: [Name]?

    /// `table NAME from host`.
    package var isFromHost = false
    package var range: SourceRange

    package init(kind: ListKind, name: Name, app: Name? = nil, sections: [Section], range: SourceRange) {
        self.kind = kind
        self.name = name
        self.app = app
        self.sections = sections
        self.range = range
    }
}

/// `delegate in people { … }` or `delegate none`.
package struct DelegateDeclaration: Sendable {
    package enum Content: Sendable {
        /// `delegate none`: no delegate at all.
        case absent

        case methods(rules: [CallRule], implemented: [MethodReference], removed: [MethodReference])
    }

    /// Nil for all scenes.
    package var list: Name?
    package var content: Content
    package var range: SourceRange

    package init(list: Name?, content: Content, range: SourceRange) {
        self.list = list
        self.content = content
        self.range = range
    }
}

/// A call pattern with an answer, a body, or both. The first match wins.
package struct CallRule: Sendable {
    package var pattern: CallPattern
    package var answer: Answer?
    package var body: [Statement]?
    package var range: SourceRange

    package init(pattern: CallPattern, answer: Answer?, body: [Statement]?, range: SourceRange) {
        self.pattern = pattern
        self.answer = answer
        self.body = body
        self.range = range
    }
}
