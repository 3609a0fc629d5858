internal import CLoadedCode
package import Foundation

/// One entry in the method table of a class. It shows which subclasses override the method, and creates objects of
/// classes that are known only at run time.
///
/// Swift cannot call an initializer that is not `required` on a class held as a value. Its entry is found by comparing
/// a class with a subclass that overrides it, and is called with Swift's calling convention.
package struct ClassSlot {
    private let base: ClassMetadata
    private let index: Int

    package enum Place {
        /// The first, or the last, of the methods that the probe overrides, in the order of their declaration.
        case first, last
    }

    /// `base` declares the method. `probe` is a direct subclass that overrides the method and, by necessity,
    /// initializers.
    package init(_ place: Place, in base: AnyClass, overriddenBy probe: AnyClass) {
        self.base = ClassMetadata(base)
        let overrides = self.base.overrides(in: ClassMetadata(probe))
        guard let index = place == .first ? overrides.first : overrides.last else {
            preconditionFailure("Swift lays out classes in another way than this was written for.")
        }
        self.index = index
    }

    /// Whether a class, or one between it and the base, overrides the method.
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

    /// Calls `init(nibName:bundle:)`.
    package func makeObject<Object: AnyObject>(of type: Object.Type, text: String?, bundle: Bundle?) -> Object {
        let words = Self.ownedWords(of: text)
        let owned = bundle.map { Unmanaged.passRetained($0).toOpaque() }
        return Self.object(loaded_init_nib(code(in: type), words.first, words.second, owned, Self.pointer(to: type)))
    }

    private func code(in type: AnyClass) -> UnsafeRawPointer? {
        UnsafeRawPointer(bitPattern: ClassMetadata(type)[index])
    }

    private static func pointer(to type: AnyClass) -> UnsafeRawPointer? {
        UnsafeRawPointer(bitPattern: ClassMetadata(type).address)
    }

    /// The initializer consumes the string, so the copy that is made here is not destroyed.
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
