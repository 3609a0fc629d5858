internal import LoadedCode

/// The name of a class, with its module unless that is UIKit's: `Cards.CardCell`. On iOS a private, nested or generic
/// class has a mangled name instead.
///
/// In a file that also imports Foundation it is Foundation's function, which ends the program for such classes.
/// <https://developer.apple.com/documentation/foundation/nsstringfromclass(_:)>
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func NSStringFromClass(_ aClass: AnyClass) -> String {
    let parts = String(reflecting: aClass).split(separator: ".").filter { !$0.hasPrefix("(unknown context") }
    return parts.drop { UIKitModules.names.contains(String($0)) }.joined(separator: ".")
}

extension NSObject {
    /// The name of the class, like `NSStringFromClass(_:)`.
    /// <https://developer.apple.com/documentation/objectivec/nsobjectprotocol/description>
    public static func description() -> String { UIFoundation.NSStringFromClass(self) }
}
