/// Numbers of progress bars and activity indicators of iOS 13 to 18 (Docs/Numbers.md). Points and seconds.
enum ProgressMeasure {
    static let height: CGFloat = 4
    static let barHeight: CGFloat = 2.5
    static let width: CGFloat = 150
    static let motion = ControlMotion(0.25)

    // Activity indicators
    static let mediumSide: CGFloat = 20
    static let largeSide: CGFloat = 37
    static let turn: Seconds = 1
    /// The strength of the ticks of 255, the strongest first, each followed by the one that was strongest before it.
    static let tickAlphas: [CGFloat] = [147, 122, 97, 72, 47, 47, 47, 47]
    /// A tick's thickness, and where it begins, in parts of the indicator's radius.
    static let tickWidth: CGFloat = 0.2
    static let tickStart: CGFloat = 0.4
    static let tickColour = UIColor { traits in
        UIColor(traits.userInterfaceStyle == .dark ? SRGBColour(235, 235, 245) : SRGBColour(60, 60, 68))
    }
}
