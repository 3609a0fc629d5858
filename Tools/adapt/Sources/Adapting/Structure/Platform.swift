internal import SwiftIfConfig
internal import SwiftSyntax

/// A system, to evaluate the conditions of `#if`. Both have the modules that are there on Linux, and all flags of
/// their own, such as `DEBUG`.
struct Platform: BuildConfiguration {
    static var linux: Platform { Platform(system: "Linux") }
    static var ios: Platform { Platform(system: "iOS") }

    private let system: String

    let targetPointerBitWidth = 64
    let targetAtomicBitWidths = [8, 16, 32, 64]
    let endianness = Endianness.little
    let languageVersion = VersionTuple(6)
    let compilerVersion = VersionTuple(6, 3)

    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        importPath.first.map { Imports.present.contains($0.1) } ?? false
    }

    func isActiveTargetOS(name: String) -> Bool { name == system }
    func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }
    func isCustomConditionSet(name: String) -> Bool { true }
    func hasFeature(name: String) -> Bool { true }
    func hasAttribute(name: String) -> Bool { true }
    func isActiveTargetArchitecture(name: String) -> Bool { name == "x86_64" }
    func isActiveTargetEnvironment(name: String) -> Bool { false }
    func isActiveTargetRuntime(name: String) -> Bool { false }
    func isActiveTargetPointerAuthentication(name: String) -> Bool { false }
}

extension SyntaxProtocol {
    /// Whether it is compiled on Linux.
    var isCompiledHere: Bool {
        conditions.allSatisfy { clause in
            let condition = clause.parent?.parent?.as(IfConfigDeclSyntax.self)
            return condition?.activeClause(in: Platform.linux).clause?.id == clause.id
        }
    }
}
