import CoreGraphics

/// The measures of bars; `Docs/Numbers.md` says where each comes from. Points.
enum BarNumbers {
    static let phoneHeight: CGFloat = 44
    static let compactHeight: CGFloat = 32
    static let padHeight: CGFloat = 50
    static let largeTitleHeight: CGFloat = 52
    static let fontSize: CGFloat = 17
    static let largeFontSize: CGFloat = 34
    static let narrowMargin: CGFloat = 16
    static let wideMargin: CGFloat = 20
    static let itemGap: CGFloat = 16
    static let titleGap: CGFloat = 8
    static let backMargin: CGFloat = 8
    static let backGap: CGFloat = 6
    static let touchMargin: CGFloat = 8
    static let pressedAlpha: CGFloat = 0.2
    /// From the large title's baseline area to the bar's lower edge.
    static let largeTitleBottom: CGFloat = 8
    /// How much scrolling makes the background appear.
    static let backgroundFade: CGFloat = 10
    /// How far the large title collapses before the small one shows, and how long that takes in seconds.
    static let titleSwitch: CGFloat = 10
    static let titleFade = 0.15
    /// Seconds of a push or pop.
    static let transition = 0.5
    /// How far the covered page goes, in parts of its width, and how dark it gets.
    static let parallax: CGFloat = 1.0 / 3
    static let dim: CGFloat = 0.094
}
