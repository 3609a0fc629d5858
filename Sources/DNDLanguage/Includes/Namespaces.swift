internal import SourceText

/// The owners of names: a file included under a name has scenes and words of its own.
///
/// Every inclusion has a file ID of its own, so the ID alone identifies the namespace of a word.
struct Namespaces: Sendable {
    struct Namespace: Sendable {
        /// The name after `as`.
        let name: String

        /// The namespace of the including text.
        let parent: Int

        /// The prefix of its words, and of its scenes if there are several: `left.inner.`.
        let prefix: String

        /// The scenes in the file's own spelling, including those of nested includes, with their names in the whole
        /// text.
        var scenes: [String: String] = [:]

        /// Whether its scenes have names; later declarations are added.
        var isSettled = false
    }

    /// A scene as named within a namespace.
    struct DeclaredScene {
        let namespace: Int
        let name: String
    }

    /// The namespace of the main text, where every name is as written.
    static let root = 0

    private(set) var all = [Namespace(name: "", parent: root, prefix: "")]
    private var byFile: [FileID: Int] = [:]

    /// Whether no file was included under a name.
    var isEmpty: Bool { all.count == 1 }

    /// Adds a namespace inside another, for an include with a name.
    mutating func add(_ name: String, in parent: Int) -> Int {
        all.append(Namespace(name: name, parent: parent, prefix: all[parent].prefix + name + "."))
        return all.count - 1
    }

    mutating func assign(_ file: FileID, to namespace: Int) {
        if namespace != Self.root { byFile[file] = namespace }
    }

    func namespace(of file: FileID) -> Int {
        byFile.isEmpty ? Self.root : byFile[file] ?? Self.root
    }

    func isRenamed(_ file: FileID) -> Bool { namespace(of: file) != Self.root }

    // MARK: - Names in the whole text

    /// The name of a file's word in the whole text: `left.move`.
    func fullName(ofWord name: String, in file: FileID) -> String {
        all[namespace(of: file)].prefix + name
    }

    /// The first known name that a word of a file can refer to, innermost namespace first.
    func fullName(ofWord name: String, in file: FileID, where isKnown: (String) -> Bool) -> String? {
        chain(from: namespace(of: file)).map { all[$0].prefix + name }.first(where: isKnown)
    }

    /// The scene that a text in a namespace refers to; nil for one of the main text, or an unknown one.
    func fullName(ofScene name: String, in namespace: Int) -> String? {
        chain(from: namespace).lazy.compactMap { all[$0].scenes[name] }.first
    }

    /// A namespace and its parents, innermost first.
    private func chain(from start: Int) -> [Int] {
        var chain = [start]
        while let last = chain.last, last != Self.root { chain.append(all[last].parent) }
        return chain
    }

    // MARK: - Names in a file

    /// The file's own spelling of a scene's name, for messages.
    func localName(ofScene name: String, in file: FileID) -> String {
        for number in chain(from: namespace(of: file)) {
            let local = all[number].scenes.filter { $0.value == name }.map { $0.key }.min()
            if let local { return local }
        }
        return name
    }

    /// The file's own spelling of a word, for messages.
    func localName(ofWord name: String, in file: FileID) -> String {
        let prefix = all[namespace(of: file)].prefix
        return !prefix.isEmpty && name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    }

    // MARK: - Naming

    /// Names scenes: the only scene of a namespace as the namespace, one of several with its own name appended.
    mutating func name(_ scenes: [DeclaredScene]) {
        var visible = Array(repeating: [(name: String, scene: Int)](), count: all.count)
        for (index, scene) in scenes.enumerated() { visible[scene.namespace].append((scene.name, index)) }
        // Processes a namespace after its parent.
        for number in all.indices.dropFirst().reversed() {
            let own = visible[number]
            let isOnly = own.count == 1 && !all[number].isSettled
            visible[all[number].parent] += own.map {
                (isOnly ? all[number].name : all[number].name + "." + $0.name, $0.scene)
            }
        }
        let full = visible[Self.root].reduce(into: [Int: String]()) { $0[$1.scene] = $1.name }
        for number in all.indices.dropFirst() {
            for (name, scene) in visible[number] where all[number].scenes[name] == nil {
                all[number].scenes[name] = full[scene]
            }
            all[number].isSettled = true
        }
    }
}
