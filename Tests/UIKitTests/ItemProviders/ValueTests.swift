import Testing
import UIKit
import UniformTypeIdentifiers

/// Tests the data that classes of Foundation and UIKit write and read.
@Suite struct ValueTests {
    private func object<Object: NSItemProviderReading>(
        _ wanted: Object.Type, of provider: NSItemProvider
    ) async -> Arrival<any NSItemProviderReading> {
        await arrival { provider.loadObject(ofClass: wanted, completionHandler: $0) }
    }

    @Test func `Text is UTF-8, and UTF-16 is understood`() async {
        let provider = NSItemProvider(object: "grün" as NSString)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(await object(NSString.self, of: provider).value as? NSString == "grün")
        #expect(await object(NSMutableString.self, of: provider).value is NSMutableString)
        let wide = NSItemProvider()
        wide.registerDataRepresentation(for: .utf16PlainText) { completion in
            completion("grün".data(using: .utf16), nil)
            return nil
        }
        #expect(await arrival { wide.loadObject(ofClass: String.self, completionHandler: $0) }.value == "grün")
        let broken = NSItemProvider()
        broken.registerDataRepresentation(for: .utf8PlainText) { completion in
            completion(Data([0xFF]), nil)
            return nil
        }
        #expect(await arrival { broken.loadObject(ofClass: String.self, completionHandler: $0) }.code == -1200)
    }

    @Test func `A URL comes back as it was`() async throws {
        let url = try #require(URL(string: "https://example.com/a%20b?c#d"))
        let provider = NSItemProvider(object: url as NSURL)
        #expect(provider.registeredTypeIdentifiers == ["public.url"])
        #expect(await arrival { provider.loadObject(ofClass: URL.self, completionHandler: $0) }.value == url)
    }

    @Test func `An activity is written under its own type`() async throws {
        let activity = NSUserActivity(activityType: "com.example.card")
        activity.title = "Milk"
        activity.userInfo = ["row": 3]
        let provider = NSItemProvider(object: activity)
        #expect(provider.registeredTypeIdentifiers == ["com.example.card"])
        let arrived = await arrival {
            provider.loadDataRepresentation(forTypeIdentifier: "com.example.card", completionHandler: $0)
        }
        let data = try #require(arrived.value)
        let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        #expect(list?["title"] as? String == "Milk")
        #expect((list?["userInfo"] as? [String: Int]) == ["row": 3])
        activity.userInfo = ["view": NSObject()]
        let failed = await arrival {
            provider.loadDataRepresentation(forTypeIdentifier: "com.example.card", completionHandler: $0)
        }
        #expect(failed.value == nil)
    }

    @Test func `Attributed text comes back as text`() async {
        let provider = NSItemProvider(object: NSAttributedString(string: "text"))
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(
            await object(NSAttributedString.self, of: provider).value as? NSAttributedString
                == NSAttributedString(string: "text"))
        #expect(await object(NSMutableAttributedString.self, of: provider).value is NSMutableAttributedString)
    }

    @Test func `A colour comes back equal`() async {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.125)
        let provider = NSItemProvider(object: color)
        #expect(provider.registeredTypeIdentifiers == ["com.apple.uikit.color"])
        #expect(await object(UIColor.self, of: provider).value as? UIColor == color)
    }

    /// The header of a PNG of 2 × 3 pixels.
    private static let png = Data(
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 2, 0, 0, 0, 3])

    /// A JPEG of 2 × 3 pixels up to its frame header.
    private static let jpeg = Data([0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 3, 0, 2, 1, 1, 0x11, 0])

    @Test(arguments: [(png, UTType.png, UTType.jpeg), (jpeg, .jpeg, .png)])
    func `An image gives the data that it was made from, and others of its size`(
        data: Data, own: UTType, other: UTType
    ) async throws {
        let image = try #require(UIImage(data: data))
        let provider = NSItemProvider(object: image)
        #expect(
            provider.registeredTypeIdentifiers == [
                "com.apple.uikit.image", "public.heic", "public.png", "public.jpeg",
            ])
        #expect(provider.preferredPresentationSize == CGSize(width: 2, height: 3))
        #expect(await arrival { provider.loadDataRepresentation(for: own, completionHandler: $0) }.value == data)
        for type in [other, .heic, .image] {
            let made = await arrival { provider.loadDataRepresentation(for: type, completionHandler: $0) }.value
            #expect(made.flatMap { UIImage(data: $0) }?.size == image.size, "\(type.identifier)")
        }
        #expect(await object(UIImage.self, of: provider).value as? UIImage == image)
    }

    @Test func `An image by name comes back by name`() async throws {
        for image in [try #require(UIImage(named: "photo")), try #require(UIImage(systemName: "star"))] {
            let provider = NSItemProvider(object: image)
            #expect(provider.hasItemConformingToTypeIdentifier(UTType.image.identifier))
            #expect(provider.preferredPresentationSize == image.size)
            #expect(await object(UIImage.self, of: provider).value as? UIImage == image)
        }
    }

    @Test func `An image without content has no data`() async {
        let provider = NSItemProvider(object: UIImage())
        #expect(await arrival { provider.loadDataRepresentation(for: .png, completionHandler: $0) }.code == -1000)
        #expect(await object(UIImage.self, of: provider).value as? UIImage != nil)
    }
}
