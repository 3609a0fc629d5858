package import Glibc

/// A directory that is removed after the test.
package final class TemporaryDirectory {
    package let root: String

    package init() throws {
        var template = Array("/tmp/line-editor-tests-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw HarnessError(text: "no temporary directory: errno \(errno)") }
        root = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        for name in names() { unlink(path(name)) }
        remove(root)
    }

    package func path(_ name: String) -> String { root + "/" + name }

    package func names() -> [String] {
        guard let directory = opendir(root) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    package func write(_ bytes: [UInt8], to name: String) throws {
        guard let file = fopen(path(name), "w") else { throw HarnessError(text: "cannot write \(name)") }
        defer { fclose(file) }
        guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
            throw HarnessError(text: "cannot write all of \(name)")
        }
    }

    package func read(_ name: String) throws -> [UInt8] {
        guard let file = fopen(path(name), "r") else { throw HarnessError(text: "cannot read \(name)") }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
        return bytes
    }

    /// The permission bits of a file.
    package func mode(_ path: String) -> mode_t {
        var status = stat()
        lstat(path, &status)
        return status.st_mode & 0o777
    }
}
