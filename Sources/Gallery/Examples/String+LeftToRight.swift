extension String {
    /// The string in a left-to-right isolate, for coordinates and sizes in right-to-left text.
    var leftToRight: String { "\u{2066}\(self)\u{2069}" }
}
