import DragDrop
import Synchronization
import Testing
import UniformTypeIdentifiers

@testable import UIKit

/// Holds all loads, and records them.
private final class Gate: ItemProviderGate {
    let activity = ItemProviderActivity()
    let log = Logbook()
    let seen: [NSItemProviderRepresentationVisibility]
    let refusal: NSError?
    private let held = Mutex<[ItemProviderLoad]>([])

    init(seeing seen: [NSItemProviderRepresentationVisibility] = [.all, .team, .ownProcess], refusal: NSError? = nil) {
        self.seen = seen
        self.refusal = refusal
    }

    func canSee(_ visibility: NSItemProviderRepresentationVisibility, of provider: NSItemProvider) -> Bool {
        seen.contains(visibility)
    }

    func refusal(of load: ItemProviderLoad) -> (any Error)? {
        log.note("asks for \(load.representation?.typeIdentifier ?? "nothing")")
        return refusal
    }

    func hold(_ load: ItemProviderLoad) { keep(load, "holds") }
    func cancelled(_ load: ItemProviderLoad) { keep(load, "cancelled") }
    func answeredTooLate(_ load: ItemProviderLoad) { log.note("too late") }

    private func keep(_ load: ItemProviderLoad, _ word: String) {
        log.note(word)
        held.withLock { $0.append(load) }
    }

    func releaseAll() {
        for load in held.withLock({ $0 }) { load.release() }
    }
}

@Suite struct GateTests {
    private func provider(_ gate: Gate, answer: Bool = true) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.gate = gate
        provider.registerDataRepresentation(forTypeIdentifier: "public.text", visibility: .all) { completion in
            gate.log.note("handler")
            if answer { completion(Data("data".utf8), nil) }
            return nil
        }
        return provider
    }

    @discardableResult
    private func load(_ provider: NSItemProvider, _ gate: Gate) -> Progress {
        provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, error in
            gate.log.note(data == nil ? (error as NSError?)?.localizedDescription ?? "nothing" : "data")
        }
    }

    @Test func `An answer waits at the gate until it is released`() async {
        let gate = Gate()
        load(provider(gate), gate)
        #expect(await gate.activity.waitUntilIdle())
        #expect(gate.log.lines == ["asks for public.text", "handler", "holds"])
        gate.releaseAll()
        gate.releaseAll()
        #expect(await gate.activity.waitUntilIdle())
        #expect(gate.log.lines.suffix(1) == ["data"])
        #expect(gate.log.lines.count == 4)
    }

    @Test func `A refused load runs no handler, and its error goes the usual way`() async {
        let gate = Gate(refusal: LoadError.outsideDrop.foundationError)
        load(provider(gate), gate)
        #expect(await gate.activity.waitUntilIdle())
        gate.releaseAll()
        #expect(await gate.activity.waitUntilIdle())
        #expect(gate.log.lines == ["asks for public.text", "holds", LoadError.outsideDrop.message])
    }

    @Test func `A load that is cancelled while it is held is released with the error`() async {
        let gate = Gate()
        let progress = load(provider(gate), gate)
        await gate.activity.waitUntilIdle()
        progress.cancel()
        await gate.activity.waitUntilIdle()
        gate.releaseAll()
        await gate.activity.waitUntilIdle()
        #expect(gate.log.lines.dropFirst(2) == ["holds", "cancelled", "The operation was cancelled"])
    }

    @Test func `Data that comes after the cancellation is told to the gate alone`() async {
        let (gate, later) = (Gate(), Later<Void>())
        let provider = NSItemProvider()
        provider.gate = gate
        provider.registerDataRepresentation(for: .text) { completion in
            nonisolated(unsafe) let completion = completion
            later.keep { completion(Data(), nil) }
            return nil
        }
        load(provider, gate).cancel()
        later.answer(())
        gate.releaseAll()
        #expect(await gate.activity.waitUntilIdle())
        #expect(gate.log.lines == ["asks for public.text", "cancelled", "too late", "The operation was cancelled"])
    }

    @Test func `Who sees less finds fewer types, and cannot load the others`() async {
        let outsider = Gate(seeing: [.all])
        let provider = NSItemProvider()
        provider.teamData = Data([1])
        for (type, visibility) in [
            ("public.png", NSItemProviderRepresentationVisibility.ownProcess), ("public.text", .team),
            ("public.data", .all),
        ] {
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) {
                $0(Data(type.utf8), nil)
                return nil
            }
        }
        #expect(provider.registeredTypeIdentifiers == ["public.png", "public.text", "public.data"])
        let teammate = Gate(seeing: [.all, .team])
        provider.gate = teammate
        #expect(provider.registeredTypeIdentifiers == ["public.text", "public.data"])
        #expect(provider.teamData == Data([1]))
        provider.gate = outsider
        #expect(provider.registeredTypeIdentifiers == ["public.data"])
        #expect(provider.teamData == nil)
        #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
        load(provider, outsider)
        await outsider.activity.waitUntilIdle()
        outsider.releaseAll()
        await outsider.activity.waitUntilIdle()
        #expect(outsider.log.lines.last == "Cannot load representation of type public.text")
    }

    @Test func `A provider that does not answer is waited for, one that forgot what to call is not`() async {
        let gate = Gate()
        let later = Later<Void>()
        let slow = NSItemProvider()
        slow.gate = gate
        slow.registerDataRepresentation(forTypeIdentifier: "public.text", visibility: .all) { completion in
            later.keep { completion(nil, nil) }
            return nil
        }
        load(slow, gate)
        #expect(await gate.activity.waitUntilIdle(atMost: 0.02) == false)
        #expect(gate.activity.busyCount == 1)
        later.answer(())
        #expect(await gate.activity.waitUntilIdle())
        load(provider(gate, answer: false), gate)
        #expect(await gate.activity.waitUntilIdle(atMost: 0.02))
    }

    @Test func `The engine drags what the provider has`() throws {
        let provider = NSItemProvider(object: Postcard("text"))
        provider.registerFileRepresentation(for: .pdf, visibility: .team, openInPlace: true) { _ in nil }
        provider.registerFileRepresentation(for: .png, visibility: .ownProcess) { _ in nil }
        provider.registerDataRepresentation(for: .url) { _ in nil }
        provider.suggestedName = "Name"
        provider.teamData = Data("team".utf8)
        provider.preferredPresentationSize = CGSize(width: 3, height: 4)
        let card = ProviderClass(
            "Postcard", reads: ["public.plain-text", "com.example.postcard"],
            writes: ["com.example.postcard", "public.utf8-plain-text"])
        let providerConfiguration = provider.providerConfiguration
        #expect(
            providerConfiguration.representations.map { $0.type } == [
                "com.example.postcard", "public.utf8-plain-text", "com.adobe.pdf", "public.png", "public.url",
            ])
        #expect(
            providerConfiguration.representations.map { $0.form } == [
                .object(card), .object(card), .inPlaceFile, .file, .data,
            ])
        #expect(providerConfiguration.representations.map { $0.visibility } == [.all, .all, .team, .ownProcess, .all])
        #expect(providerConfiguration.suggestedName == "Name")
        #expect(providerConfiguration.teamData == "team")
        #expect(providerConfiguration.presentationSize == PresentationSize(width: 3, height: 4))
    }
}
