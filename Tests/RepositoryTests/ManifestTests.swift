import Testing

/// Tests that the manifest allows other packages to depend on this one by URL and version, which `Tests/Client/run.sh`
/// tries.
@Suite struct ManifestTests {
    /// The manifest without comments.
    private func manifest() throws -> String {
        try Repository.shared.text(of: "Package.swift").replacing(/(?m)\/\/.*$/, with: "")
    }

    @Test func `No target has unsafe flags`() throws {
        #expect(try !manifest().contains("unsafeFlags"))
    }

    @Test func `No other package is needed, from anywhere`() throws {
        #expect(try !manifest().contains(".package("))
    }

    @Test func `No path leads out of the package`() throws {
        let paths = try manifest().matches(of: /"([^"\\]*)"/).map { $0.1 }
        #expect(paths.count > 100)
        #expect(
            paths.filter { $0.hasPrefix("/") || $0.hasPrefix("~") || $0.split(separator: "/").contains("..") } == [])
    }

    @Test func `The manifest asks nothing of the machine`() throws {
        let imports = try manifest().matches(of: /(?m)^ *import +(\w+)/).map { $0.1 }
        #expect(imports == ["PackageDescription"])
        #expect(try !manifest().contains("Context."))
    }
}
