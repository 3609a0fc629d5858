import Testing
import UIKit
import UniformTypeIdentifiers

@Suite struct RegistrationTests {
    private func provider(_ types: String...) -> NSItemProvider {
        let provider = NSItemProvider()
        for type in types { register(type, in: provider) }
        return provider
    }

    private func register(_ type: String, in provider: NSItemProvider, text: String = "") {
        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
            completion(Data(text.utf8), nil)
            return nil
        }
    }

    @Test func `Types keep the order of registration, and a type that is registered again its place`() async {
        let provider = provider("public.png", "public.jpeg", "public.data")
        register("public.jpeg", in: provider, text: "new")
        #expect(provider.registeredTypeIdentifiers == ["public.png", "public.jpeg", "public.data"])
        let loaded = await arrival { provider.loadDataRepresentation(for: .jpeg, completionHandler: $0) }
        #expect(loaded.value == Data("new".utf8))
    }

    @Test func `An object does not replace what is there`() async {
        let provider = provider("public.utf8-plain-text")
        provider.registerObject("text" as NSString, visibility: .all)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        let loaded = await arrival { provider.loadDataRepresentation(for: .utf8PlainText, completionHandler: $0) }
        #expect(loaded.value == Data())
    }

    @Test func `Queries go by conformance`() {
        let provider = provider("public.png", "com.example.unknown")
        #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(provider.hasRepresentationConforming(toTypeIdentifier: "public.data"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(provider.hasItemConformingToTypeIdentifier("com.example.unknown"))
        #expect(provider.canLoadObject(ofClass: UIImage.self))
        #expect(!provider.canLoadObject(ofClass: String.self))
        #expect(!provider.canLoadObject(ofClass: NSURL.self))
    }

    @Test func `File options narrow the queries`() {
        let provider = provider("public.png")
        for (type, options) in [("public.pdf", NSItemProviderFileOptions.openInPlace), ("public.text", [])] {
            provider.registerFileRepresentation(forTypeIdentifier: type, fileOptions: options, visibility: .all) {
                $0(nil, false, nil)
                return nil
            }
        }
        #expect(provider.registeredTypeIdentifiers(fileOptions: .openInPlace) == ["public.pdf"])
        #expect(provider.registeredTypeIdentifiers(fileOptions: []) == ["public.png", "public.pdf", "public.text"])
        #expect(provider.hasRepresentationConforming(toTypeIdentifier: "public.text"))
        #expect(!provider.hasRepresentationConforming(toTypeIdentifier: "public.text", fileOptions: .openInPlace))
    }

    @Test func `Types stand for their identifiers`() {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .png) { _ in nil }
        provider.registerFileRepresentation(for: .pdf, openInPlace: true) { _ in nil }
        register("com.example.unknown", in: provider)
        #expect(provider.registeredTypeIdentifiers == ["public.png", "com.adobe.pdf", "com.example.unknown"])
        #expect(provider.registeredContentTypes == [.png, .pdf])
        #expect(provider.registeredContentTypesForOpenInPlace == [.pdf])
        #expect(provider.registeredContentTypes(conformingTo: .image) == [.png])
    }

    @Test func `A copy goes its own way`() throws {
        let provider = provider("public.png")
        provider.suggestedName = "Name"
        let copy = try #require(provider.copy() as? NSItemProvider)
        register("public.text", in: copy)
        #expect(copy.suggestedName == "Name")
        #expect(copy.registeredTypeIdentifiers == ["public.png", "public.text"])
        #expect(provider.registeredTypeIdentifiers == ["public.png"])
    }

    @Test func `A provider tells of itself what it was told`() {
        let provider = NSItemProvider()
        #expect(provider.preferredPresentationSize == .zero)
        #expect(provider.preferredPresentationStyle == .unspecified)
        #expect(provider.suggestedName == nil)
        provider.preferredPresentationSize = CGSize(width: 3, height: 4)
        provider.preferredPresentationStyle = .attachment
        provider.teamData = Data([1])
        #expect(provider.preferredPresentationSize == CGSize(width: 3, height: 4))
        #expect(provider.preferredPresentationStyle == .attachment)
        #expect(provider.teamData == Data([1]))
    }

    @Test func `A file is offered under the type of its extension, and by its name`() {
        let url = URL(fileURLWithPath: "/somewhere/Letter.txt")
        let provider = NSItemProvider(contentsOf: url)
        #expect(provider?.registeredTypeIdentifiers == ["public.plain-text"])
        #expect(provider?.suggestedName == "Letter")
        #expect(NSItemProvider(contentsOf: URL(string: "https://example.com/a.txt")) == nil)
        let shared = NSItemProvider(contentsOf: url, contentType: .pdf, openInPlace: true)
        #expect(shared.registeredContentTypesForOpenInPlace == [.pdf])
        let plain = NSItemProvider(contentsOf: URL(fileURLWithPath: "/somewhere/unknown.xyz"), contentType: nil)
        #expect(plain.registeredContentTypes == [.data])
    }
}
