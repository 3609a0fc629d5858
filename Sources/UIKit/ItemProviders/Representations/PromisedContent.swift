internal import DragDrop

/// What an item that a script declares gives a Swift program: an error, an object of another class, a picture made from
/// its label, or else the text that the script gives, or the label.
struct PromisedContent: Sendable {
    let representation: Representation
    let label: String
    let size: PresentationSize?

    /// Whether the type is that of an image.
    let isImage: Bool

    /// Made when it is asked for (R219).
    var result: Result<ItemContent, any Error> {
        if let failure = representation.failure { return .failure(failure.foundationError) }
        if let object { return .success(.value(object)) }
        return .success(.data(data))
    }

    private var text: String { representation.text ?? label }

    /// A text that the script gives for the data of an image is that data, so that it can be no image; that of an
    /// object says what is drawn.
    private var data: Data {
        if case .object(let provided) = representation.form, provided.name == "UIImage" { return data(of: image) }
        return isImage && representation.text == nil ? data(of: image) : Data(text.utf8)
    }

    private var image: UIImage? {
        let picture = Picture(
            of: text, width: size?.width ?? Picture.standardSide, height: size?.height ?? Picture.standardSide)
        return UIImage(data: picture.png)
    }

    /// Other formats than the three are not written here: a PNG stands for them, which readers of images take.
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

    /// What `gives` says; nil where that is a class of the script's own.
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
