/// Where a line of text stands in its view: a part of the view's height and some points more, counted from the top for the
/// first line and from the bottom for the last.
struct BaselinePlace {
    enum Line { case first, last }

    var part: CGFloat = 0
    /// Points.
    var offset: CGFloat = 0
}
