internal import SwiftSyntax

/// Replaces UIKit's names of Swift up to 4.1: `UITableViewCellStyle` becomes `UITableViewCell.CellStyle`, and
/// `UIImagePNGRepresentation(image)` becomes `image.pngData()`. Xcode has fix-its for them. Names that the files
/// declare themselves stay.
final class RenamedNames: FileRule {
    /// The renamed types and constants of UIKit and Foundation whose new names exist in this package.
    static let current: [String: String] = [
        "NSAttributedStringKey": "NSAttributedString.Key",
        "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
        "NSLayoutRelation": "NSLayoutConstraint.Relation",
        "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
        "UIAlertActionStyle": "UIAlertAction.Style",
        "UIAlertControllerStyle": "UIAlertController.Style",
        "UIActivityType": "UIActivity.ActivityType",
        "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
        "UIApplicationOpenExternalURLOptionsKey": "UIApplication.OpenExternalURLOptionsKey",
        "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
        "UIApplicationState": "UIApplication.State",
        "UIBarButtonItemStyle": "UIBarButtonItem.Style",
        "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
        "UIBlurEffectStyle": "UIBlurEffect.Style",
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
        "UIDocumentChangeKind": "UIDocument.ChangeKind",
        "UIDocumentSaveOperation": "UIDocument.SaveOperation",
        "UIDocumentState": "UIDocument.State",
        "UIFontTextStyle": "UIFont.TextStyle",
        "UIGestureRecognizerState": "UIGestureRecognizer.State",
        "UIImagePickerControllerCropRect": "UIImagePickerController.InfoKey.cropRect",
        "UIImagePickerControllerEditedImage": "UIImagePickerController.InfoKey.editedImage",
        "UIImagePickerControllerImageURL": "UIImagePickerController.InfoKey.imageURL",
        "UIImagePickerControllerMediaType": "UIImagePickerController.InfoKey.mediaType",
        "UIImagePickerControllerMediaURL": "UIImagePickerController.InfoKey.mediaURL",
        "UIImagePickerControllerOriginalImage": "UIImagePickerController.InfoKey.originalImage",
        "UIImagePickerControllerSourceType": "UIImagePickerController.SourceType",
        "UIImageRenderingMode": "UIImage.RenderingMode",
        "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
        "UIKeyboardAnimationCurveUserInfoKey": "UIResponder.keyboardAnimationCurveUserInfoKey",
        "UIKeyboardAnimationDurationUserInfoKey": "UIResponder.keyboardAnimationDurationUserInfoKey",
        "UIKeyboardFrameBeginUserInfoKey": "UIResponder.keyboardFrameBeginUserInfoKey",
        "UIKeyboardFrameEndUserInfoKey": "UIResponder.keyboardFrameEndUserInfoKey",
        "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
        "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
        "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
        "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
        "UIProgressViewStyle": "UIProgressView.Style",
        "UIScrollViewContentInsetAdjustmentBehavior": "UIScrollView.ContentInsetAdjustmentBehavior",
        "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
        "UISplitViewControllerDisplayMode": "UISplitViewController.DisplayMode",
        "UIStackViewAlignment": "UIStackView.Alignment",
        "UIStackViewDistribution": "UIStackView.Distribution",
        "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
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
        "UITextBorderStyle": "UITextField.BorderStyle",
        "UIViewAnimationOptions": "UIView.AnimationOptions",
        "UIViewAutoresizing": "UIView.AutoresizingMask",
        "UIViewContentMode": "UIView.ContentMode",
        "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
    ]

    /// Functions that are now methods of their first argument, with the label of the second one.
    private static let methods: [String: (name: String, label: String?)] = [
        "UIEdgeInsetsInsetRect": ("inset", "by"),
        "UIImageJPEGRepresentation": ("jpegData", "compressionQuality"),
        "UIImagePNGRepresentation": ("pngData", nil),
    ]

    private static let members = [
        "addChildViewController": "addChild", "removeFromParentViewController": "removeFromParent",
    ]

    /// Properties, whose new names are used with and without a base.
    private static let properties = ["childViewControllers": "children"]

    private static let labels = [
        "activityIndicatorStyle": (callers: ["UIActivityIndicatorView"], name: "style"),
        "dropOperation": (
            callers: ["UITableViewDropProposal", "UICollectionViewDropProposal", "UIDropProposal"], name: "operation"
        ),
        "toParentViewController": (callers: ["willMove", "didMove"], name: "toParent"),
    ]

    /// Functions that are now initialisers, with the labels of the arguments.
    private static let initializers: [String: (name: String, labels: [String])] = [
        "UIEdgeInsetsMake": ("UIEdgeInsets", ["top", "left", "bottom", "right"])
    ]

    /// Notifications that were members of `NSNotification.Name`.
    private static let notifications = [
        "UIApplicationDidBecomeActive": "UIApplication.didBecomeActiveNotification",
        "UIApplicationDidEnterBackground": "UIApplication.didEnterBackgroundNotification",
        "UIApplicationDidFinishLaunching": "UIApplication.didFinishLaunchingNotification",
        "UIApplicationDidReceiveMemoryWarning": "UIApplication.didReceiveMemoryWarningNotification",
        "UIApplicationWillEnterForeground": "UIApplication.willEnterForegroundNotification",
        "UIApplicationWillResignActive": "UIApplication.willResignActiveNotification",
        "UIApplicationWillTerminate": "UIApplication.willTerminateNotification",
        "UIDocumentStateChanged": "UIDocument.stateChangedNotification",
        "UIKeyboardDidHide": "UIResponder.keyboardDidHideNotification",
        "UIKeyboardDidShow": "UIResponder.keyboardDidShowNotification",
        "UIKeyboardWillChangeFrame": "UIResponder.keyboardWillChangeFrameNotification",
        "UIKeyboardWillHide": "UIResponder.keyboardWillHideNotification",
        "UIKeyboardWillShow": "UIResponder.keyboardWillShowNotification",
    ]

    private static let firstLabels = [
        "bringSubview": (label: "toFront", name: "bringSubviewToFront"),
        "sendSubview": (label: "toBack", name: "sendSubviewToBack"),
    ]

    /// Whether a type or function has another name now.
    static func isOld(_ name: String) -> Bool {
        current[name] != nil || methods[name] != nil || initializers[name] != nil
    }

    /// Whether a member or one of its labels has another name now.
    static func isOldMember(_ name: String, labels: [String] = []) -> Bool {
        members[name] != nil || properties[name] != nil || notifications[name] != nil
            || labels.contains { Self.labels[$0] != nil }
    }

    private lazy var own = rewriting.symbols.names

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        rename(node.name)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if !node.isMember { rename(node.baseName) }
        if let current = Self.properties[node.baseName.text], isOld(node.baseName) {
            replace(node.baseName, with: current)
        }
        return .visitChildren
    }

    /// The dictionary of a picker had names as its keys.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let last = node.signature.parameterClause.parameters.last
        if node.name.text == "imagePickerController", last?.firstName.text == "didFinishPickingMediaWithInfo",
            let key = last?.type.as(DictionaryTypeSyntax.self)?.key, key.trimmedDescription == "String"
        {
            replace(key, with: "UIImagePickerController.InfoKey")
        }
        return .visitChildren
    }

    /// `.UIKeyboardWillShow`, with any type before the dot
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let current = Self.notifications[node.declName.baseName.text], isOld(node.declName.baseName) else {
            return .visitChildren
        }
        replace(node, with: current)
        return .skipChildren
    }

    private func label(
        _ node: FunctionCallExprSyntax, _ name: TokenSyntax, _ initializer: (name: String, labels: [String])
    ) {
        guard node.arguments.count == initializer.labels.count else { return }
        replace(name, with: initializer.name)
        for (argument, label) in zip(node.arguments, initializer.labels) where argument.label == nil {
            rewriting.insert("\(label): ", at: argument.bytes.lowerBound, in: file.index)
        }
    }

    private func rename(_ token: TokenSyntax) {
        guard let current = Self.current[token.text], isOld(token) else { return }
        replace(token, with: current)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = node.calledExpression
        let reference = callee.as(DeclReferenceExprSyntax.self) ?? callee.as(MemberAccessExprSyntax.self)?.declName
        guard let name = reference?.baseName, isOld(name), node.leftParen != nil else { return .visitChildren }
        let argument = node.arguments.first
        if callee.is(DeclReferenceExprSyntax.self), let made = Self.initializers[name.text] {
            label(node, name, made)
            return .visitChildren
        }
        if let member = Self.members[name.text] {
            replace(name, with: member)
        } else if let label = argument?.label, let renamed = Self.labels[label.text],
            renamed.callers.contains(name.text), isOld(label)
        {
            replace(label, with: renamed.name)
        } else if let first = Self.firstLabels[name.text], let argument, argument.label?.text == first.label {
            let range = name.bytes.lowerBound..<argument.expression.bytes.lowerBound
            rewriting.replace(range, with: first.name + "(", in: file.index)
        } else if callee.is(DeclReferenceExprSyntax.self), let label = Self.methods[name.text] {
            rewriteFunction(node, label)
        }
        return .visitChildren
    }

    /// Whether the files do not declare the name themselves.
    private func isOld(_ token: TokenSyntax) -> Bool {
        !own.contains(token.text) && !token.isLeftToObjectiveC
    }

    /// Rewrites a function that is now a method of its first argument.
    private func rewriteFunction(_ node: FunctionCallExprSyntax, _ method: (name: String, label: String?)) {
        guard let image = node.arguments.first, node.arguments.count == (method.label == nil ? 1 : 2),
            let open = node.leftParen, let close = node.rightParen
        else { return }
        let isPlain = Self.isPlain(image.expression)
        let start = node.bytes.lowerBound..<(isPlain ? image.bytes.lowerBound : open.bytes.lowerBound)
        let call = (isPlain ? "" : ")") + "." + method.name + (method.label.map { "(\($0):" } ?? "()")
        rewriting.replace(start, with: "", in: file.index)
        replace(image.trailingComma ?? close, with: call)
    }

    /// Whether a member can follow without parentheses.
    private static func isPlain(_ expression: ExprSyntax) -> Bool {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr: true
        case .memberAccessExpr(let member): member.base.map { isPlain($0) } ?? false
        case .forceUnwrapExpr(let unwrap): isPlain(unwrap.expression)
        case .optionalChainingExpr(let chain): isPlain(chain.expression)
        default: false
        }
    }
}
