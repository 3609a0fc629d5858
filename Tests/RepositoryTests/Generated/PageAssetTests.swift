import Foundation
import Testing

/// Tests that the program contains the modules of `Page` as they are.
@Suite struct PageAssetTests {
    @Test func `The program has the style and the script of Page`() throws {
        try GeneratedFile.check(PageAssetSource().text, at: PageAssetSource.path)
    }

    @Test func `A module imports only what stands before it`() throws {
        var known: Set<String> = []
        for name in PageAssetSource.modules {
            let text = try Repository.shared.text(of: "Page/" + name)
            for line in text.split(separator: "\n") where line.hasPrefix("import ") {
                let module = try #require(line.split(separator: "/").last?.split(separator: "\"").first)
                #expect(known.contains(String(module)), "\(name) imports \(module)")
            }
            known.insert(name.split(separator: "/").last.map { String($0) } ?? name)
        }
    }

    @Test func `No name is declared twice at the top of the script`() throws {
        let names = try PageAssetSource().script.split(separator: "\n").compactMap { line in
            line.firstMatch(of: /^(?:const|let|function) ([A-Za-z]+)/).map { String($0.1) }
        }
        #expect(names.count > 30)
        let counts = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }
        #expect(counts.isEmpty, "\(counts.keys.sorted())")
    }

    @Test(arguments: [
        ("", "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
        ("abc", "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "sha256-JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
        ),
    ])
    func `The hash is that of the standard`(text: String, source: String) {
        #expect(SHA256.source(of: text) == source)
    }
}
