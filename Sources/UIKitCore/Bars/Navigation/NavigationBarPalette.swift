import CoreGraphics

/// A view below the titles of a navigation bar, such as a search bar.
@MainActor package protocol NavigationBarPalette: UIView {
    /// The height when it is fully visible. Points.
    var fullHeight: CGFloat { get }
    /// Whether it takes the place of the bar's titles and buttons.
    var replacesTitles: Bool { get }
}
