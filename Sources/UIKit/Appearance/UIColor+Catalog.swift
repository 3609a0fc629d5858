extension UIColor {
    /// Any name is taken, because there is no catalogue to look in; nil for the empty one. Red, green and blue are made
    /// from the name: the same each time, and of other names most likely others.
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        let parts = Picture(of: name).ink.map { CGFloat($0) / 255 }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }
}
