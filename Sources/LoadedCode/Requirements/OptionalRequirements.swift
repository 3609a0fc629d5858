/// Detects which optional methods a delegate implements, before any of them is called.
///
/// On iOS UIKit asks `responds(to:)` and behaves differently if a method is missing: a table without
/// `tableView(_:canMoveRowAt:)` differs from a table that answers `false`. Here the protocols are Swift protocols, an
/// optional method is one with a default in an extension, and there is no Objective-C runtime. So the conformance is
/// read.
///
/// **Conformances.** A witness table has one thunk for each method. If the class implements the method, the thunk calls
/// it; otherwise the thunk calls the default. The default can be neither inlined nor specialised
/// (`@_optimize(none) @inline(never)`), so the code of the thunk contains its address. Two classes reveal the addresses
/// of the defaults: one implements no optional method, the other implements all of them.
///
///     class with the method                    class without
///     table ─▶ thunk: call its method          table ─▶ thunk: call the protocol's default
///                                              table ─▶ thunk: jmp merged ─▶ call the protocol's default
///
/// The length of a thunk comes from the unwind tables. A function without an entry there calls nothing that may throw
/// or trap into the runtime, so it does not call a default either.
///
/// **Open classes.** If the conformance is that of a class like `UITableViewController`, the method table in the
/// metadata of the delegate's class is compared with that of the open class (`OverridableMethods`).
///
/// **Calls.** Each default records that it ran (`Absences`), and this record takes precedence over the result of
/// reading code. So a method that was mistaken for written is absent from its first call on. If code cannot be read, on
/// an unknown processor or across dynamic libraries, the answer is `unknown` until the first call. The result of
/// comparing class metadata stands, since an override that calls `super` also runs a default.
///
/// As in Swift, and unlike on iOS, a method that only a subclass of the conforming class adds is absent: calls through
/// the protocol do not reach it.
///
/// Each method of a conformance is read once, in about ten microseconds. Later questions are lookups, until a default
/// runs for the first time for a class.
@MainActor package final class OptionalRequirements<Method: CaseIterable & Hashable & RawRepresentable<String>> {
    private let required: Set<Method>
    private let order: [Method: Int]
    private let defaults: DefaultImplementations?
    private let overridable: [OverridableMethods<Method>]
    private var known: [ClassExistential: [Method: Presence]] = [:]

    /// The cached answers of `presence` since the last change of `Absences`, by conformance and number of the method.
    private var answers: [ClassExistential: [Presence?]] = [:]
    private var notedCount = 0

    /// The most recent delegate, which usually is also the next one, and the answers for it.
    private var latest: ClassExistential?
    private var latestAnswers: [Presence?] = []

    /// - Parameters:
    ///   - absent: an object that lacks every optional method.
    ///   - present: an object of another class that has written all of them, in the same module as the defaults.
    ///   - required: the methods without default.
    ///   - overridable: the open classes that conform to the protocol.
    ///
    /// The cases of `Method` are the methods and properties of the protocol, in the order of their declaration. Their
    /// raw values are the Swift names: `tableView(_:canMoveRowAt:)`.
    package init(
        absent: ClassExistential, present: ClassExistential, required: Set<Method> = [],
        overridable: [OverridableMethods<Method>] = []
    ) {
        self.required = required
        self.overridable = overridable
        order = Dictionary(uniqueKeysWithValues: zip(Method.allCases, 0...))
        defaults = DefaultImplementations(
            absent: absent.table, present: present.table, isOptional: Method.allCases.map { !required.contains($0) })
    }

    /// Whether a delegate implements a method. Required methods are always `written`.
    package func presence(of method: Method, in delegate: ClassExistential) -> Presence {
        if notedCount != Absences.count {
            (answers, latest, notedCount) = ([:], nil, Absences.count)
        }
        let place = Self.place(of: method)
        if latest == delegate, let answer = latestAnswers[place] { return answer }
        var known = answers[delegate] ?? Array(repeating: nil, count: Int(UInt8.max) + 1)
        let answer = known[place] ?? find(method, in: delegate)
        known[place] = answer
        answers[delegate] = known
        (latest, latestAnswers) = (delegate, known)
        return answer
    }

    /// The number of a case, read from its single byte. Hashing a case would hash its name.
    private nonisolated static func place(of method: Method) -> Int {
        precondition(MemoryLayout<Method>.size <= 1, "\(Method.self) has more cases than a byte tells apart.")
        return withUnsafeBytes(of: method) { $0.isEmpty ? 0 : Int($0[0]) }
    }

    private func find(_ method: Method, in delegate: ClassExistential) -> Presence {
        if required.contains(method) { return .written }
        let overridden = overridable.lazy.compactMap { $0.presence(of: method, in: delegate.type) }.first
        if let overridden, overridden != .unknown { return overridden }
        if Absences.wasNoted(method.rawValue, in: delegate.type) { return .absent }
        return overridden ?? read(method, in: delegate)
    }

    private func read(_ method: Method, in delegate: ClassExistential) -> Presence {
        if let presence = known[delegate]?[method] { return presence }
        guard let defaults, let index = order[method] else { return .unknown }
        let presence = defaults.presence(ofMethodAt: index, in: delegate.table)
        known[delegate, default: [:]][method] = presence
        return presence
    }
}
