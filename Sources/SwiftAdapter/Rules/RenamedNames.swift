/// Names of Swift 4, which Swift 4.2 has replaced: `UITableViewCellStyle` becomes `UITableViewCell.CellStyle`, and
/// `UIImagePNGRepresentation(image)` becomes `(image).pngData()`. What the files declare themselves stays.
enum RenamedNames {
    /// The renamings of UIKit and Foundation as far as the modules of this package have the new names.
    static let current: [String: String] = [
        "NSAttributedStringKey": "NSAttributedString.Key",
        "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
        "NSLayoutRelation": "NSLayoutConstraint.Relation",
        "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
        "UIAlertActionStyle": "UIAlertAction.Style",
        "UIAlertControllerStyle": "UIAlertController.Style",
        "UIBarButtonItemStyle": "UIBarButtonItem.Style",
        "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
        "UIButtonType": "UIButton.ButtonType",
        "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
        "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
        "UICollectionUpdateAction": "UICollectionViewUpdateItem.Action",
        "UICollectionViewFlowLayoutAutomaticSize": "UICollectionViewFlowLayout.automaticSize",
        "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
        "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
        "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
        "UIControlContentVerticalAlignment": "UIControl.ContentVerticalAlignment",
        "UIControlEvents": "UIControl.Event",
        "UIControlState": "UIControl.State",
        "UIFontTextStyle": "UIFont.TextStyle",
        "UIGestureRecognizerState": "UIGestureRecognizer.State",
        "UIImageRenderingMode": "UIImage.RenderingMode",
        "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
        "UIProgressViewStyle": "UIProgressView.Style",
        "UIScrollViewContentInsetAdjustmentBehavior": "UIScrollView.ContentInsetAdjustmentBehavior",
        "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
        "UIStackViewAlignment": "UIStackView.Alignment",
        "UIStackViewDistribution": "UIStackView.Distribution",
        "UITableViewAutomaticDimension": "UITableView.automaticDimension",
        "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
        "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
        "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
        "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle",
        "UITableViewCellStyle": "UITableViewCell.CellStyle",
        "UITableViewRowActionStyle": "UITableViewRowAction.Style",
        "UITableViewRowAnimation": "UITableView.RowAnimation",
        "UITableViewScrollPosition": "UITableView.ScrollPosition",
        "UITableViewStyle": "UITableView.Style",
        "UIViewAnimationOptions": "UIView.AnimationOptions",
        "UIViewAutoresizing": "UIView.AutoresizingMask",
        "UIViewContentMode": "UIView.ContentMode",
    ]

    /// Functions that are methods of their first argument now, with the label of the second one.
    private static let methods: [String: (name: String, label: String?)] = [
        "UIImageJPEGRepresentation": ("jpegData", "compressionQuality"),
        "UIImagePNGRepresentation": ("pngData", nil),
    ]

    static func rewrite(_ rewriting: inout Rewriting) {
        let own = rewriting.symbols.names
        for file in rewriting.files {
            for index in file.tokens.indices where isUse(index, in: file) && !own.contains(file.text(index)) {
                let range = file.tokens[index].range
                if let name = current[file.text(index)] {
                    rewriting.replace(range, with: name, in: file.index)
                } else if let method = methods[file.text(index)] {
                    call(method, at: index, in: file, &rewriting)
                }
            }
        }
    }

    /// Not a member of something else, and no label of an argument.
    private static func isUse(_ index: Int, in file: SwiftFile) -> Bool {
        file.tokens[index].kind == .identifier && file.text(index - 1) != "."
            && !(file.text(index + 1) == ":" && ["(", ","].contains(file.text(index - 1)))
    }

    private static func call(
        _ method: (name: String, label: String?), at index: Int, in file: SwiftFile, _ rewriting: inout Rewriting
    ) {
        guard file.text(index + 1) == "(", let close = file.tokens[index + 1].partner else { return }
        rewriting.replace(file.tokens[index].range, with: "", in: file.index)
        guard let label = method.label else {
            return rewriting.insert(".\(method.name)()", at: file.tokens[close].range.upperBound, in: file.index)
        }
        var place = index + 2
        while place < close, file.text(place) != "," { place = file.tokens.indexPast(place) }
        guard place < close else { return }
        rewriting.replace(file.tokens[place].range, with: ").\(method.name)(\(label):", in: file.index)
    }
}
