internal import Foundation

/// The methods that a class declares, in its body or in extensions, whether they are called or not. They are read from
/// those symbols of the running executable that begin with the symbol of the class.
///
/// In an optimised build, methods that are never called have neither code nor symbols.
package enum DeclaredMethods {
    /// The Swift names, with labels. Nil if the class is in a library, or if the executable is stripped.
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

    /// The class and its superclasses, the nearest first.
    package static func ancestry(of type: AnyClass) -> some Sequence<AnyClass> {
        sequence(first: type) { ClassMetadata($0).superclass?.type }
    }

    private static let description = "nominal type descriptor for "
}
