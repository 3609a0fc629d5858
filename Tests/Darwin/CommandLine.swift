// A declaration that `System` needs and Embedded Swift's standard library lacks. It is compiled and never run.

enum CommandLine {
    static var argc: Int32 { 0 }
    static var unsafeArgv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { .allocate(capacity: 1) }
}
