internal import Synchronization

/// Names of the app around a view controller, which real files mention and which have no effect here. They are the one
/// exception to the rule that an API without its behaviour does not exist; `docs/compatibility.md` lists each.
package enum AppShell {
    private static let members = Mutex<[String]>([])

    /// The members that were called, in order, each once.
    package static var called: [String] { members.withLock { $0 } }

    /// Writes a warning to standard error, once in a process for each member.
    package static func warn(_ member: String, _ lack: String = "has no effect") {
        let isFirst = members.withLock { members in
            if members.contains(member) { return false }
            members.append(member)
            return true
        }
        if isFirst { StandardError.write("\(member) \(lack) here: see docs/compatibility.md, App shell") }
    }
}

/// The standard error of the program.
package enum StandardError {
    /// Writes a line.
    package static func write(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
