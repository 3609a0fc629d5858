extension Progress {
    /// `Progress()`, which Foundation on Linux lacks: a progress without a parent or units. With an argument it is not
    /// part of Foundation.
    public convenience init(userInfo: [ProgressUserInfoKey: Any]? = nil) {
        self.init(parent: nil, userInfo: userInfo)
    }
}
