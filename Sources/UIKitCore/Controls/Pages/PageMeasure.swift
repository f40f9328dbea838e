/// Numbers of the page control of iOS 14 to 18 (Docs/Numbers.md). Points and seconds.
enum PageMeasure {
    static let height: CGFloat = 26
    static let dot: CGFloat = 7
    /// From one dot's middle to the next one's.
    static let pitch: CGFloat = 16
    /// Beside the first and the last dot, inside the background.
    static let margin: CGFloat = 9
    static let otherAlpha: CGFloat = 0.3
    static let motion = ControlMotion(0.25)
    /// How far a finger moves sideways before it scrubs through the pages.
    static let scrubDistance: CGFloat = 10
}
