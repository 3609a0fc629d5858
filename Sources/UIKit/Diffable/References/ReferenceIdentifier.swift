/// An identifier whose type is not known, as the reference classes take them: objects on iOS, any hashable value here.
struct ReferenceIdentifier: Hashable, @unchecked Sendable, CustomStringConvertible {
    private let hashable: AnyHashable

    /// Ends the program for a value that cannot be told from others; on iOS every object can.
    init(_ value: Any) {
        guard let hashable = value as? AnyHashable else {
            preconditionFailure("\(value) cannot be an identifier: \(type(of: value)) is not Hashable.")
        }
        self.hashable = hashable
    }

    var value: Any { hashable.base }

    var description: String { String(describing: hashable.base) }
}

extension [Any] {
    var identifiers: [ReferenceIdentifier] { map { ReferenceIdentifier($0) } }
}

extension [ReferenceIdentifier] {
    var values: [Any] { map(\.value) }
}
