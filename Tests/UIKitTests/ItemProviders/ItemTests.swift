import Testing
import UIKit
import UniformTypeIdentifiers

/// Tests `init(item:typeIdentifier:)`, `registerItem` and `loadItem`.
@Suite struct ItemTests {
    @Test func `An item arrives as it is, and as data, and as an object`() async throws {
        let provider = NSItemProvider(item: "text" as NSString, typeIdentifier: "public.plain-text")
        #expect(try await provider.loadItem(forTypeIdentifier: "public.text") as? NSString == "text")
        let data = await arrival { provider.loadDataRepresentation(for: .text, completionHandler: $0) }
        #expect(data.value == Data("text".utf8))
        #expect(await arrival { provider.loadObject(ofClass: String.self, completionHandler: $0) }.value == "text")
        let card: Arrival<any NSItemProviderReading> = await arrival {
            provider.loadObject(ofClass: Postcard.self, completionHandler: $0)
        }
        #expect((card.value as? Postcard)?.text == "text as public.plain-text")
    }

    @Test func `No item is offered and cannot be loaded`() async {
        let provider = NSItemProvider(item: nil, typeIdentifier: "public.text")
        #expect(provider.registeredTypeIdentifiers == ["public.text"])
        #expect(await arrival { provider.loadDataRepresentation(for: .text, completionHandler: $0) }.code == -1000)
        #expect(NSItemProvider(item: "text" as NSString, typeIdentifier: nil).registeredTypeIdentifiers == [])
    }

    @Test func `An object that is no data of the type has the wrong class`() async {
        let provider = NSItemProvider(item: NSNumber(value: 1), typeIdentifier: "public.text")
        let data = await arrival { provider.loadDataRepresentation(for: .text, completionHandler: $0) }
        #expect(data.code == NSItemProvider.ErrorCode.unexpectedValueClassError.rawValue)
        #expect(
            data.error?.localizedDescription
                == "The provider gave NSNumber where data of type public.text was expected")
    }

    @Test func `An object that the class cannot be made of is not coerced`() async {
        let provider = NSItemProvider(item: NSNumber(value: 1), typeIdentifier: "public.plain-text")
        let loaded = await arrival { provider.loadObject(ofClass: String.self, completionHandler: $0) }
        #expect(loaded.code == NSItemProvider.ErrorCode.unavailableCoercionError.rawValue)
        #expect(loaded.error?.localizedDescription == "NSNumber cannot be made into NSString")
    }

    @Test func `The handler of an item hears which class is wanted`() async {
        let log = Logbook()
        let provider = NSItemProvider()
        provider.registerItem(forTypeIdentifier: "public.plain-text") { completion, expectedClass, options in
            log.note("\(expectedClass.map { String(describing: $0) } ?? "any") \(options?.count ?? 0)")
            completion?("text" as NSString, nil)
        }
        await arrival { provider.loadDataRepresentation(for: .text, completionHandler: $0) }
        await arrival { provider.loadObject(ofClass: String.self, completionHandler: $0) }
        await arrival { (completion: @escaping @Sendable (Bool?, (any Error)?) -> Void) in
            provider.loadItem(forTypeIdentifier: "public.text", options: ["key": 1]) { completion($0 != nil, $1) }
            return Progress(totalUnitCount: 1)
        }
        #expect(log.lines == ["NSData 0", "NSString 0", "any 1"])
    }

    @Test func `A file URL stands for its file`() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("providers-item-\(UUID()).txt")
        try Data("content".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let provider = NSItemProvider(item: NSURL(fileURLWithPath: url.path), typeIdentifier: "public.plain-text")
        let data = await arrival { provider.loadDataRepresentation(for: .text, completionHandler: $0) }
        #expect(data.value == Data("content".utf8))
        let link = NSItemProvider(item: NSURL(fileURLWithPath: url.path), typeIdentifier: "public.file-url")
        let text = await arrival { link.loadDataRepresentation(for: .url, completionHandler: $0) }
        #expect(text.value == Data(url.absoluteString.utf8))
    }
}
