import MobileCoreServices
import Testing
import UniformTypeIdentifiers

@Suite struct TypeTests {
    @Test func `Types conform as the engine's tree says`() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .png))
        #expect(!UTType.png.isSubtype(of: .png))
        #expect(UTType.image.isSupertype(of: .png))
        #expect(!UTType.image.conforms(to: .png))
        #expect(UTType.utf8PlainText.supertypes == [.plainText, .text, .data, .content, .item])
    }

    @Test func `A type is found by identifier, extension and MIME type`() {
        #expect(UTType("public.jpeg") == .jpeg)
        #expect(UTType("com.example.nothing") == nil)
        #expect(UTType(filenameExtension: "txt") == .plainText)
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
        #expect(UTType(filenameExtension: "mp4") == .mpeg4Movie)
        #expect(UTType(mimeType: "image/gif") == .gif)
        #expect(UTType(mimeType: "image/gif", conformingTo: .text) == nil)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
        #expect(UTType.image.preferredFilenameExtension == nil)
    }

    @Test func `A type of the program is declared by naming it`() {
        let card = UTType(exportedAs: "com.example.card", conformingTo: .json)
        #expect(UTType("com.example.card") == card)
        #expect(card.conforms(to: .text))
        #expect(UTType(importedAs: "com.example.blob").conforms(to: .data))
        #expect(UTType(exportedAs: "public.png", conformingTo: .text) == .png)
        #expect(!UTType.png.conforms(to: .text))
    }

    @Test func `The old constants bridge as on iOS and name the same types`() {
        let names = [kUTTypePlainText as String, kUTTypeImage as String]
        #expect(names == [UTType.plainText.identifier, UTType.image.identifier])
        #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
        #expect(UTTypeConformsTo("public.png" as CFString, kUTTypeImage))
        #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
        #expect(UTTypeEqual(kUTTypeURL, "public.url" as CFString))
    }
}
