import DragDrop
import Foundation
import UIKit

/// The item providers of a scenario: real ones that offer what its items are declared to be.
@MainActor struct TextbookProviders {
    private let provisions: [String: Provision]

    init(_ engine: Engine) {
        provisions = Dictionary(uniqueKeysWithValues: engine.provisions.map { (engine.label(of: $0), $1) })
    }

    func item(_ label: String) -> UIDragItem {
        let provision = provisions[label] ?? Provision()
        let item = UIDragItem(itemProvider: Self.provider(of: provision, label))
        item.localObject = label
        return item
    }

    private static func provider(of provision: Provision, _ label: String) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.suggestedName = provision.suggestedName
        provider.teamData = provision.teamData.map { Data($0.utf8) }
        if let size = provision.presentationSize {
            provider.preferredPresentationSize = CGSize(width: size.width, height: size.height)
        }
        for representation in provision.representations { provider.register(representation, label) }
        return provider
    }
}

extension NSItemProvider {
    /// What a script's `load item` takes: whatever is offered first, as data.
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
        registerDataRepresentation(
            forTypeIdentifier: representation.type, visibility: .init(representation.visibility)
        ) {
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
