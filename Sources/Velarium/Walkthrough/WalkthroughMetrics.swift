import UIKit

/// The metrics of walkthroughs, chosen by us. Points and seconds.
enum WalkthroughMetrics {
    static let spotlightPadding: CGFloat = 6
    static let spotlightRadius: CGFloat = 10
    /// Between the spotlight and the card.
    static let cardGap: CGFloat = 10
    /// The minimum distance of the card from the edges of the safe area.
    static let margin: CGFloat = 16
    static let cardWidth: CGFloat = 320
    static let cardRadius: CGFloat = 14
    static let padding = UIEdgeInsets(top: 16, left: 16, bottom: 4, right: 16)
    static let lineGap: CGFloat = 4
    static let buttonHeight: CGFloat = 44
    static let buttonGap: CGFloat = 16
    /// The most by which a button's title is reduced to fit the card.
    static let minimumTitleScale: CGFloat = 0.7
    /// How often an anchor is scrolled to until it rests there.
    static let scrollAttempts = 5
    static let fade: TimeInterval = 0.25
    static let dimming: CGFloat = 0.5
}
