extension RunEvent {
    /// Without the colours of a terminal.
    package var plain: RunEvent {
        switch self {
        case .began, .problem, .ended: return self
        case .file(var file):
            for index in file.diagnostics.indices { file.diagnostics[index].text.removeColours() }
            return .file(file)
        case .scenario(var scenario):
            for index in scenario.failures.indices { scenario.failures[index].text.removeColours() }
            for index in scenario.trace.indices { scenario.trace[index].removeColours() }
            for index in scenario.remarks.indices { scenario.remarks[index].removeColours() }
            return .scenario(scenario)
        }
    }
}

extension String {
    private static let escape = UInt8(ascii: "\u{1B}")

    /// Takes away "select graphic rendition" (ECMA-48, 8.3.117), the only sequence that ``Style`` writes. What a spec
    /// says has been made visible before, and holds none.
    fileprivate mutating func removeColours() {
        guard utf8.contains(Self.escape) else { return }
        var bytes: [UInt8] = []
        var isInside = false
        for byte in utf8 {
            if byte == Self.escape {
                isInside = true
            } else if isInside {
                isInside = byte != UInt8(ascii: "m")
            } else {
                bytes.append(byte)
            }
        }
        self = String(decoding: bytes, as: UTF8.self)
    }
}
