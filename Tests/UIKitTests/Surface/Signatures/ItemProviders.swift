// Written by SignatureTests. After a change of the surface: delete the files here, run DND_RECORD=1 swift test.
// swift-format-ignore-file
import UIKit
import UniformTypeIdentifiers

@MainActor func ItemProviders_globals() {
    let _: String = NSItemProviderPreferredImageSizeKey
}

@MainActor func ItemProviders_NSAttributedString() {
    let _: (Data, String) throws -> NSAttributedString = NSAttributedString.object(withItemProviderData:typeIdentifier:)
    let _: (NSAttributedString) -> (String, @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress? = NSAttributedString.loadData(withTypeIdentifier:forItemProviderCompletionHandler:)
    let _: [String] = NSAttributedString.readableTypeIdentifiersForItemProvider
    let _: [String] = NSAttributedString.writableTypeIdentifiersForItemProvider
}

@MainActor func ItemProviders_NSItemProvider() {
    _ = \NSItemProvider.preferredPresentationSize as ReferenceWritableKeyPath<NSItemProvider, CGSize>
    _ = \NSItemProvider.preferredPresentationStyle as ReferenceWritableKeyPath<NSItemProvider, NSItemProvider.PreferredPresentationStyle>
    _ = \NSItemProvider.previewImageHandler as ReferenceWritableKeyPath<NSItemProvider, NSItemProvider.LoadHandler?>
    _ = \NSItemProvider.registeredContentTypes as KeyPath<NSItemProvider, [UTType]>
    _ = \NSItemProvider.registeredContentTypesForOpenInPlace as KeyPath<NSItemProvider, [UTType]>
    _ = \NSItemProvider.registeredTypeIdentifiers as KeyPath<NSItemProvider, [String]>  // open
    _ = \NSItemProvider.suggestedName as ReferenceWritableKeyPath<NSItemProvider, String?>
    _ = \NSItemProvider.teamData as ReferenceWritableKeyPath<NSItemProvider, Data?>
    do { func member<T>(_: T.Type) where T : SendableMetatype, T : _ObjectiveCBridgeable, T._ObjectiveCType : NSItemProviderReading { let _: (NSItemProvider) -> (T.Type) -> Bool = NSItemProvider.canLoadObject(ofClass:) } }
    do { func member<T>(_: T.Type) where T : SendableMetatype, T : _ObjectiveCBridgeable, T._ObjectiveCType : NSItemProviderReading { let _: (NSItemProvider) -> (T.Type, @escaping @Sendable (T?, (any Error)?) -> Void) -> Progress = NSItemProvider.loadObject(ofClass:completionHandler:) } }
    do { func member<T>(_: T.Type) where T : SendableMetatype, T : _ObjectiveCBridgeable, T._ObjectiveCType : NSItemProviderWriting { let _: (NSItemProvider) -> (T.Type, NSItemProviderRepresentationVisibility, @escaping @Sendable (@Sendable (T?, (any Error)?) -> Void) -> Progress?) -> Void = NSItemProvider.registerObject(ofClass:visibility:loadHandler:) } }
    let _: ((any NSSecureCoding)?, String?) -> NSItemProvider = NSItemProvider.init(item:typeIdentifier:)
    let _: () -> NSItemProvider = NSItemProvider.init
    let _: (NSItemProvider) -> (NSItemProviderFileOptions) -> [String] = NSItemProvider.registeredTypeIdentifiers(fileOptions:)  // open
    let _: (NSItemProvider) -> (NSZone?) -> Any = NSItemProvider.copy(with:)  // open
    let _: (NSItemProvider) -> (String) -> Bool = NSItemProvider.hasItemConformingToTypeIdentifier(_:)  // open
    let _: (NSItemProvider) -> (String, @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress = NSItemProvider.loadDataRepresentation(forTypeIdentifier:completionHandler:)  // open
    let _: (NSItemProvider) -> (String, @escaping @Sendable (URL?, (any Error)?) -> Void) -> Progress = NSItemProvider.loadFileRepresentation(forTypeIdentifier:completionHandler:)  // open
    let _: (NSItemProvider) -> (String, @escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress = NSItemProvider.loadInPlaceFileRepresentation(forTypeIdentifier:completionHandler:)  // open
    let _: (NSItemProvider) -> (String, @escaping NSItemProvider.LoadHandler) -> Void = NSItemProvider.registerItem(forTypeIdentifier:loadHandler:)  // open
    let _: (NSItemProvider) -> (String, NSItemProviderFileOptions) -> Bool = NSItemProvider.hasRepresentationConforming(toTypeIdentifier:fileOptions:)  // open
    let _: (NSItemProvider) -> (String, NSItemProviderFileOptions, NSItemProviderRepresentationVisibility, @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?) -> Void = NSItemProvider.registerFileRepresentation(forTypeIdentifier:fileOptions:visibility:loadHandler:)  // open
    let _: (NSItemProvider) -> (String, NSItemProviderRepresentationVisibility, @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?) -> Void = NSItemProvider.registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)  // open
    let _: (NSItemProvider) -> (String, [AnyHashable : Any]?) async throws -> any NSSecureCoding = NSItemProvider.loadItem(forTypeIdentifier:options:)
    let _: (NSItemProvider) -> (String, [AnyHashable : Any]?, NSItemProvider.CompletionHandler?) -> Void = NSItemProvider.loadItem(forTypeIdentifier:options:completionHandler:)  // open
    let _: (NSItemProvider) -> (UTType) -> [UTType] = NSItemProvider.registeredContentTypes(conformingTo:)
    let _: (NSItemProvider) -> (UTType, @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress = NSItemProvider.loadDataRepresentation(for:completionHandler:)
    let _: (NSItemProvider) -> (UTType, Bool, @escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress = NSItemProvider.loadFileRepresentation(for:openInPlace:completionHandler:)
    let _: (NSItemProvider) -> (UTType, NSItemProviderRepresentationVisibility, @escaping @Sendable (@escaping (Data?, (any Error)?) -> Void) -> Progress?) -> Void = NSItemProvider.registerDataRepresentation(for:visibility:loadHandler:)
    let _: (NSItemProvider) -> (UTType, NSItemProviderRepresentationVisibility, Bool, @escaping @Sendable (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?) -> Void = NSItemProvider.registerFileRepresentation(for:visibility:openInPlace:loadHandler:)
    let _: (NSItemProvider) -> ([AnyHashable : Any]?) async throws -> any NSSecureCoding = NSItemProvider.loadPreviewImage(options:)
    let _: (NSItemProvider) -> ([AnyHashable : Any]?, NSItemProvider.CompletionHandler?) -> Void = NSItemProvider.loadPreviewImage(options:completionHandler:)
    let _: (NSItemProvider) -> (any NSItemProviderReading.Type) -> Bool = NSItemProvider.canLoadObject(ofClass:)  // open
    let _: (NSItemProvider) -> (any NSItemProviderReading.Type, @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void) -> Progress = NSItemProvider.loadObject(ofClass:completionHandler:)  // open
    let _: (NSItemProvider) -> (any NSItemProviderWriting, NSItemProviderRepresentationVisibility) -> Void = NSItemProvider.registerObject(_:visibility:)  // open
    let _: (NSItemProvider) -> (any NSItemProviderWriting.Type, NSItemProviderRepresentationVisibility, @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?) -> Void = NSItemProvider.registerObject(ofClass:visibility:loadHandler:)  // open
    let _: (URL, UTType?, Bool, Bool, NSItemProviderRepresentationVisibility) -> NSItemProvider = NSItemProvider.init(contentsOf:contentType:openInPlace:coordinated:visibility:)
    let _: (URL?) -> NSItemProvider? = NSItemProvider.init(contentsOf:)
    let _: (any NSItemProviderWriting) -> NSItemProvider = NSItemProvider.init(object:)
    let _: NSItemProvider.CompletionHandler.Type = NSItemProvider.CompletionHandler.self
    let _: NSItemProvider.LoadHandler.Type = NSItemProvider.LoadHandler.self
    let _: NSItemProvider.Type = NSItemProvider.self  // open
    let _: String = NSItemProvider.errorDomain
}

@MainActor func ItemProviders_NSItemProvider_ErrorCode() {
    let _: (Int) -> NSItemProvider.ErrorCode? = NSItemProvider.ErrorCode.init(rawValue:)
    let _: NSItemProvider.ErrorCode = .itemUnavailableError
    let _: NSItemProvider.ErrorCode = .unavailableCoercionError
    let _: NSItemProvider.ErrorCode = .unexpectedValueClassError
    let _: NSItemProvider.ErrorCode = .unknownError
    let _: NSItemProvider.ErrorCode.Type = NSItemProvider.ErrorCode.self
}

@MainActor func ItemProviders_NSItemProvider_PreferredPresentationStyle() {
    let _: (Int) -> NSItemProvider.PreferredPresentationStyle? = NSItemProvider.PreferredPresentationStyle.init(rawValue:)
    let _: NSItemProvider.PreferredPresentationStyle = .attachment
    let _: NSItemProvider.PreferredPresentationStyle = .inline
    let _: NSItemProvider.PreferredPresentationStyle = .unspecified
    let _: NSItemProvider.PreferredPresentationStyle.Type = NSItemProvider.PreferredPresentationStyle.self
}

@MainActor func ItemProviders_NSItemProviderFileOptions() {
    _ = \NSItemProviderFileOptions.rawValue as KeyPath<NSItemProviderFileOptions, Int>
    let _: (Int) -> NSItemProviderFileOptions = NSItemProviderFileOptions.init(rawValue:)
    let _: NSItemProviderFileOptions = NSItemProviderFileOptions.openInPlace
    let _: NSItemProviderFileOptions.Type = NSItemProviderFileOptions.self
}

@MainActor func ItemProviders_NSItemProviderReading<Witness>(_: Witness.Type) where Witness : NSItemProviderReading & SendableMetatype {
    let _: (Data, String) throws -> Witness = Witness.object(withItemProviderData:typeIdentifier:)
    let _: (any NSItemProviderReading).Type = (any NSItemProviderReading).self
    let _: [String] = Witness.readableTypeIdentifiersForItemProvider
}

@MainActor func ItemProviders_NSItemProviderRepresentationVisibility() {
    let _: (Int) -> NSItemProviderRepresentationVisibility? = NSItemProviderRepresentationVisibility.init(rawValue:)
    let _: NSItemProviderRepresentationVisibility = .all
    let _: NSItemProviderRepresentationVisibility = .ownProcess
    let _: NSItemProviderRepresentationVisibility = .team
    let _: NSItemProviderRepresentationVisibility.Type = NSItemProviderRepresentationVisibility.self
}

@MainActor func ItemProviders_NSItemProviderWriting<Witness>(_: Witness.Type) where Witness : NSItemProviderWriting & SendableMetatype {
    _ = \Witness.writableTypeIdentifiersForItemProvider as KeyPath<Witness, [String]>
    let _: (String) -> NSItemProviderRepresentationVisibility = Witness.itemProviderVisibilityForRepresentation(withTypeIdentifier:)
    let _: (Witness) -> (String) -> NSItemProviderRepresentationVisibility = Witness.itemProviderVisibilityForRepresentation(withTypeIdentifier:)
    let _: (Witness) -> (String, @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress? = Witness.loadData(withTypeIdentifier:forItemProviderCompletionHandler:)
    let _: (any NSItemProviderWriting).Type = (any NSItemProviderWriting).self
    let _: [String] = Witness.writableTypeIdentifiersForItemProvider
}

@MainActor func ItemProviders_NSString() {
    let _: (Data, String) throws -> NSString = NSString.object(withItemProviderData:typeIdentifier:)
    let _: (NSString) -> (String, @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress? = NSString.loadData(withTypeIdentifier:forItemProviderCompletionHandler:)
    let _: [String] = NSString.readableTypeIdentifiersForItemProvider
    let _: [String] = NSString.writableTypeIdentifiersForItemProvider
}

@MainActor func ItemProviders_NSURL() {
    let _: (Data, String) throws -> NSURL = NSURL.object(withItemProviderData:typeIdentifier:)
    let _: (NSURL) -> (String, @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress? = NSURL.loadData(withTypeIdentifier:forItemProviderCompletionHandler:)
    let _: [String] = NSURL.readableTypeIdentifiersForItemProvider
    let _: [String] = NSURL.writableTypeIdentifiersForItemProvider
}

@MainActor func ItemProviders_UIColor() {
    let _: (Data, String) throws -> UIColor = UIColor.object(withItemProviderData:typeIdentifier:)
    let _: (UIColor) -> (String, @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress? = UIColor.loadData(withTypeIdentifier:forItemProviderCompletionHandler:)
    let _: [String] = UIColor.readableTypeIdentifiersForItemProvider
    let _: [String] = UIColor.writableTypeIdentifiersForItemProvider
}

@MainActor func ItemProviders_UIImage() {
    _ = \UIImage.preferredPresentationSizeForItemProvider as KeyPath<UIImage, CGSize>
    let _: (Data, String) throws -> UIImage = UIImage.object(withItemProviderData:typeIdentifier:)
    let _: (UIImage) -> (String, @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress? = UIImage.loadData(withTypeIdentifier:forItemProviderCompletionHandler:)
    let _: [String] = UIImage.readableTypeIdentifiersForItemProvider
    let _: [String] = UIImage.writableTypeIdentifiersForItemProvider
}

@MainActor func ItemProviders_UIItemProviderPresentationSizeProviding<Witness>(_: Witness.Type) where Witness : UIItemProviderPresentationSizeProviding & SendableMetatype {
    _ = \Witness.preferredPresentationSizeForItemProvider as KeyPath<Witness, CGSize>
    let _: (any UIItemProviderPresentationSizeProviding).Type = (any UIItemProviderPresentationSizeProviding).self
}

@MainActor func ItemProviders_UIPasteConfiguration() {
    _ = \UIPasteConfiguration.acceptableTypeIdentifiers as ReferenceWritableKeyPath<UIPasteConfiguration, [String]>  // open
    do { func member<T>(_: T.Type) where T : SendableMetatype, T : _ObjectiveCBridgeable, T._ObjectiveCType : NSItemProviderReading { let _: (T.Type) -> UIPasteConfiguration = UIPasteConfiguration.init(forAccepting:) } }
    do { func member<T>(_: T.Type) where T : SendableMetatype, T : _ObjectiveCBridgeable, T._ObjectiveCType : NSItemProviderReading { let _: (UIPasteConfiguration) -> @MainActor (T.Type) -> Void = UIPasteConfiguration.addTypeIdentifiers(forAccepting:) } }
    let _: () -> UIPasteConfiguration = UIPasteConfiguration.init
    let _: (UIPasteConfiguration) -> @MainActor (NSZone?) -> Any = UIPasteConfiguration.copy(with:)  // open
    let _: (UIPasteConfiguration) -> @MainActor ([String]) -> Void = UIPasteConfiguration.addAcceptableTypeIdentifiers(_:)  // open
    let _: (UIPasteConfiguration) -> @MainActor (any NSItemProviderReading.Type) -> Void = UIPasteConfiguration.addTypeIdentifiers(forAccepting:)  // open
    let _: ([String]) -> UIPasteConfiguration = UIPasteConfiguration.init(acceptableTypeIdentifiers:)
    let _: (any NSItemProviderReading.Type) -> UIPasteConfiguration = UIPasteConfiguration.init(forAccepting:)
    let _: UIPasteConfiguration.Type = UIPasteConfiguration.self  // open
}

@MainActor func ItemProviders_UIPasteConfigurationSupporting<Witness>(_: Witness.Type) where Witness : UIPasteConfigurationSupporting & SendableMetatype {
    _ = \Witness.pasteConfiguration as WritableKeyPath<Witness, UIPasteConfiguration?>
    let _: (any UIPasteConfigurationSupporting).Type = (any UIPasteConfigurationSupporting).self
    let _: @MainActor (Witness, [NSItemProvider]) -> Bool = { $0.canPaste($1) }
    let _: @MainActor (Witness, [NSItemProvider]) -> Void = { $0.paste(itemProviders: $1) }
}
