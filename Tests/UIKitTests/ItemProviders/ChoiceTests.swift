import DragDrop
import Testing
import UniformTypeIdentifiers

@testable import ItemProviders
@testable import UIKit

/// Tests that providers and the engine choose the same representation, for random registrations and requests
/// (R210–R212, R215).
@Suite struct ChoiceTests {
    private static let types = [
        "public.png", "public.jpeg", "public.image", "public.data", "public.text", "public.plain-text",
        "public.utf8-plain-text", "public.url", "public.item", "com.example.postcard", "com.example.unknown",
    ]

    private static var readers: [any NSItemProviderReading.Type] {
        [NSString.self, NSURL.self, UIImage.self, UIColor.self, Postcard.self]
    }

    @Test(arguments: 1...200)
    func `A provider loads what the engine chooses`(seed: UInt64) async {
        var random = SplitMix64(state: seed)
        let visibilities: [NSItemProviderRepresentationVisibility] = [.all, .team, .ownProcess]
        let gate = Receiver(seeing: Array(visibilities.prefix(Int.random(in: 1...3, using: &random))))
        let (provider, log) = (NSItemProvider(), Logbook())
        provider.gate = gate
        var providerConfiguration = ProviderConfiguration(types: [])
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            guard let type = Self.types.randomElement(using: &random),
                let visibility = visibilities.randomElement(using: &random)
            else { continue }
            var representation = Representation(type)
            representation.visibility = [.all: .all, .team: .team, .ownProcess: .ownProcess][visibility] ?? .all
            providerConfiguration.register(representation)
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
                log.note(type)
                completion(Data("text".utf8), nil)
                return nil
            }
        }
        let visible = providerConfiguration.representations.filter { representation in
            gate.seen.contains { $0.modelled == representation.visibility }
        }
        let choice = RepresentationChoice(representations: visible, tree: .system, rulebook: Rulebook())
        #expect(provider.registeredTypeIdentifiers == visible.map { $0.type }, "seed \(seed)")
        for type in Self.types {
            let expected = choice.first(conformingTo: type)?.type
            #expect(provider.hasItemConformingToTypeIdentifier(type) == (expected != nil), "seed \(seed)")
            await arrival { provider.loadDataRepresentation(forTypeIdentifier: type, completionHandler: $0) }
            #expect(log.takeLast() == expected, "seed \(seed), data of \(type)")
        }
        for reader in Self.readers {
            let expected = choice.first(readableAs: reader.readableTypeIdentifiersForItemProvider)?.type
            #expect(provider.canLoadObject(ofClass: reader) == (expected != nil), "seed \(seed)")
            await arrival { provider.loadObject(ofClass: reader, completionHandler: $0) }
            #expect(log.takeLast() == expected, "seed \(seed), object of \(reader)")
        }
        withExtendedLifetime(gate) {}
    }
}

/// Can see some representations, and delays nothing.
private final class Receiver: ItemProviderGate {
    let activity = ItemProviderActivity()
    let seen: [NSItemProviderRepresentationVisibility]

    init(seeing seen: [NSItemProviderRepresentationVisibility]) {
        self.seen = seen
    }

    func canSee(_ visibility: NSItemProviderRepresentationVisibility, of provider: NSItemProvider) -> Bool {
        seen.contains(visibility)
    }

    func refusal(of load: ItemProviderLoad) -> (any Error)? { nil }
    func hold(_ load: ItemProviderLoad) { load.release() }
    func cancelled(_ load: ItemProviderLoad) { load.release() }
    func answeredTooLate(_ load: ItemProviderLoad) {}
}

/// The generator of Steele, Lea and Flood (2014).
private struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
