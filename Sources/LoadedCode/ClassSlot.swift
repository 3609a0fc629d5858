internal import CLoadedCode
package import Foundation

/// A word in the table of a class's methods, to know which class of the hierarchy overrides a method, and to make
/// objects of classes that are known when the program runs only.
///
/// Initializers that are not `required` are no method of a class that is held as a value, so Swift itself has no way.
/// Their words are found by comparing a class with a subclass that overrides them, and called with Swift's convention.
package struct ClassSlot {
    private let base: ClassMetadata
    private let index: Int

    package enum Place {
        /// What the class declares first, or last, of what the probe overrides.
        case first, last
    }

    /// `base` declares the method; `probe` is right below it, overrides the method, and with it the initializers.
    package init(_ place: Place, in base: AnyClass, overriddenBy probe: AnyClass) {
        self.base = ClassMetadata(base)
        let overrides = self.base.overrides(in: ClassMetadata(probe))
        guard let index = place == .first ? overrides.first : overrides.last else {
            preconditionFailure("Swift lays out classes in another way than this was written for.")
        }
        self.index = index
    }

    /// Whether a class below the base, or one between them, overrides the method.
    package func isOverridden(in type: AnyClass) -> Bool { ClassMetadata(type)[index] != base[index] }

    // MARK: - Making objects

    /// Calls `init(style:reuseIdentifier:)`.
    package func makeObject<Object: AnyObject>(of type: Object.Type, style: UInt8, text: String?) -> Object {
        let words = Self.ownedWords(of: text)
        return Self.object(loaded_init_style(code(in: type), style, words.first, words.second, Self.pointer(to: type)))
    }

    /// Calls `init(reuseIdentifier:)`.
    package func makeObject<Object: AnyObject>(of type: Object.Type, text: String?) -> Object {
        let words = Self.ownedWords(of: text)
        return Self.object(loaded_init_string(code(in: type), words.first, words.second, Self.pointer(to: type)))
    }

    /// Calls `init(frame:)`.
    package func makeObject<Object: AnyObject>(of type: Object.Type, frame: CGRect) -> Object {
        Self.object(
            loaded_init_frame(
                code(in: type), frame.minX, frame.minY, frame.width, frame.height, Self.pointer(to: type)))
    }

    private func code(in type: AnyClass) -> UnsafeRawPointer? {
        UnsafeRawPointer(bitPattern: ClassMetadata(type)[index])
    }

    private static func pointer(to type: AnyClass) -> UnsafeRawPointer? {
        UnsafeRawPointer(bitPattern: ClassMetadata(type).address)
    }

    /// The initializer takes the string over: what is copied here is not destroyed here.
    private static func ownedWords(of text: String?) -> (first: UInt, second: UInt) {
        let owned = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        owned.initialize(to: text)
        defer { owned.deallocate() }
        return UnsafeRawPointer(owned).load(as: (first: UInt, second: UInt).self)
    }

    private static func object<Object: AnyObject>(_ pointer: UnsafeMutableRawPointer?) -> Object {
        guard let pointer else { preconditionFailure("An initializer that cannot fail returned nothing.") }
        return Unmanaged<Object>.fromOpaque(pointer).takeRetainedValue()
    }
}
