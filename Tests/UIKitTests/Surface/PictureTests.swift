import Foundation
import Testing

@testable import UIFoundation
@testable import UIKit

/// Tests the generated pictures: valid files of the requested size.
@Suite struct PictureTests {
    private static let sizes = [(1, 1), (8, 8), (9, 7), (64, 64), (320, 200), (1000, 600)]

    @Test(arguments: sizes)
    func `Every format says the size and is read again`(width: Int, height: Int) throws {
        let picture = Picture(of: "sunset", width: width, height: height)
        for data in [picture.png, try #require(picture.jpeg), try #require(picture.heif)] {
            let image = try #require(UIImage(data: data))
            #expect(image.size == CGSize(width: width, height: height))
            let again = try #require(image.pngData().flatMap { UIImage(data: $0) })
            #expect(again.size == image.size)
            let photo = try #require(again.jpegData(compressionQuality: 0.8).flatMap { UIImage(data: $0) })
            #expect(photo.size == image.size)
        }
    }

    @Test func `The label decides the pixels, and nothing else does`() {
        #expect(Picture(of: "sunset").png == Picture(of: "sunset").png)
        #expect(Picture(of: "sunset").png != Picture(of: "beach").png)
        #expect(Picture(of: "sunset").jpeg != Picture(of: "beach").jpeg)
        #expect(Picture(of: "sunset", width: 1_000_000).width == Picture.sideMax)
    }

    /// Reads the chunks with Python's zlib, and checks the checksums, the colours and the number of pixels.
    private static let reader = """
        import struct, sys, zlib
        data = open(sys.argv[1], "rb").read()
        assert data[:8] == bytes([137, 80, 78, 71, 13, 10, 26, 10])
        at, chunks = 8, {}
        while at < len(data):
            length, kind = struct.unpack(">I4s", data[at:at + 8])
            body = data[at + 8:at + 8 + length]
            assert zlib.crc32(kind + body) == struct.unpack(">I", data[at + 8 + length:at + 12 + length])[0], kind
            chunks[kind] = body
            at += 12 + length
        width, height, depth, color = struct.unpack(">IIBB", chunks[b"IHDR"][:10])
        assert (depth, color, len(chunks[b"PLTE"])) == (1, 3, 6) and chunks[b"IEND"] == b""
        assert len(zlib.decompress(chunks[b"IDAT"])) == height * (1 + (width + 7) // 8)
        print(width, height)
        """

    @Test(.enabled(if: python != nil, "python3 is not installed"), arguments: sizes)
    func `Python reads the PNG`(width: Int, height: Int) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        try Picture(of: "sunset", width: width, height: height).png.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(Self.python))
        process.arguments = ["-c", Self.reader, file.path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(text == "\(width) \(height)\n")
    }

    private static let python = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/python3" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    @Test func `HEIF that breaks off, or has no size, makes no image`() throws {
        let heif = try #require(Picture(of: "sunset").heif)
        for length in 0..<heif.count where UIImage(data: heif.prefix(length)) != nil {
            #expect(length > 180)
        }
        var other = heif
        let place = try #require(other.range(of: Data("ispe".utf8)))
        other.replaceSubrange(place, with: Data("free".utf8))
        #expect(UIImage(data: other) == nil)
        var huge = heif
        huge.replaceSubrange(place.upperBound + 4..<place.upperBound + 8, with: Data([255, 255, 255, 255]))
        #expect(UIImage(data: huge)?.jpegData(compressionQuality: 1) == nil)
    }

    @Test func `An image by name has pixels, and an archive brings it back`() throws {
        let named = try #require(UIImage(named: "photo"))
        #expect(named.size == CGSize(width: 64, height: 64))
        #expect(named.pngData().flatMap { UIImage(data: $0) }?.size == named.size)
        #expect(named.jpegData(compressionQuality: 1).flatMap { UIImage(data: $0) }?.size == named.size)
        #expect(named.pngData() != UIImage(named: "other")?.pngData())
        #expect(UIImage().pngData() == nil && UIImage().jpegData(compressionQuality: 1) == nil)
        let data = try NSKeyedArchiver.archivedData(withRootObject: named, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data) == named)
    }
}
