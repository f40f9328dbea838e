/// What touches the screen.
package enum TouchSource: Hashable, Sendable {
    case finger
    /// The primary button of the mouse. Apps see the touch of a finger; only texts treat it differently, because a mouse
    /// selects where a finger scrolls.
    case primaryButton
    /// The secondary button of the mouse.
    case secondaryButton
}
