/// A class of objects that are created from an item's data or write it: `NSItemProviderReading` and
/// `NSItemProviderWriting`.
package struct ProviderClass: Hashable, Sendable {
    /// The Objective-C name: `String` and `NSString` are one class.
    package let name: String

    /// `readableTypeIdentifiersForItemProvider`, in the class's order (R212).
    package let readableTypes: [String]

    /// `writableTypeIdentifiersForItemProvider`, highest fidelity first.
    package let writableTypes: [String]

    package init(_ name: String, reads readableTypes: [String], writes writableTypes: [String]) {
        self.name = name
        self.readableTypes = readableTypes
        self.writableTypes = writableTypes
    }
}

extension ProviderClass {
    /// The classes of Foundation and UIKit by their Swift names. The types that `UIImage`, `String`, `URL` and
    /// `UIColor` write were measured on iOS 26.1; the types that classes read are assumed (Q30).
    package static let system: [String: ProviderClass] = {
        var classes: [String: ProviderClass] = [:]
        for known in [string, url, image, attributedString, color] { classes[known.name] = known }
        classes["String"] = string
        classes["URL"] = url
        return classes
    }()

    private static let string = ProviderClass(
        "NSString", reads: ["public.utf8-plain-text", "public.utf16-plain-text", "public.plain-text"],
        writes: ["public.utf8-plain-text"])

    private static let url = ProviderClass("NSURL", reads: ["public.url"], writes: ["public.url"])

    private static let image = ProviderClass(
        "UIImage", reads: [imageType, "public.image"], writes: [imageType, "public.heic", "public.png", "public.jpeg"])

    /// The type that only `UIImage` has.
    package static let imageType = "com.apple.uikit.image"

    private static let attributedString = ProviderClass(
        "NSAttributedString", reads: ["com.apple.flat-rtfd", "public.rtf", "public.html", "public.plain-text"],
        writes: ["public.rtf", "public.utf8-plain-text"])

    private static let color = ProviderClass(
        "UIColor", reads: ["com.apple.uikit.color"], writes: ["com.apple.uikit.color"])

    /// The formats that `UIImage` reads if it lists them individually (the other answer to Q30).
    static let imageFormats = [
        imageType, "public.png", "public.jpeg", "public.heic", "public.heif", "public.tiff", "com.compuserve.gif",
        "com.microsoft.bmp",
    ]
}
