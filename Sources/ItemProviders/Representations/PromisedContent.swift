internal import DragDrop

/// The content of a script's item for a Swift program: an error, an object of another class, a picture derived from its
/// label, otherwise the script's text or the label.
struct PromisedContent: Sendable {
    let representation: Representation
    let label: String
    let size: PresentationSize?

    /// Whether the type is that of an image.
    let isImage: Bool

    /// Created on request (R219).
    var result: Result<ItemContent, any Error> {
        if let failure = representation.failure { return .failure(failure.foundationError) }
        if let object { return .success(.value(object)) }
        return .success(.data(data))
    }

    private var text: String { representation.text ?? label }

    /// The data. A script's text for image data is that data itself, which makes it an invalid image; a text for an
    /// object is drawn.
    private var data: Data {
        if case .object(let provided) = representation.form, provided.name == "UIImage" { return data(of: image) }
        return isImage && representation.text == nil ? data(of: image) : Data(text.utf8)
    }

    private var image: UIImage? {
        let picture = Picture(
            of: text, width: size?.width ?? Picture.standardSide, height: size?.height ?? Picture.standardSide)
        return UIImage(data: picture.png)
    }

    /// Only three formats are written here. Other types get a PNG, since readers of images accept it.
    private func data(of image: UIImage?) -> Data {
        let data =
            switch representation.type {
            case ProviderClass.imageType: image.flatMap { ImageArchive($0.content, scale: $0.scale).data }
            case "public.heic", "public.heif": image?.heicData()
            case "public.jpeg": image?.jpegData(compressionQuality: 1)
            default: image?.pngData()
            }
        return data ?? Data()
    }

    /// The object of `gives`; nil for a class of the script's own.
    private var object: (any NSSecureCoding)? {
        switch representation.valueClass?.name {
        case "UIImage": image
        case "NSString": NSString(string: text)
        case "NSURL": NSURL(string: text)
        case "NSAttributedString": NSAttributedString(string: text)
        default: nil
        }
    }
}
