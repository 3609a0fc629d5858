// Written by SignatureTests. After a change of the surface: delete the files here, run DND_RECORD=1 swift test.
// swift-format-ignore-file
import UIKit

@MainActor func Cells_UIBackgroundConfiguration() {
    _ = \UIBackgroundConfiguration.backgroundColor as WritableKeyPath<UIBackgroundConfiguration, UIColor?>
    _ = \UIBackgroundConfiguration.backgroundInsets as WritableKeyPath<UIBackgroundConfiguration, NSDirectionalEdgeInsets>
    _ = \UIBackgroundConfiguration.cornerRadius as WritableKeyPath<UIBackgroundConfiguration, CGFloat>
    _ = \UIBackgroundConfiguration.customView as WritableKeyPath<UIBackgroundConfiguration, UIView?>
    _ = \UIBackgroundConfiguration.image as WritableKeyPath<UIBackgroundConfiguration, UIImage?>
    _ = \UIBackgroundConfiguration.strokeColor as WritableKeyPath<UIBackgroundConfiguration, UIColor?>
    _ = \UIBackgroundConfiguration.strokeWidth as WritableKeyPath<UIBackgroundConfiguration, CGFloat>
    let _: () -> UIBackgroundConfiguration = UIBackgroundConfiguration.clear
    let _: () -> UIBackgroundConfiguration = UIBackgroundConfiguration.listAccompaniedSidebarCell
    let _: () -> UIBackgroundConfiguration = UIBackgroundConfiguration.listGroupedCell
    let _: () -> UIBackgroundConfiguration = UIBackgroundConfiguration.listGroupedHeaderFooter
    let _: () -> UIBackgroundConfiguration = UIBackgroundConfiguration.listPlainCell
    let _: () -> UIBackgroundConfiguration = UIBackgroundConfiguration.listPlainHeaderFooter
    let _: () -> UIBackgroundConfiguration = UIBackgroundConfiguration.listSidebarCell
    let _: () -> UIBackgroundConfiguration = UIBackgroundConfiguration.listSidebarHeader
    let _: (UIBackgroundConfiguration) -> (any UIConfigurationState) -> UIBackgroundConfiguration = UIBackgroundConfiguration.updated(for:)
    let _: UIBackgroundConfiguration.Type = UIBackgroundConfiguration.self
}

@MainActor func Cells_UICellAccessory() {
    _ = \UICellAccessory.accessoryType as KeyPath<UICellAccessory, UICellAccessory.AccessoryType>
    let _: (String, UICellAccessory.DisplayedState) -> UICellAccessory = UICellAccessory.label(text:displayed:)
    let _: (UICellAccessory.DisplayedState) -> UICellAccessory = UICellAccessory.checkmark(displayed:)
    let _: (UICellAccessory.DisplayedState) -> UICellAccessory = UICellAccessory.disclosureIndicator(displayed:)
    let _: (UICellAccessory.DisplayedState) -> UICellAccessory = UICellAccessory.multiselect(displayed:)
    let _: (UICellAccessory.DisplayedState) -> UICellAccessory = UICellAccessory.reorder(displayed:)
    let _: (UICellAccessory.DisplayedState, UICellAccessory.ActionHandler?) -> UICellAccessory = UICellAccessory.delete(displayed:actionHandler:)
    let _: (UICellAccessory.DisplayedState, UICellAccessory.ActionHandler?) -> UICellAccessory = UICellAccessory.detail(displayed:actionHandler:)
    let _: (UICellAccessory.DisplayedState, UICellAccessory.ActionHandler?) -> UICellAccessory = UICellAccessory.insert(displayed:actionHandler:)
    let _: (UICellAccessory.DisplayedState, UICellAccessory.ActionHandler?) -> UICellAccessory = UICellAccessory.outlineDisclosure(displayed:actionHandler:)
    let _: @MainActor (UICellAccessory) -> Void = { $0.performAction() }
    let _: UICellAccessory.ActionHandler.Type = UICellAccessory.ActionHandler.self
    let _: UICellAccessory.Type = UICellAccessory.self
}

@MainActor func Cells_UICellAccessory_AccessoryType() {
    let _: UICellAccessory.AccessoryType = .checkmark
    let _: UICellAccessory.AccessoryType = .delete
    let _: UICellAccessory.AccessoryType = .detail
    let _: UICellAccessory.AccessoryType = .disclosureIndicator
    let _: UICellAccessory.AccessoryType = .insert
    let _: UICellAccessory.AccessoryType = .label
    let _: UICellAccessory.AccessoryType = .multiselect
    let _: UICellAccessory.AccessoryType = .outlineDisclosure
    let _: UICellAccessory.AccessoryType = .reorder
    let _: UICellAccessory.AccessoryType.Type = UICellAccessory.AccessoryType.self
}

@MainActor func Cells_UICellAccessory_DisplayedState() {
    let _: UICellAccessory.DisplayedState = .always
    let _: UICellAccessory.DisplayedState = .whenEditing
    let _: UICellAccessory.DisplayedState = .whenNotEditing
    let _: UICellAccessory.DisplayedState.Type = UICellAccessory.DisplayedState.self
}

@MainActor func Cells_UICellConfigurationState() {
    _ = \UICellConfigurationState.cellDragState as WritableKeyPath<UICellConfigurationState, UICellConfigurationState.DragState>
    _ = \UICellConfigurationState.cellDropState as WritableKeyPath<UICellConfigurationState, UICellConfigurationState.DropState>
    _ = \UICellConfigurationState.isDisabled as WritableKeyPath<UICellConfigurationState, Bool>
    _ = \UICellConfigurationState.isEditing as WritableKeyPath<UICellConfigurationState, Bool>
    _ = \UICellConfigurationState.isExpanded as WritableKeyPath<UICellConfigurationState, Bool>
    _ = \UICellConfigurationState.isFocused as WritableKeyPath<UICellConfigurationState, Bool>
    _ = \UICellConfigurationState.isHighlighted as WritableKeyPath<UICellConfigurationState, Bool>
    _ = \UICellConfigurationState.isPinned as WritableKeyPath<UICellConfigurationState, Bool>
    _ = \UICellConfigurationState.isReordering as WritableKeyPath<UICellConfigurationState, Bool>
    _ = \UICellConfigurationState.isSelected as WritableKeyPath<UICellConfigurationState, Bool>
    _ = \UICellConfigurationState.isSwiped as WritableKeyPath<UICellConfigurationState, Bool>
    let _: (UICellConfigurationState, UIConfigurationStateCustomKey) -> AnyHashable? = { $0[$1] }
    let _: UICellConfigurationState.Type = UICellConfigurationState.self
}

@MainActor func Cells_UICellConfigurationState_DragState() {
    let _: (Int) -> UICellConfigurationState.DragState? = UICellConfigurationState.DragState.init(rawValue:)
    let _: UICellConfigurationState.DragState = .dragging
    let _: UICellConfigurationState.DragState = .lifting
    let _: UICellConfigurationState.DragState = .none
    let _: UICellConfigurationState.DragState.Type = UICellConfigurationState.DragState.self
}

@MainActor func Cells_UICellConfigurationState_DropState() {
    let _: (Int) -> UICellConfigurationState.DropState? = UICellConfigurationState.DropState.init(rawValue:)
    let _: UICellConfigurationState.DropState = .none
    let _: UICellConfigurationState.DropState = .notTargeted
    let _: UICellConfigurationState.DropState = .targeted
    let _: UICellConfigurationState.DropState.Type = UICellConfigurationState.DropState.self
}

@MainActor func Cells_UICollectionReusableView() {
    _ = \UICollectionReusableView.reuseIdentifier as KeyPath<UICollectionReusableView, String?>  // open
    let _: (UICollectionReusableView) -> @MainActor () -> Void = UICollectionReusableView.prepareForReuse  // open
    let _: (UICollectionReusableView) -> @MainActor (UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes = UICollectionReusableView.preferredLayoutAttributesFitting(_:)  // open
    let _: (UICollectionReusableView) -> @MainActor (UICollectionViewLayoutAttributes) -> Void = UICollectionReusableView.apply(_:)  // open
    let _: UICollectionReusableView.Type = UICollectionReusableView.self  // open
    let _: UIView.Type = UICollectionReusableView.self
}

@MainActor func Cells_UICollectionViewCell() {
    _ = \UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration as ReferenceWritableKeyPath<UICollectionViewCell, Bool>  // open
    _ = \UICollectionViewCell.automaticallyUpdatesContentConfiguration as ReferenceWritableKeyPath<UICollectionViewCell, Bool>  // open
    _ = \UICollectionViewCell.backgroundConfiguration as ReferenceWritableKeyPath<UICollectionViewCell, UIBackgroundConfiguration?>  // open
    _ = \UICollectionViewCell.backgroundView as ReferenceWritableKeyPath<UICollectionViewCell, UIView?>  // open
    _ = \UICollectionViewCell.configurationState as KeyPath<UICollectionViewCell, UICellConfigurationState>  // open
    _ = \UICollectionViewCell.configurationUpdateHandler as ReferenceWritableKeyPath<UICollectionViewCell, UICollectionViewCell.ConfigurationUpdateHandler?>  // open
    _ = \UICollectionViewCell.contentConfiguration as ReferenceWritableKeyPath<UICollectionViewCell, (any UIContentConfiguration)?>  // open
    _ = \UICollectionViewCell.contentView as KeyPath<UICollectionViewCell, UIView>
    _ = \UICollectionViewCell.isHighlighted as ReferenceWritableKeyPath<UICollectionViewCell, Bool>  // open
    _ = \UICollectionViewCell.isSelected as ReferenceWritableKeyPath<UICollectionViewCell, Bool>  // open
    _ = \UICollectionViewCell.selectedBackgroundView as ReferenceWritableKeyPath<UICollectionViewCell, UIView?>  // open
    let _: (CGRect) -> UICollectionViewCell = UICollectionViewCell.init(frame:)
    let _: (NSCoder) -> UICollectionViewCell? = UICollectionViewCell.init(coder:)
    let _: (UICollectionViewCell) -> @MainActor () -> Void = UICollectionViewCell.layoutSubviews  // open
    let _: (UICollectionViewCell) -> @MainActor () -> Void = UICollectionViewCell.setNeedsUpdateConfiguration  // open
    let _: (UICollectionViewCell) -> @MainActor (UICellConfigurationState) -> Void = UICollectionViewCell.updateConfiguration(using:)  // open
    let _: (UICollectionViewCell) -> @MainActor (UICollectionViewCell.DragState) -> Void = UICollectionViewCell.dragStateDidChange(_:)  // open
    let _: UICollectionReusableView.Type = UICollectionViewCell.self
    let _: UICollectionViewCell.ConfigurationUpdateHandler.Type = UICollectionViewCell.ConfigurationUpdateHandler.self
    let _: UICollectionViewCell.Type = UICollectionViewCell.self  // open
}

@MainActor func Cells_UICollectionViewCell_DragState() {
    let _: (Int) -> UICollectionViewCell.DragState? = UICollectionViewCell.DragState.init(rawValue:)
    let _: UICollectionViewCell.DragState = .dragging
    let _: UICollectionViewCell.DragState = .lifting
    let _: UICollectionViewCell.DragState = .none
    let _: UICollectionViewCell.DragState.Type = UICollectionViewCell.DragState.self
}

@MainActor func Cells_UICollectionViewListCell() {
    _ = \UICollectionViewListCell.accessories as ReferenceWritableKeyPath<UICollectionViewListCell, [UICellAccessory]>  // open
    _ = \UICollectionViewListCell.indentationLevel as ReferenceWritableKeyPath<UICollectionViewListCell, Int>  // open
    _ = \UICollectionViewListCell.indentationWidth as ReferenceWritableKeyPath<UICollectionViewListCell, CGFloat>  // open
    _ = \UICollectionViewListCell.indentsAccessories as ReferenceWritableKeyPath<UICollectionViewListCell, Bool>  // open
    let _: (UICollectionViewListCell) -> @MainActor () -> UIListContentConfiguration = UICollectionViewListCell.defaultContentConfiguration  // open
    let _: UICollectionViewCell.Type = UICollectionViewListCell.self
    let _: UICollectionViewListCell.Type = UICollectionViewListCell.self  // open
}

@MainActor func Cells_UIConfigurationState<Witness>(_: Witness.Type) where Witness : UIConfigurationState & SendableMetatype {
    let _: (Witness, UIConfigurationStateCustomKey) -> AnyHashable? = { $0[$1] }
    let _: (any UIConfigurationState).Type = (any UIConfigurationState).self
}

@MainActor func Cells_UIConfigurationStateCustomKey() {
    _ = \UIConfigurationStateCustomKey.rawValue as KeyPath<UIConfigurationStateCustomKey, String>
    let _: (String) -> UIConfigurationStateCustomKey = UIConfigurationStateCustomKey.init(_:)
    let _: (String) -> UIConfigurationStateCustomKey = UIConfigurationStateCustomKey.init(rawValue:)
    let _: UIConfigurationStateCustomKey.Type = UIConfigurationStateCustomKey.self
}

@MainActor func Cells_UIContentConfiguration<Witness>(_: Witness.Type) where Witness : UIContentConfiguration & SendableMetatype {
    let _: (Witness) -> (any UIConfigurationState) -> Witness = Witness.updated(for:)
    let _: (any UIContentConfiguration).Type = (any UIContentConfiguration).self
    let _: @MainActor (Witness) -> any UIView & UIContentView = { $0.makeContentView() }
}

@MainActor func Cells_UIContentView<Witness>(_: Witness.Type) where Witness : UIContentView & SendableMetatype {
    _ = \Witness.configuration as WritableKeyPath<Witness, any UIContentConfiguration>
    let _: (any UIContentView).Type = (any UIContentView).self
    let _: @MainActor (Witness, any UIContentConfiguration) -> Bool = { $0.supports($1) }
}

@MainActor func Cells_UIListContentConfiguration() {
    _ = \UIListContentConfiguration.attributedText as WritableKeyPath<UIListContentConfiguration, NSAttributedString?>
    _ = \UIListContentConfiguration.axesPreservingSuperviewLayoutMargins as WritableKeyPath<UIListContentConfiguration, UIAxis>
    _ = \UIListContentConfiguration.directionalLayoutMargins as WritableKeyPath<UIListContentConfiguration, NSDirectionalEdgeInsets>
    _ = \UIListContentConfiguration.image as WritableKeyPath<UIListContentConfiguration, UIImage?>
    _ = \UIListContentConfiguration.imageProperties as WritableKeyPath<UIListContentConfiguration, UIListContentConfiguration.ImageProperties>
    _ = \UIListContentConfiguration.imageToTextPadding as WritableKeyPath<UIListContentConfiguration, CGFloat>
    _ = \UIListContentConfiguration.prefersSideBySideTextAndSecondaryText as WritableKeyPath<UIListContentConfiguration, Bool>
    _ = \UIListContentConfiguration.secondaryAttributedText as WritableKeyPath<UIListContentConfiguration, NSAttributedString?>
    _ = \UIListContentConfiguration.secondaryText as WritableKeyPath<UIListContentConfiguration, String?>
    _ = \UIListContentConfiguration.secondaryTextProperties as WritableKeyPath<UIListContentConfiguration, UIListContentConfiguration.TextProperties>
    _ = \UIListContentConfiguration.text as WritableKeyPath<UIListContentConfiguration, String?>
    _ = \UIListContentConfiguration.textProperties as WritableKeyPath<UIListContentConfiguration, UIListContentConfiguration.TextProperties>
    _ = \UIListContentConfiguration.textToSecondaryTextHorizontalPadding as WritableKeyPath<UIListContentConfiguration, CGFloat>
    _ = \UIListContentConfiguration.textToSecondaryTextVerticalPadding as WritableKeyPath<UIListContentConfiguration, CGFloat>
    let _: () -> UIListContentConfiguration = UIListContentConfiguration.cell
    let _: () -> UIListContentConfiguration = UIListContentConfiguration.groupedFooter
    let _: () -> UIListContentConfiguration = UIListContentConfiguration.groupedHeader
    let _: () -> UIListContentConfiguration = UIListContentConfiguration.plainFooter
    let _: () -> UIListContentConfiguration = UIListContentConfiguration.plainHeader
    let _: () -> UIListContentConfiguration = UIListContentConfiguration.sidebarCell
    let _: () -> UIListContentConfiguration = UIListContentConfiguration.sidebarHeader
    let _: () -> UIListContentConfiguration = UIListContentConfiguration.sidebarSubtitleCell
    let _: () -> UIListContentConfiguration = UIListContentConfiguration.subtitleCell
    let _: () -> UIListContentConfiguration = UIListContentConfiguration.valueCell
    let _: (UIListContentConfiguration) -> (any UIConfigurationState) -> UIListContentConfiguration = UIListContentConfiguration.updated(for:)
    let _: @MainActor (UIListContentConfiguration) -> any UIView & UIContentView = { $0.makeContentView() }
    let _: UIListContentConfiguration.Type = UIListContentConfiguration.self
}

@MainActor func Cells_UIListContentConfiguration_ImageProperties() {
    _ = \UIListContentConfiguration.ImageProperties.accessibilityIgnoresInvertColors as WritableKeyPath<UIListContentConfiguration.ImageProperties, Bool>
    _ = \UIListContentConfiguration.ImageProperties.cornerRadius as WritableKeyPath<UIListContentConfiguration.ImageProperties, CGFloat>
    _ = \UIListContentConfiguration.ImageProperties.maximumSize as WritableKeyPath<UIListContentConfiguration.ImageProperties, CGSize>
    _ = \UIListContentConfiguration.ImageProperties.reservedLayoutSize as WritableKeyPath<UIListContentConfiguration.ImageProperties, CGSize>
    _ = \UIListContentConfiguration.ImageProperties.tintColor as WritableKeyPath<UIListContentConfiguration.ImageProperties, UIColor?>
    let _: (UIListContentConfiguration.ImageProperties) -> (inout Hasher) -> Void = UIListContentConfiguration.ImageProperties.hash(into:)
    let _: UIListContentConfiguration.ImageProperties.Type = UIListContentConfiguration.ImageProperties.self
}

@MainActor func Cells_UIListContentConfiguration_TextProperties() {
    _ = \UIListContentConfiguration.TextProperties.adjustsFontForContentSizeCategory as WritableKeyPath<UIListContentConfiguration.TextProperties, Bool>
    _ = \UIListContentConfiguration.TextProperties.adjustsFontSizeToFitWidth as WritableKeyPath<UIListContentConfiguration.TextProperties, Bool>
    _ = \UIListContentConfiguration.TextProperties.alignment as WritableKeyPath<UIListContentConfiguration.TextProperties, UIListContentConfiguration.TextProperties.TextAlignment>
    _ = \UIListContentConfiguration.TextProperties.color as WritableKeyPath<UIListContentConfiguration.TextProperties, UIColor>
    _ = \UIListContentConfiguration.TextProperties.font as WritableKeyPath<UIListContentConfiguration.TextProperties, UIFont>
    _ = \UIListContentConfiguration.TextProperties.lineBreakMode as WritableKeyPath<UIListContentConfiguration.TextProperties, NSLineBreakMode>
    _ = \UIListContentConfiguration.TextProperties.minimumScaleFactor as WritableKeyPath<UIListContentConfiguration.TextProperties, CGFloat>
    _ = \UIListContentConfiguration.TextProperties.numberOfLines as WritableKeyPath<UIListContentConfiguration.TextProperties, Int>
    _ = \UIListContentConfiguration.TextProperties.transform as WritableKeyPath<UIListContentConfiguration.TextProperties, UIListContentConfiguration.TextProperties.TextTransform>
    let _: UIListContentConfiguration.TextProperties.Type = UIListContentConfiguration.TextProperties.self
}

@MainActor func Cells_UIListContentConfiguration_TextProperties_TextAlignment() {
    let _: UIListContentConfiguration.TextProperties.TextAlignment = .center
    let _: UIListContentConfiguration.TextProperties.TextAlignment = .justified
    let _: UIListContentConfiguration.TextProperties.TextAlignment = .natural
    let _: UIListContentConfiguration.TextProperties.TextAlignment.Type = UIListContentConfiguration.TextProperties.TextAlignment.self
}

@MainActor func Cells_UIListContentConfiguration_TextProperties_TextTransform() {
    let _: UIListContentConfiguration.TextProperties.TextTransform = .capitalized
    let _: UIListContentConfiguration.TextProperties.TextTransform = .lowercase
    let _: UIListContentConfiguration.TextProperties.TextTransform = .none
    let _: UIListContentConfiguration.TextProperties.TextTransform = .uppercase
    let _: UIListContentConfiguration.TextProperties.TextTransform.Type = UIListContentConfiguration.TextProperties.TextTransform.self
}

@MainActor func Cells_UIListContentView() {
    _ = \UIListContentView.configuration as ReferenceWritableKeyPath<UIListContentView, any UIContentConfiguration>  // open
    let _: (NSCoder) -> UIListContentView? = UIListContentView.init(coder:)
    let _: (UIListContentConfiguration) -> UIListContentView = UIListContentView.init(configuration:)
    let _: UIListContentView.Type = UIListContentView.self  // open
    let _: UIView.Type = UIListContentView.self
}

@MainActor func Cells_UITableViewCell() {
    _ = \UITableViewCell.accessoryType as ReferenceWritableKeyPath<UITableViewCell, UITableViewCell.AccessoryType>  // open
    _ = \UITableViewCell.accessoryView as ReferenceWritableKeyPath<UITableViewCell, UIView?>  // open
    _ = \UITableViewCell.automaticallyUpdatesBackgroundConfiguration as ReferenceWritableKeyPath<UITableViewCell, Bool>  // open
    _ = \UITableViewCell.automaticallyUpdatesContentConfiguration as ReferenceWritableKeyPath<UITableViewCell, Bool>  // open
    _ = \UITableViewCell.backgroundConfiguration as ReferenceWritableKeyPath<UITableViewCell, UIBackgroundConfiguration?>  // open
    _ = \UITableViewCell.backgroundView as ReferenceWritableKeyPath<UITableViewCell, UIView?>  // open
    _ = \UITableViewCell.configurationState as KeyPath<UITableViewCell, UICellConfigurationState>  // open
    _ = \UITableViewCell.configurationUpdateHandler as ReferenceWritableKeyPath<UITableViewCell, UITableViewCell.ConfigurationUpdateHandler?>  // open
    _ = \UITableViewCell.contentConfiguration as ReferenceWritableKeyPath<UITableViewCell, (any UIContentConfiguration)?>  // open
    _ = \UITableViewCell.contentView as KeyPath<UITableViewCell, UIView>
    _ = \UITableViewCell.detailTextLabel as KeyPath<UITableViewCell, UILabel?>  // open
    _ = \UITableViewCell.editingAccessoryType as ReferenceWritableKeyPath<UITableViewCell, UITableViewCell.AccessoryType>  // open
    _ = \UITableViewCell.editingAccessoryView as ReferenceWritableKeyPath<UITableViewCell, UIView?>  // open
    _ = \UITableViewCell.editingStyle as KeyPath<UITableViewCell, UITableViewCell.EditingStyle>  // open
    _ = \UITableViewCell.focusStyle as ReferenceWritableKeyPath<UITableViewCell, UITableViewCell.FocusStyle>  // open
    _ = \UITableViewCell.imageView as KeyPath<UITableViewCell, UIImageView?>  // open
    _ = \UITableViewCell.indentationLevel as ReferenceWritableKeyPath<UITableViewCell, Int>  // open
    _ = \UITableViewCell.indentationWidth as ReferenceWritableKeyPath<UITableViewCell, CGFloat>  // open
    _ = \UITableViewCell.isEditing as ReferenceWritableKeyPath<UITableViewCell, Bool>  // open
    _ = \UITableViewCell.isHighlighted as ReferenceWritableKeyPath<UITableViewCell, Bool>  // open
    _ = \UITableViewCell.isSelected as ReferenceWritableKeyPath<UITableViewCell, Bool>  // open
    _ = \UITableViewCell.multipleSelectionBackgroundView as ReferenceWritableKeyPath<UITableViewCell, UIView?>  // open
    _ = \UITableViewCell.reuseIdentifier as KeyPath<UITableViewCell, String?>  // open
    _ = \UITableViewCell.selectedBackgroundView as ReferenceWritableKeyPath<UITableViewCell, UIView?>  // open
    _ = \UITableViewCell.selectionStyle as ReferenceWritableKeyPath<UITableViewCell, UITableViewCell.SelectionStyle>  // open
    _ = \UITableViewCell.separatorInset as ReferenceWritableKeyPath<UITableViewCell, UIEdgeInsets>  // open
    _ = \UITableViewCell.shouldIndentWhileEditing as ReferenceWritableKeyPath<UITableViewCell, Bool>  // open
    _ = \UITableViewCell.showsReorderControl as ReferenceWritableKeyPath<UITableViewCell, Bool>  // open
    _ = \UITableViewCell.textLabel as KeyPath<UITableViewCell, UILabel?>  // open
    _ = \UITableViewCell.userInteractionEnabledWhileDragging as ReferenceWritableKeyPath<UITableViewCell, Bool>  // open
    let _: (CGRect) -> UITableViewCell = UITableViewCell.init(frame:)
    let _: (NSCoder) -> UITableViewCell? = UITableViewCell.init(coder:)
    let _: (UITableViewCell) -> @MainActor () -> UIListContentConfiguration = UITableViewCell.defaultContentConfiguration  // open
    let _: (UITableViewCell) -> @MainActor () -> Void = UITableViewCell.layoutSubviews  // open
    let _: (UITableViewCell) -> @MainActor () -> Void = UITableViewCell.prepareForReuse  // open
    let _: (UITableViewCell) -> @MainActor () -> Void = UITableViewCell.setNeedsUpdateConfiguration  // open
    let _: (UITableViewCell) -> @MainActor (Bool, Bool) -> Void = UITableViewCell.setEditing(_:animated:)  // open
    let _: (UITableViewCell) -> @MainActor (Bool, Bool) -> Void = UITableViewCell.setHighlighted(_:animated:)  // open
    let _: (UITableViewCell) -> @MainActor (Bool, Bool) -> Void = UITableViewCell.setSelected(_:animated:)  // open
    let _: (UITableViewCell) -> @MainActor (UICellConfigurationState) -> Void = UITableViewCell.updateConfiguration(using:)  // open
    let _: (UITableViewCell) -> @MainActor (UITableViewCell.DragState) -> Void = UITableViewCell.dragStateDidChange(_:)  // open
    let _: (UITableViewCell.CellStyle, String?) -> UITableViewCell = UITableViewCell.init(style:reuseIdentifier:)
    let _: UITableViewCell.ConfigurationUpdateHandler.Type = UITableViewCell.ConfigurationUpdateHandler.self
    let _: UITableViewCell.Type = UITableViewCell.self  // open
    let _: UIView.Type = UITableViewCell.self
}

@MainActor func Cells_UITableViewCell_AccessoryType() {
    let _: (Int) -> UITableViewCell.AccessoryType? = UITableViewCell.AccessoryType.init(rawValue:)
    let _: UITableViewCell.AccessoryType = .checkmark
    let _: UITableViewCell.AccessoryType = .detailButton
    let _: UITableViewCell.AccessoryType = .detailDisclosureButton
    let _: UITableViewCell.AccessoryType = .disclosureIndicator
    let _: UITableViewCell.AccessoryType = .none
    let _: UITableViewCell.AccessoryType.Type = UITableViewCell.AccessoryType.self
}

@MainActor func Cells_UITableViewCell_CellStyle() {
    let _: (Int) -> UITableViewCell.CellStyle? = UITableViewCell.CellStyle.init(rawValue:)
    let _: UITableViewCell.CellStyle = .default
    let _: UITableViewCell.CellStyle = .subtitle
    let _: UITableViewCell.CellStyle = .value1
    let _: UITableViewCell.CellStyle = .value2
    let _: UITableViewCell.CellStyle.Type = UITableViewCell.CellStyle.self
}

@MainActor func Cells_UITableViewCell_DragState() {
    let _: (Int) -> UITableViewCell.DragState? = UITableViewCell.DragState.init(rawValue:)
    let _: UITableViewCell.DragState = .dragging
    let _: UITableViewCell.DragState = .lifting
    let _: UITableViewCell.DragState = .none
    let _: UITableViewCell.DragState.Type = UITableViewCell.DragState.self
}

@MainActor func Cells_UITableViewCell_EditingStyle() {
    let _: (Int) -> UITableViewCell.EditingStyle? = UITableViewCell.EditingStyle.init(rawValue:)
    let _: UITableViewCell.EditingStyle = .delete
    let _: UITableViewCell.EditingStyle = .insert
    let _: UITableViewCell.EditingStyle = .none
    let _: UITableViewCell.EditingStyle.Type = UITableViewCell.EditingStyle.self
}

@MainActor func Cells_UITableViewCell_FocusStyle() {
    let _: (Int) -> UITableViewCell.FocusStyle? = UITableViewCell.FocusStyle.init(rawValue:)
    let _: UITableViewCell.FocusStyle = .custom
    let _: UITableViewCell.FocusStyle = .default
    let _: UITableViewCell.FocusStyle.Type = UITableViewCell.FocusStyle.self
}

@MainActor func Cells_UITableViewCell_SelectionStyle() {
    let _: (Int) -> UITableViewCell.SelectionStyle? = UITableViewCell.SelectionStyle.init(rawValue:)
    let _: UITableViewCell.SelectionStyle = .blue
    let _: UITableViewCell.SelectionStyle = .default
    let _: UITableViewCell.SelectionStyle = .gray
    let _: UITableViewCell.SelectionStyle = .none
    let _: UITableViewCell.SelectionStyle.Type = UITableViewCell.SelectionStyle.self
}

@MainActor func Cells_UITableViewHeaderFooterView() {
    _ = \UITableViewHeaderFooterView.automaticallyUpdatesContentConfiguration as ReferenceWritableKeyPath<UITableViewHeaderFooterView, Bool>  // open
    _ = \UITableViewHeaderFooterView.backgroundConfiguration as ReferenceWritableKeyPath<UITableViewHeaderFooterView, UIBackgroundConfiguration?>  // open
    _ = \UITableViewHeaderFooterView.backgroundView as ReferenceWritableKeyPath<UITableViewHeaderFooterView, UIView?>  // open
    _ = \UITableViewHeaderFooterView.configurationState as KeyPath<UITableViewHeaderFooterView, UIViewConfigurationState>  // open
    _ = \UITableViewHeaderFooterView.configurationUpdateHandler as ReferenceWritableKeyPath<UITableViewHeaderFooterView, UITableViewHeaderFooterView.ConfigurationUpdateHandler?>  // open
    _ = \UITableViewHeaderFooterView.contentConfiguration as ReferenceWritableKeyPath<UITableViewHeaderFooterView, (any UIContentConfiguration)?>  // open
    _ = \UITableViewHeaderFooterView.contentView as KeyPath<UITableViewHeaderFooterView, UIView>
    _ = \UITableViewHeaderFooterView.detailTextLabel as KeyPath<UITableViewHeaderFooterView, UILabel?>  // open
    _ = \UITableViewHeaderFooterView.reuseIdentifier as KeyPath<UITableViewHeaderFooterView, String?>  // open
    _ = \UITableViewHeaderFooterView.textLabel as KeyPath<UITableViewHeaderFooterView, UILabel?>  // open
    let _: (NSCoder) -> UITableViewHeaderFooterView? = UITableViewHeaderFooterView.init(coder:)
    let _: (String?) -> UITableViewHeaderFooterView = UITableViewHeaderFooterView.init(reuseIdentifier:)
    let _: (UITableViewHeaderFooterView) -> @MainActor () -> UIListContentConfiguration = UITableViewHeaderFooterView.defaultContentConfiguration  // open
    let _: (UITableViewHeaderFooterView) -> @MainActor () -> Void = UITableViewHeaderFooterView.layoutSubviews  // open
    let _: (UITableViewHeaderFooterView) -> @MainActor () -> Void = UITableViewHeaderFooterView.prepareForReuse  // open
    let _: (UITableViewHeaderFooterView) -> @MainActor () -> Void = UITableViewHeaderFooterView.setNeedsUpdateConfiguration  // open
    let _: (UITableViewHeaderFooterView) -> @MainActor (UIViewConfigurationState) -> Void = UITableViewHeaderFooterView.updateConfiguration(using:)  // open
    let _: UITableViewHeaderFooterView.ConfigurationUpdateHandler.Type = UITableViewHeaderFooterView.ConfigurationUpdateHandler.self
    let _: UITableViewHeaderFooterView.Type = UITableViewHeaderFooterView.self  // open
    let _: UIView.Type = UITableViewHeaderFooterView.self
}

@MainActor func Cells_UIViewConfigurationState() {
    _ = \UIViewConfigurationState.isDisabled as WritableKeyPath<UIViewConfigurationState, Bool>
    _ = \UIViewConfigurationState.isFocused as WritableKeyPath<UIViewConfigurationState, Bool>
    _ = \UIViewConfigurationState.isHighlighted as WritableKeyPath<UIViewConfigurationState, Bool>
    _ = \UIViewConfigurationState.isPinned as WritableKeyPath<UIViewConfigurationState, Bool>
    _ = \UIViewConfigurationState.isSelected as WritableKeyPath<UIViewConfigurationState, Bool>
    let _: (UIViewConfigurationState, UIConfigurationStateCustomKey) -> AnyHashable? = { $0[$1] }
    let _: UIViewConfigurationState.Type = UIViewConfigurationState.self
}
