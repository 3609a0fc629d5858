internal import SourceText

/// To whom the names of each text belong: a file that was included under a name has scenes and words of its own.
///
/// Every coming in of a file has a number of its own, so that the number alone tells which one a word stands in.
struct Namespaces: Sendable {
    struct Namespace: Sendable {
        /// As it stands behind `as`.
        let name: String

        /// The namespace of the including text.
        let parent: Int

        /// What stands before its words, and before its scenes where there are several: `left.inner.`.
        let prefix: String

        /// The names of scenes as the file says them, those of files that it includes among them, with the names that
        /// they have in the whole text.
        var scenes: [String: String] = [:]

        /// Its scenes are named: what is declared later is added.
        var isSettled = false
    }

    /// A scene as somebody in a namespace names it.
    struct DeclaredScene: Hashable {
        let namespace: Int
        let name: String
    }

    /// The number of the main text, in which every name is as it is written.
    static let root = 0

    private(set) var all = [Namespace(name: "", parent: root, prefix: "")]
    private var byFile: [FileID: Int] = [:]

    /// True as long as no file was included under a name.
    var isEmpty: Bool { all.count == 1 }

    /// A new namespace inside another; an include under a name makes one.
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

    /// A word of a file as the whole text knows it: `left.move`.
    func fullName(ofWord name: String, in file: FileID) -> String {
        all[namespace(of: file)].prefix + name
    }

    /// The first of the names that a word of a file may mean, innermost first, that is known.
    func fullName(ofWord name: String, in file: FileID, where isKnown: (String) -> Bool) -> String? {
        chain(from: namespace(of: file)).map { all[$0].prefix + name }.first(where: isKnown)
    }

    /// The scene that a text of a namespace names; nil for one that belongs to the main text, or to nobody.
    func fullName(ofScene name: String, in namespace: Int) -> String? {
        chain(from: namespace).lazy.compactMap { all[$0].scenes[name] }.first
    }

    /// A namespace and those around it, innermost first.
    private func chain(from start: Int) -> [Int] {
        var chain = [start]
        while let last = chain.last, last != Self.root { chain.append(all[last].parent) }
        return chain
    }

    // MARK: - Names in a file

    /// How a file itself says the name of a scene, for messages.
    func localName(ofScene name: String, in file: FileID) -> String {
        for number in chain(from: namespace(of: file)) {
            let local = all[number].scenes.filter { $0.value == name }.map { $0.key }.min()
            if let local { return local }
        }
        return name
    }

    /// How a file itself says a word, for messages.
    func localName(ofWord name: String, in file: FileID) -> String {
        let prefix = all[namespace(of: file)].prefix
        return !prefix.isEmpty && name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    }

    // MARK: - Naming

    /// Names scenes: the only one of a namespace as the namespace, one of several with its own name behind it.
    mutating func name(_ scenes: [DeclaredScene]) {
        var visible = Array(repeating: [(name: String, scene: Int)](), count: all.count)
        for (index, scene) in scenes.enumerated() { visible[scene.namespace].append((scene.name, index)) }
        // A namespace stands behind the one around it.
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
