/// Which methods of a protocol a delegate has written, before any of them is called.
///
/// On iOS UIKit asks `responds(to:)` and behaves differently for a method that is not there: a table without
/// `tableView(_:canMoveRowAt:)` is not a table that answers `false`. Here the protocols are Swift's, an optional method
/// is one with a default in an extension, and there is no Objective-C runtime to ask. So the conformance is read.
///
/// **Conformances.** A witness table has one thunk for each method. Where the class has the method, the thunk calls it;
/// where it has none, the thunk calls the default, which can be neither inlined nor specialised
/// (`@_optimize(none) @inline(never)`) and therefore is named by its address in the thunk's code. Two classes give the
/// addresses of the defaults: one lacks every optional method, the other has all of them.
///
///     class with the method                    class without
///     table ─▶ thunk: call its method          table ─▶ thunk: call the protocol's default
///                                              table ─▶ thunk: jmp merged ─▶ call the protocol's default
///
/// Where a thunk ends is taken from the tables for unwinding. A function without an entry there calls nothing that may
/// throw or trap into the runtime, so it does not call a default either.
///
/// **Open classes.** Where the conformance is that of a class like `UITableViewController`, the table of methods in the
/// metadata of the delegate's class is compared with that of the open class (`OverridableMethods`).
///
/// **Calls.** Each default notes that it ran (`Absences`), and what is noted counts more than what was read in
/// code. So a method that was taken for written is absent from its first call on, and where code cannot be read, on a
/// processor that is not known or across dynamic libraries, the answer is `unknown` until the first call. What the
/// metadata of classes says stands: an override that calls `super` runs a default too.
///
/// As in Swift, and unlike on iOS, a method that only a subclass of the conforming class adds is absent: calls through
/// the protocol do not reach it.
///
/// What a conformance has is read once, in some ten microseconds for a method; later questions take a look-up, until a
/// default runs that never has before.
@MainActor package final class OptionalRequirements<Method: CaseIterable & Hashable & RawRepresentable<String>> {
    private let required: Set<Method>
    private let order: [Method: Int]
    private let defaults: DefaultImplementations?
    private let overridable: [OverridableMethods<Method>]
    private var known: [ClassExistential: [Method: Presence]] = [:]

    /// The answers of `presence` since a default was noted last, by conformance and the place of the method.
    private var answers: [ClassExistential: [Presence?]] = [:]
    private var notedCount = 0

    /// Those about the delegate that was asked about last, which most often is the next one too.
    private var latest: (delegate: ClassExistential, answers: [Presence?])?

    /// - Parameters:
    ///   - absent: an object that lacks every optional method.
    ///   - present: an object of another class that has written all of them, in the same module as the defaults.
    ///   - required: the methods without default.
    ///   - overridable: the open classes that conform to the protocol.
    ///
    /// The cases of `Method` are the methods and properties of the protocol, in the order of their declaration, with
    /// their Swift names as raw values: `tableView(_:canMoveRowAt:)`.
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

    /// Whether a delegate has written a method. Required methods always are.
    package func presence(of method: Method, in delegate: ClassExistential) -> Presence {
        if notedCount != Absences.count {
            (answers, latest, notedCount) = ([:], nil, Absences.count)
        }
        let place = Self.place(of: method)
        if let latest, latest.delegate == delegate, let answer = latest.answers[place] { return answer }
        var known = answers[delegate] ?? Array(repeating: nil, count: Int(UInt8.max) + 1)
        let answer = known[place] ?? find(method, in: delegate)
        known[place] = answer
        answers[delegate] = known
        latest = (delegate, known)
        return answer
    }

    /// The number of a case, which its byte holds: to hash a case is to hash its name.
    private static func place(of method: Method) -> Int {
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
