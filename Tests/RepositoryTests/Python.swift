/// The interpreter of the bench and of `make compare`.
enum Python {
    /// Whether it is one of 3.11 or later.
    static let isThere: Bool = {
        let program = "import sys; sys.exit(sys.version_info < (3, 11))"
        let check = try? Command(["python3", "-c", program], in: Repository.shared.root).run()
        return check?.status == 0
    }()
}
