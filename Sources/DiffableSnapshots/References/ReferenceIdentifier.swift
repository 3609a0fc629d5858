/// An identifier of unknown type for the reference classes: an object on iOS, any hashable value here.
package struct ReferenceIdentifier: Hashable, @unchecked Sendable, CustomStringConvertible {
    private let hashable: AnyHashable

    /// Ends the program for a value that is not hashable; on iOS every object is.
    package init(_ value: Any) {
        guard let hashable = value as? AnyHashable else {
            preconditionFailure("\(value) cannot be an identifier: \(type(of: value)) is not Hashable.")
        }
        self.hashable = hashable
    }

    package var value: Any { hashable.base }

    package var description: String { String(describing: hashable.base) }
}

extension [Any] {
    var identifiers: [ReferenceIdentifier] { map { ReferenceIdentifier($0) } }
}

extension [ReferenceIdentifier] {
    var values: [Any] { map(\.value) }
}
