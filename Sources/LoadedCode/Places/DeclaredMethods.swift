internal import Foundation

/// The methods that a class itself declares, in its body or in extensions, whether anybody reaches them or not: the
/// symbols of the running executable that begin with the symbol of the class.
///
/// An optimised build has neither code nor symbols of methods that nobody calls.
package enum DeclaredMethods {
    /// Swift names with labels. Nil when the class is in a library, or when the executable has been stripped.
    package static func names(of type: AnyClass) -> Set<String>? {
        guard let executable = LoadedFile.executable,
            let descriptor = executable.names(at: ClassMetadata(type).descriptor).first(where: { $0.hasSuffix("Mn") }),
            let text = SwiftName.text(ofSymbol: descriptor), text.hasPrefix(description)
        else { return nil }
        let typeName = String(text.dropFirst(description.count))
        let symbols = executable.namesOfFunctions(startingWith: String(descriptor.dropLast(2)), endingWith: "F")
        let names = symbols.compactMap { symbol in
            SwiftName.text(ofSymbol: symbol).flatMap { SwiftName($0, in: typeName)?.name }
        }
        return Set(names)
    }

    /// The class and those above it, the nearest first.
    package static func ancestry(of type: AnyClass) -> some Sequence<AnyClass> {
        sequence(first: type) { ClassMetadata($0).superclass?.type }
    }

    private static let description = "nominal type descriptor for "
}
