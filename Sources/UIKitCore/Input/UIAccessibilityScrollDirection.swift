/// Where assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// To what is right.
    case right = 1
    /// To what is left.
    case left
    /// To what is above.
    case up
    /// To what is below.
    case down
    /// To the next page.
    case next
    /// To the previous page.
    case previous
}
