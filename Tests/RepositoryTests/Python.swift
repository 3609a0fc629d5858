/// The Python interpreter for the benchmarks and `make compare`.
enum Python {
    /// Whether Python 3.11 or later is installed.
    static let isThere: Bool = {
        let program = "import sys; sys.exit(sys.version_info < (3, 11))"
        let check = try? Command(["python3", "-c", program], in: Repository.shared.root).run()
        return check?.status == 0
    }()
}
