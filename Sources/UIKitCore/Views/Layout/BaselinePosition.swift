/// The position of a baseline in its view: a fraction of the view's height plus an offset, from the top for the first
/// line and from the bottom for the last.
@_spi(Core) public struct BaselinePosition {
    /// The first or the last line of the text.
    public enum Line { case first, last }

    /// A fraction of the view's height, 0 to 1.
    var fraction: CGFloat
    /// Points.
    var offset: CGFloat

    /// Creates a position at `fraction` of the height, moved by `offset` points.
    public init(fraction: CGFloat = 0, offset: CGFloat = 0) {
        self.fraction = fraction
        self.offset = offset
    }

    /// The distance from the edge in a view of `height` points.
    public func distance(inHeight height: CGFloat) -> CGFloat { fraction * height + offset }
}
