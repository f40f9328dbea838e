/// Measures of what a device draws around an app. Points; sources: `Docs/Numbers.md`.
enum FurnitureNumbers {
    /// How thick the black rim around the screen is.
    static let rim: CGFloat = 10
    /// The rim above and below the screen of a device with a home button.
    static let buttonRim: CGFloat = 72
    /// What is left free around a framed device.
    static let margin: CGFloat = 16
    static let homeButton: CGFloat = 46
    static let indicatorSize = CGSize(width: 139, height: 5)
    static let wideIndicatorWidth: CGFloat = 220
    static let indicatorGap: CGFloat = 8
    static let islandSize = CGSize(width: 126, height: 37)
    /// How round the free corners of a notch are, and the bends where it leaves the edge.
    static let notchCorner: CGFloat = 20
    static let notchBend: CGFloat = 6
    /// The width of the disk that marks a finger of a mouse.
    static let touchPoint: CGFloat = 30
    /// The time of Apple's pictures.
    static let time = "9:41"
}
