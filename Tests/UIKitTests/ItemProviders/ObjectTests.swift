import Testing
import UIKit
import UniformTypeIdentifiers

@Suite struct ObjectTests {
    @Test func `A class writes and reads itself`() async {
        let provider = NSItemProvider(object: Postcard("hello"))
        #expect(provider.registeredTypeIdentifiers == ["com.example.postcard", "public.utf8-plain-text"])
        #expect(await arrival { provider.loadObject(ofClass: String.self, completionHandler: $0) }.value == "hello")
        let card: Arrival<any NSItemProviderReading> = await arrival {
            provider.loadObject(ofClass: Postcard.self, completionHandler: $0)
        }
        #expect((card.value as? Postcard)?.text == "hello as public.plain-text")
    }

    @Test func `An object decides for itself what it writes`() async {
        let open = NSItemProvider(object: Envelope(isSealed: false))
        #expect(open.registeredTypeIdentifiers == ["public.text", "public.data"])
        #expect(await arrival { open.loadDataRepresentation(for: .text, completionHandler: $0) }.code == -1000)
        let sealed = NSItemProvider(object: Envelope(isSealed: true))
        #expect(sealed.registeredTypeIdentifiers == ["public.data"])
        let failed = await arrival { sealed.loadDataRepresentation(for: .data, completionHandler: $0) }
        #expect(failed.code == CocoaError.fileReadNoPermission.rawValue)
    }

    @Test func `What an object's reader throws arrives as it is`() async {
        let provider = NSItemProvider(object: "" as NSString)
        let card: Arrival<any NSItemProviderReading> = await arrival {
            provider.loadObject(ofClass: Postcard.self, completionHandler: $0)
        }
        #expect(card.value == nil)
        #expect(card.error?.domain.hasSuffix("Postcard.Illegible") == true)
    }

    @Test func `A class is registered without an object, which is made for each load`() async {
        let log = Logbook()
        let provider = NSItemProvider()
        provider.registerObject(ofClass: Postcard.self, visibility: .all) { completion in
            log.note("made")
            completion(Postcard("late"), nil)
            return nil
        }
        #expect(provider.registeredTypeIdentifiers == Postcard.writableTypeIdentifiersForItemProvider)
        #expect(await arrival { provider.loadObject(ofClass: String.self, completionHandler: $0) }.value == "late")
        #expect(await arrival { provider.loadDataRepresentation(for: .text, completionHandler: $0) }.error == nil)
        #expect(log.lines == ["made", "made"])
    }

    @Test func `An object of another class than the registered one is unexpected`() async {
        let provider = NSItemProvider()
        provider.registerObject(ofClass: Postcard.self, visibility: .all) { completion in
            completion("text" as NSString, nil)
            return nil
        }
        let loaded = await arrival { provider.loadObject(ofClass: String.self, completionHandler: $0) }
        #expect(loaded.code == -1100)
    }

    @Test func `Values of Swift are registered and loaded as their objects`() async {
        let provider = NSItemProvider()
        provider.registerObject(ofClass: String.self, visibility: .all) { completion in
            completion("value", nil)
            return nil
        }
        provider.registerObject(ofClass: URL.self, visibility: .all) { completion in
            completion(nil, CocoaError(.userCancelled))
            return nil
        }
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text", "public.url"])
        #expect(provider.canLoadObject(ofClass: URL.self))
        #expect(await arrival { provider.loadObject(ofClass: String.self, completionHandler: $0) }.value == "value")
        let url = await arrival { provider.loadObject(ofClass: URL.self, completionHandler: $0) }
        #expect(url.value == nil)
        #expect(url.code == CocoaError.userCancelled.rawValue)
    }
}
