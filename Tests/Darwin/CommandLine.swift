// What Embedded Swift lacks of the standard library and `System` needs. It is compiled and never run.

enum CommandLine {
    static var argc: Int32 { 0 }
    static var unsafeArgv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { .allocate(capacity: 1) }
}
