extension String {
    /// The same, read from the left also within a text that runs from the right: for coordinates and sizes.
    var leftToRight: String { "\u{2066}\(self)\u{2069}" }
}
