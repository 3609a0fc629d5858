import Synchronization
import Testing
import UIKit
import UniformTypeIdentifiers

/// Tests loading data as files and files as data (R217, R218).
@Suite final class FileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("providers-\(UUID())")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// What a completion handler finds at its URL.
    private struct Found: Sendable {
        let url: URL
        let isInPlace: Bool
        let content: Data?
    }

    private func file(_ name: String, _ content: String = "content") throws -> URL {
        let url = folder.appendingPathComponent(name)
        try Data(content.utf8).write(to: url)
        return url
    }

    private func provider(of url: URL, as type: UTType = .plainText, openInPlace: Bool = false) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.registerFileRepresentation(for: type, openInPlace: openInPlace) { completion in
            completion(url, false, nil)
            return nil
        }
        return provider
    }

    private func found(
        _ provider: NSItemProvider, as type: UTType = .text, openInPlace: Bool = false
    ) async -> Arrival<Found> {
        let arrival = await arrival { completion in
            provider.loadFileRepresentation(for: type, openInPlace: openInPlace) { url, isInPlace, error in
                let found = url.map {
                    Found(url: $0, isInPlace: isInPlace, content: FileManager.default.contents(atPath: $0.path))
                }
                completion(found, error)
            }
        }
        await settle()
        return arrival
    }

    /// The queue is serial, so work after a completion handler is done once the next handler runs.
    private func settle() async {
        await UIKitTests.arrival { NSItemProvider().loadDataRepresentation(for: .text, completionHandler: $0) }
    }

    private func exists(_ url: URL?) -> Bool {
        url.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
    }

    @Test(arguments: [(nil, "Item.txt"), ("Letter", "Letter.txt"), ("Letter.md", "Letter.md"), ("a/b", "a:b.txt")])
    func `Data is written to a file that lives as long as the handler`(suggestion: String?, name: String) async {
        let provider = NSItemProvider()
        provider.suggestedName = suggestion
        provider.registerDataRepresentation(for: .plainText) { completion in
            completion(Data("content".utf8), nil)
            return nil
        }
        let found = await found(provider)
        #expect(found.value?.url.lastPathComponent == name)
        #expect(found.value?.content == Data("content".utf8))
        #expect(found.value?.isInPlace == false)
        #expect(!exists(found.value?.url))
        #expect(!exists(found.value?.url.deletingLastPathComponent()))
    }

    @Test(arguments: [false, true])
    func `A file arrives as a copy, also when asked for in place`(openInPlace: Bool) async throws {
        let original = try file("Original.txt")
        let found = await found(provider(of: original), openInPlace: openInPlace)
        #expect(found.value?.url.lastPathComponent == "Original.txt")
        #expect(found.value?.url != original)
        #expect(found.value?.content == Data("content".utf8))
        #expect(found.value?.isInPlace == false)
        #expect(!exists(found.value?.url))
        #expect(exists(original))
    }

    @Test func `A file is opened in place where both sides agree`() async throws {
        let original = try file("Original.txt")
        let found = await found(provider(of: original, openInPlace: true), openInPlace: true)
        #expect(found.value?.url == original)
        #expect(found.value?.isInPlace == true)
        #expect(exists(original))
        let copied = await self.found(provider(of: original, openInPlace: true))
        #expect(copied.value?.isInPlace == false)
        #expect(copied.value?.url != original)
    }

    @Test func `A file is read where data or an object is wanted`() async throws {
        let provider = provider(of: try file("Original.txt"))
        let data = await arrival { provider.loadDataRepresentation(for: .text, completionHandler: $0) }
        #expect(data.value == Data("content".utf8))
        #expect(await arrival { provider.loadObject(ofClass: String.self, completionHandler: $0) }.value == "content")
        let item = try await provider.loadItem(forTypeIdentifier: "public.text")
        #expect((item as? NSURL)?.lastPathComponent == "Original.txt")
    }

    @Test func `A provider of a file gives that file`() async throws {
        let provider = try #require(NSItemProvider(contentsOf: try file("Letter.txt", "letter")))
        let found = await found(provider)
        #expect(found.value?.url.lastPathComponent == "Letter.txt")
        #expect(found.value?.content == Data("letter".utf8))
    }

    @Test func `A file that is missing fails with Foundation's error`() async {
        let provider = provider(of: folder.appendingPathComponent("missing"))
        #expect(await found(provider).error?.domain == NSCocoaErrorDomain)
        let data = await arrival { provider.loadDataRepresentation(for: .text, completionHandler: $0) }
        #expect(data.error?.domain == NSCocoaErrorDomain)
    }

    @Test func `A folder is copied as a folder, zipped as data, and never made into an object`() async throws {
        let inner = folder.appendingPathComponent("Letters/old")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try Data("123456789".utf8).write(to: inner.appendingPathComponent("a.txt"))
        let provider = provider(of: folder.appendingPathComponent("Letters"), as: .folder)
        let isThere = Mutex(false)
        await arrival { completion in
            provider.loadFileRepresentation(forTypeIdentifier: "public.folder") { url, error in
                let path = url?.appendingPathComponent("old/a.txt").path ?? ""
                isThere.withLock { $0 = FileManager.default.fileExists(atPath: path) }
                completion(url, error)
            }
        }
        #expect(isThere.withLock { $0 })
        let archive = await arrival { provider.loadDataRepresentation(for: .folder, completionHandler: $0) }
        let entries = ArchiveReader(archive.value ?? Data()).entries
        #expect(entries.map { $0.name } == ["Letters/", "Letters/old/", "Letters/old/a.txt"])
        #expect(entries.map { $0.content } == [Data(), Data(), Data("123456789".utf8)])
        #expect(entries.map { $0.checksum } == [0, 0, 0xCBF4_3926])
    }

    @Test func `A folder is not made into an object`() async {
        let provider = provider(of: folder)
        let loaded = await arrival { provider.loadObject(ofClass: String.self, completionHandler: $0) }
        #expect(loaded.error?.localizedDescription == "a folder cannot be made into NSString")
        #expect(loaded.code == -1200)
    }
}

/// Reads the local entries of an uncompressed archive.
private struct ArchiveReader {
    private(set) var entries: [(name: String, content: Data, checksum: Int)] = []

    init(_ archive: Data) {
        let bytes = [UInt8](archive)
        func number(_ position: Int, _ count: Int) -> Int {
            bytes[position..<position + count].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        var position = 0
        while position + 30 <= bytes.count, number(position, 4) == 0x0403_4B50 {
            let name = position + 30
            let content = name + number(position + 26, 2) + number(position + 28, 2)
            let end = content + number(position + 18, 4)
            entries.append(
                (
                    String(decoding: bytes[name..<content], as: UTF8.self), Data(bytes[content..<end]),
                    number(position + 14, 4)
                ))
            position = end
        }
    }
}
