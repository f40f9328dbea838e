/// The position of a baseline in its view: a fraction of the view's height plus an offset, from the top for the first
/// line and from the bottom for the last.
struct BaselinePosition {
    enum Line { case first, last }

    /// A fraction of the view's height, 0 to 1.
    var fraction: CGFloat = 0
    /// Points.
    var offset: CGFloat = 0
}
