extension NSAttributedString {
    /// An empty text: `NSMutableAttributedString()` as on iOS. Foundation on Linux has no initializer without a string.
    public convenience init(_ nothing: Void = ()) {
        self.init(string: "")
    }
}
