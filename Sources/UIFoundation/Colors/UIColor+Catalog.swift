extension UIColor {
    /// Accepts any name, since there is no asset catalog; nil for the empty one. Red, green and blue are derived from
    /// the name: always the same, and most likely different for other names.
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        let parts = Picture(of: name).ink.map { CGFloat($0) / 255 }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }
}
