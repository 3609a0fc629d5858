/// The camera and the photo library. It shows nothing here, and picks no image; no source is available.
/// <https://developer.apple.com/documentation/uikit/uiimagepickercontroller>
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
    /// Always false.
    open class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool {
        AppShell.warn("UIImagePickerController.isSourceTypeAvailable(_:)", "is false")
        return onMain(false)
    }

    /// Always nil.
    open class func availableMediaTypes(for sourceType: UIImagePickerController.SourceType) -> [String]? {
        AppShell.warn("UIImagePickerController.availableMediaTypes(for:)", "is nil")
        return onMain(nil)
    }

    /// Stored.
    @MainThreadOnly open var sourceType: UIImagePickerController.SourceType = .photoLibrary

    /// Stored.
    @MainThreadOnly open var mediaTypes = ["public.image"]

    /// Stored.
    @MainThreadOnly open var allowsEditing = false
}

extension UIImagePickerController {
    public enum SourceType: Int, Sendable {
        case photoLibrary, camera, savedPhotosAlbum
    }

    /// What a delegate receives of an image.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")

        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

/// In UIKit, learns which image is picked. Nothing is picked here, so the protocol has no requirements.
/// <https://developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate>
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {}

/// In UIKit, learns what a navigation controller shows. Here nothing calls a delegate of one, so the protocol has no
/// requirements.
/// <https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate>
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {}
