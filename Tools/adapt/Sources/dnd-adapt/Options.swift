/// The arguments of the program. `dnd adapt` has checked and explained them; what is wrong here names that command.
struct Options {
    var folder: String?

    /// The folder of a package that is written around the files.
    var packageFolder: String?
    var isInPlace = false
    var isDryRun = false
    var isColoured = false
    var files: [String] = []

    /// Whether the files are written to another folder.
    var isCopying: Bool { folder != nil || packageFolder != nil }

    /// Nil for arguments that are not understood.
    init?(_ arguments: [String]) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--output":
                guard let value = rest.popFirst() else { return nil }
                folder = value
            case "--package":
                guard let value = rest.popFirst() else { return nil }
                packageFolder = value
            case "--in-place": isInPlace = true
            case "--dry-run": isDryRun = true
            case "--color":
                guard let value = rest.popFirst(), ["always", "never"].contains(value) else { return nil }
                isColoured = value == "always"
            case "--":
                files += rest
                return
            default:
                guard !argument.hasPrefix("-") else { return nil }
                files.append(argument)
            }
        }
    }
}
