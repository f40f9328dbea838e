import CoreGraphics

/// The heights of a navigation bar's large title and palette over scrolled content. Points.
///
/// Scrolling hides the palette first, then the large title. Content pulled down makes the large title higher.
struct NavigationBarExtraHeights: Equatable {
    /// The visible heights.
    let largeTitle: CGFloat
    let palette: CGFloat
    /// What scrolling can hide, and what it has hidden.
    let collapsible: CGFloat
    let collapsed: CGFloat
    /// The part of the content that is covered: without the extra height of pulled content.
    let inset: CGFloat

    /// - Parameters:
    ///   - full: The full height of the large title; 0 without one.
    ///   - fullPalette: The full height of the palette; 0 without one.
    ///   - hidesPalette: Whether scrolling hides the palette.
    ///   - scrolled: How far the content has been scrolled up from its top.
    init(largeTitle full: CGFloat, palette fullPalette: CGFloat, hidesPalette: Bool, scrolled: CGFloat) {
        collapsible = full + (hidesPalette ? fullPalette : 0)
        let remaining = max(0, collapsible - scrolled)
        palette = hidesPalette ? min(fullPalette, max(0, remaining - full)) : fullPalette
        largeTitle = full == 0 ? 0 : remaining - (hidesPalette ? palette : 0)
        collapsed = collapsible - min(remaining, collapsible)
        inset = min(largeTitle, full) + palette
    }
}
