/// Replaces UIKit's names of Swift up to 4.1: `UITableViewCellStyle` becomes `UITableViewCell.CellStyle`, and
/// `UIImagePNGRepresentation(image)` becomes `image.pngData()`. Xcode has fix-its for them. Names that the files
/// declare themselves stay.
enum RenamedNames {
    /// The renamed types and constants of UIKit and Foundation whose new names exist in this package.
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
        "UICollectionViewCellDragState": "UICollectionViewCell.DragState",
        "UICollectionViewDropIntent": "UICollectionViewDropProposal.Intent",
        "UICollectionViewFlowLayoutAutomaticSize": "UICollectionViewFlowLayout.automaticSize",
        "UICollectionViewReorderingCadence": "UICollectionView.ReorderingCadence",
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
        "UITableViewCellDragState": "UITableViewCell.DragState",
        "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
        "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
        "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle",
        "UITableViewCellStyle": "UITableViewCell.CellStyle",
        "UITableViewDropIntent": "UITableViewDropProposal.Intent",
        "UITableViewRowActionStyle": "UITableViewRowAction.Style",
        "UITableViewRowAnimation": "UITableView.RowAnimation",
        "UITableViewScrollPosition": "UITableView.ScrollPosition",
        "UITableViewStyle": "UITableView.Style",
        "UIViewAnimationOptions": "UIView.AnimationOptions",
        "UIViewAutoresizing": "UIView.AutoresizingMask",
        "UIViewContentMode": "UIView.ContentMode",
    ]

    /// Functions that are now methods of their first argument, with the label of the second one.
    private static let methods: [String: (name: String, label: String?)] = [
        "UIImageJPEGRepresentation": ("jpegData", "compressionQuality"),
        "UIImagePNGRepresentation": ("pngData", nil),
    ]

    private static let members = [
        "addChildViewController": "addChild", "removeFromParentViewController": "removeFromParent",
    ]

    private static let labels = [
        "toParentViewController": (callers: ["willMove", "didMove"], name: "toParent")
    ]

    private static let firstLabels = [
        "bringSubview": (label: "toFront", name: "bringSubviewToFront"),
        "sendSubview": (label: "toBack", name: "sendSubviewToBack"),
    ]

    static func rewrite(_ rewriting: inout Rewriting) {
        let own = rewriting.symbols.names
        for file in rewriting.files {
            for index in file.tokens.indices where file.tokens[index].kind == .identifier {
                guard !own.contains(file.text(index)), !file.isLeftToObjectiveC(index) else { continue }
                rewriteName(at: index, in: file, &rewriting)
            }
        }
    }

    private static func rewriteName(at index: Int, in file: SwiftFile, _ rewriting: inout Rewriting) {
        let name = file.text(index)
        if isUse(index, in: file), let current = current[name] {
            rewriting.replace(file.tokens[index].range, with: current, in: file.index)
        } else if file.text(index + 1) == "(", let member = members[name] {
            rewriting.replace(file.tokens[index].range, with: member, in: file.index)
        } else if file.text(index - 1) == "(", let label = labels[name], label.callers.contains(file.text(index - 2)) {
            rewriting.replace(file.tokens[index].range, with: label.name, in: file.index)
        } else if let first = firstLabels[name], file.text(index + 1) == "(", file.text(index + 2) == first.label,
            file.text(index + 3) == ":", file.tokens.indices.contains(index + 4)
        {
            let end = file.tokens[index + 4].range.lowerBound
            rewriting.replace(file.tokens[index].range.lowerBound..<end, with: first.name + "(", in: file.index)
        } else if isUse(index, in: file) {
            rewriteFunction(at: index, in: file, &rewriting)
        }
    }

    /// Whether the token is neither a member nor an argument label.
    private static func isUse(_ index: Int, in file: SwiftFile) -> Bool {
        file.text(index - 1) != "." && !(file.text(index + 1) == ":" && ["(", ","].contains(file.text(index - 1)))
    }

    /// Rewrites a function that is now a method of its first argument.
    private static func rewriteFunction(at index: Int, in file: SwiftFile, _ rewriting: inout Rewriting) {
        let isJPEG = file.text(index) == "UIImageJPEGRepresentation"
        guard isJPEG || file.text(index) == "UIImagePNGRepresentation", file.text(index + 1) == "(",
            let close = file.tokens[index + 1].partner
        else { return }
        let comma = file.topLevel(index + 2..<close).first { file.text($0) == "," }
        let image = index + 2..<(comma ?? close)
        guard !image.isEmpty, isJPEG == (comma != nil) else { return }
        let isPlain = image.allSatisfy {
            file.tokens[$0].kind == .identifier || [".", "!", "?"].contains(file.text($0))
        }
        let start = file.tokens[index].range.lowerBound..<file.tokens[index + (isPlain ? 2 : 1)].range.lowerBound
        let call = (isPlain ? "" : ")") + (isJPEG ? ".jpegData(compressionQuality:" : ".pngData()")
        rewriting.replace(start, with: "", in: file.index)
        rewriting.replace(file.tokens[comma ?? close].range, with: call, in: file.index)
    }
}
