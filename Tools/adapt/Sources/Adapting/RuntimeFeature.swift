/// What only the Objective-C runtime can do.
package enum RuntimeFeature: Hashable, Sendable {
    case notificationSelector, timerSelector, selectorCall, selectorQuery
    case observation, coding, forwarding
    case predicateFormat
    case pool, lock, swizzling
    case errorPointer
    case preview

    /// Starts in lower case, without a full stop.
    var message: String {
        switch self {
        case .notificationSelector, .timerSelector, .selectorCall: "calls a method by its selector"
        case .selectorQuery: "asks for a method by its selector"
        case .observation: "observes a property by its key"
        case .coding: "reads or sets a property by its key"
        case .forwarding: "answers for methods by their selectors"
        case .predicateFormat: "parses a format that names properties"
        case .pool: "drains a pool of Objective-C"
        case .lock: "locks an object of Objective-C"
        case .swizzling: "reads or changes methods of Objective-C"
        case .errorPointer: "is an error of Objective-C by pointer"
        case .preview: "belongs to Xcode"
        }
    }

    /// A sentence that says what to do.
    var remedy: String {
        switch self {
        case .notificationSelector: "Use addObserver(forName:object:queue:using:), and keep its result."
        case .timerSelector: "Use the method with a closure, such as scheduledTimer(withTimeInterval:repeats:block:)."
        case .selectorCall: "Call the method."
        case .selectorQuery: "Cast to a protocol with as?."
        case .observation: "Use a property observer or a closure. Of views, observe center, frame or bounds."
        case .coding: "Use the property."
        case .forwarding: "Implement the methods of the protocol, and call the other object in them."
        case .predicateFormat: "Use NSPredicate(block:) or #Predicate."
        case .pool: "Keep only its body."
        case .lock: "Use NSLock."
        case .swizzling: "Override the method in a subclass."
        case .errorPointer: "Throw the error."
        case .preview: "Remove it from the copy."
        }
    }
}
