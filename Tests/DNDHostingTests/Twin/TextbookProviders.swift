import DragDrop
import Foundation
import UIKit

/// The item providers of a scenario: real ones that offer the declared representations of its items.
@MainActor struct TextbookProviders {
    private let providerConfigurations: [String: ProviderConfiguration]

    init(_ engine: Engine) {
        providerConfigurations = Dictionary(
            uniqueKeysWithValues: engine.providerConfigurations.map { (engine.label(of: $0), $1) })
    }

    func item(_ label: String) -> UIDragItem {
        let providerConfiguration = providerConfigurations[label] ?? ProviderConfiguration()
        let item = TextbookItem(label, itemProvider: Self.provider(of: providerConfiguration, label))
        if providerConfiguration.hasLocalObject { item.localObject = label }
        return item
    }

    private static func provider(of providerConfiguration: ProviderConfiguration, _ label: String) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.suggestedName = providerConfiguration.suggestedName
        provider.teamData = providerConfiguration.teamData.map { Data($0.utf8) }
        if let size = providerConfiguration.presentationSize {
            provider.preferredPresentationSize = CGSize(width: size.width, height: size.height)
        }
        for representation in providerConfiguration.representations { provider.register(representation, label) }
        return provider
    }
}

/// An item that its own app recognises, whatever its provider offers to other apps.
private final class TextbookItem: UIDragItem {
    let name: String

    init(_ name: String, itemProvider: NSItemProvider) {
        self.name = name
        super.init(itemProvider: itemProvider)
    }
}

extension UIDragItem {
    /// The label of the item's row or view; empty for an item of another app.
    var label: String { (self as? TextbookItem)?.name ?? localObject as? String ?? "" }
}

extension NSItemProvider {
    /// Loads like a script's `load item`: the first offered type, as data.
    @MainActor func loadFirst(_ then: @escaping @MainActor @Sendable (String?) -> Void) {
        loadDataRepresentation(forTypeIdentifier: registeredTypeIdentifiers.first ?? "public.data") { data, _ in
            let text = data.map { String(decoding: $0, as: UTF8.self) }
            DispatchQueue.main.async { then(text) }
        }
    }

    fileprivate func register(_ representation: Representation, _ label: String) {
        let data = Data((representation.text ?? label).utf8)
        let failure = representation.failure.map { error in
            NSError(domain: error.domain, code: error.code, userInfo: [NSLocalizedDescriptionKey: error.message])
        }
        let visibility = NSItemProviderRepresentationVisibility(representation.visibility)
        guard representation.form != .inPlaceFile else {
            return registerFileRepresentation(
                forTypeIdentifier: representation.type, fileOptions: .openInPlace, visibility: visibility
            ) {
                let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
                let isWritten = (try? data.write(to: file)) != nil
                $0(isWritten && failure == nil ? file : nil, true, failure)
                return nil
            }
        }
        registerDataRepresentation(forTypeIdentifier: representation.type, visibility: visibility) {
            if let failure { $0(nil, failure) } else { $0(data, nil) }
            return nil
        }
    }
}

extension NSItemProviderRepresentationVisibility {
    fileprivate init(_ visibility: Representation.Visibility) {
        switch visibility {
        case .all: self = .all
        case .team: self = .team
        case .ownProcess: self = .ownProcess
        }
    }
}
