import UIKitCore

/// Metrics of pickers (Docs/Numbers.md). Points, and seconds.
enum PickerMetrics {
    static let size = CGSize(width: 320, height: 216)
    static let rowHeight: CGFloat = 32
    /// What the components' default widths leave at both sides together.
    static let sideRoom: CGFloat = 18
    /// Between two components.
    static let gap: CGFloat = 5
    /// How much higher than a row the selection band is.
    static let bandMargin: CGFloat = 2
    /// The inset of the selection band from the sides.
    static let bandInset: CGFloat = 9
    static let bandRadius: CGFloat = 8
    static let fontSize: CGFloat = 23.5
    /// The scale of the rows that are not selected: a font of 21 points.
    static let otherScale: CGFloat = 21 / 23.5
    static let otherAlpha: CGFloat = 0.447
    /// The opacity of the rows in an input view, whose material shows through them.
    static let inputViewAlpha: CGFloat = 0.8
    /// The part of a wheel's height, at its top and at its bottom, over which rows become transparent.
    static let fadingPart: CGFloat = 0.23
    /// The distance in rows over which a row changes between both looks. Inferred.
    static let blendStart: CGFloat = 0.3
    static let blendEnd: CGFloat = 0.7
    /// Between a component's sides and a title. Inferred.
    static let titleInset: CGFloat = 4
    /// The alpha of a disabled picker's rows. Inferred.
    static let disabledAlpha: CGFloat = 0.5
    /// How many rows Page Up and Page Down move. Inferred.
    static let pageRows = 5
}
