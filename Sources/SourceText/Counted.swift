extension Int {
    /// "1 argument", "2 arguments"
    package func counted(_ noun: String) -> String {
        "\(self) \(noun)" + (self == 1 ? "" : "s")
    }
}
