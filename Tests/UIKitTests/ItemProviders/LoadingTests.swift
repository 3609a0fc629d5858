import Testing
import UIKit
import UniformTypeIdentifiers

@Suite struct LoadingTests {
    private let queue = "com.apple.Foundation.NSItemProvider-callback-queue"

    private func text(_ text: String, as type: String = "public.utf8-plain-text") -> NSItemProvider {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
            completion(Data(text.utf8), nil)
            return nil
        }
        return provider
    }

    @MainActor @Test func `Completion handlers run on the providers' queue, and load handlers where they are asked`()
        async
    {
        let log = Logbook()
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.text", visibility: .all) { completion in
            log.note(currentQueue())
            completion(Data(), nil)
            return nil
        }
        let data = await arrival {
            provider.loadDataRepresentation(forTypeIdentifier: "public.text", completionHandler: $0)
        }
        let file = await arrival {
            provider.loadFileRepresentation(forTypeIdentifier: "public.text", completionHandler: $0)
        }
        let object = await arrival { provider.loadObject(ofClass: Postcard.self, completionHandler: $0) }
        let none = await arrival { provider.loadDataRepresentation(for: .png, completionHandler: $0) }
        #expect([data.queue, file.queue, object.queue, none.queue] == [queue, queue, queue, queue])
        #expect(log.lines == ["com.apple.main-thread", "com.apple.main-thread"])
    }

    @Test func `Handlers that answer at once are completed in the order of the requests`() async {
        let log = Logbook()
        let provider = text("a")
        for number in 1...50 {
            provider.loadDataRepresentation(forTypeIdentifier: "public.text") { _, _ in log.note("\(number)") }
        }
        await arrival { provider.loadDataRepresentation(for: .text, completionHandler: $0) }
        #expect(log.lines == (1...50).map { "\($0)" })
    }

    @Test func `The first registered type that conforms is loaded`() async throws {
        let provider = text("plain", as: "public.plain-text")
        provider.registerObject("utf8" as NSString, visibility: .all)
        let loaded = await arrival { provider.loadDataRepresentation(for: .text, completionHandler: $0) }
        #expect(loaded.value == Data("plain".utf8))
        let item = try await provider.loadItem(forTypeIdentifier: "public.utf8-plain-text")
        #expect(item as? NSData == NSData(data: Data("utf8".utf8)))
    }

    @Test func `An object is made from the first type of the reader's list that is offered`() async {
        let provider = text("x", as: Postcard.privateType)
        provider.registerObject("y" as NSString, visibility: .all)
        let loaded: Arrival<any NSItemProviderReading> = await arrival {
            provider.loadObject(ofClass: Postcard.self, completionHandler: $0)
        }
        #expect((loaded.value as? Postcard)?.text == "y as public.plain-text")
    }

    @Test func `What is not offered fails with the code of unavailable items`() async {
        let provider = NSItemProvider()
        let data = await arrival { provider.loadDataRepresentation(for: .text, completionHandler: $0) }
        #expect(data.error?.domain == NSItemProvider.errorDomain)
        #expect(data.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
        #expect(data.error?.localizedDescription == "Cannot load representation of type public.text")
        let object = await arrival { provider.loadObject(ofClass: String.self, completionHandler: $0) }
        #expect(object.error?.localizedDescription == "Cannot load representation of type public.utf8-plain-text")
    }

    @Test func `Giving nothing counts as unavailable, and an error arrives as it is`()
        async
    {
        let empty = NSItemProvider()
        empty.registerDataRepresentation(for: .text) { completion in
            completion(nil, nil)
            return nil
        }
        #expect(await arrival { empty.loadDataRepresentation(for: .text, completionHandler: $0) }.code == -1000)
        let failing = NSItemProvider()
        failing.registerFileRepresentation(for: .text) { completion in
            completion(nil, false, CocoaError(.fileNoSuchFile))
            return nil
        }
        let failed = await arrival { failing.loadDataRepresentation(for: .text, completionHandler: $0) }
        #expect(failed.error?.domain == NSCocoaErrorDomain)
        #expect(failed.code == CocoaError.fileNoSuchFile.rawValue)
    }

    @Test func `Only the first answer of a handler counts`() async {
        let log = Logbook()
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .text) { completion in
            completion(Data("first".utf8), nil)
            completion(nil, CocoaError(.fileNoSuchFile))
            return nil
        }
        provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in
            log.note(String(decoding: data ?? Data(), as: UTF8.self))
        }
        await arrival { provider.loadDataRepresentation(for: .text, completionHandler: $0) }
        #expect(log.lines == ["first"])
    }

    @Test func `A load handler runs only when it is asked for`() async {
        let log = Logbook()
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .text) { completion in
            log.note("asked")
            completion(Data(), nil)
            return nil
        }
        #expect(provider.canLoadObject(ofClass: String.self) == false)
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(log.lines == [])
        await arrival { provider.loadDataRepresentation(for: .text, completionHandler: $0) }
        #expect(log.lines == ["asked"])
    }

    @Test func `A preview is made by the preview handler`() async throws {
        let provider = NSItemProvider()
        await #expect(throws: NSError.self) { _ = try await provider.loadPreviewImage() }
        provider.previewImageHandler = { completion, expectedClass, options in
            completion?("\(expectedClass == nil) \(options?.count ?? -1)" as NSString, nil)
        }
        let preview = try await provider.loadPreviewImage(options: [NSItemProviderPreferredImageSizeKey: 1])
        #expect(preview as? NSString == "true 1")
        #expect(provider.previewImageHandler != nil)
    }
}
