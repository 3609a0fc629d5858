internal import Synchronization

/// The sizes of the images that are begun, the last one innermost.
private let begun = Mutex<[(size: CGSize, scale: CGFloat)]>([])

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image of a size. Nothing is drawn in it.
/// <https://developer.apple.com/documentation/uikit/1623922-uigraphicsbeginimagecontext>
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image of a size. Nothing is drawn in it. The scale 0 is that of the screen.
/// <https://developer.apple.com/documentation/uikit/1623912-uigraphicsbeginimagecontextwitho>
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    begun.withLock { $0.append((size, scale == 0 ? UITraitCollection.standardDisplayScale : scale)) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The image that was begun last: it has its size, and a pattern in place of what was drawn. Nil without one.
/// <https://developer.apple.com/documentation/uikit/1623924-uigraphicsgetimagefromcurrentima>
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let (size, scale) = begun.withLock({ $0.last }) else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the image that was begun last.
/// <https://developer.apple.com/documentation/uikit/1623933-uigraphicsendimagecontext>
public func UIGraphicsEndImageContext() {
    begun.withLock { _ = $0.popLast() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A context into which nothing is drawn. In UIKit it is nil outside `draw(_:)` and outside an image; here never.
/// <https://developer.apple.com/documentation/uikit/1623918-uigraphicsgetcurrentcontext>
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext() }
