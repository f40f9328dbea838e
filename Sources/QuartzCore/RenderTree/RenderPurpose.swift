/// The purpose of a render tree.
enum RenderPurpose {
    /// Frames of a compositor.
    case screen
    /// The rendering of a layer for its shadow, as part of a frame.
    case shadow
    /// A rendering without animations.
    case still
    /// A rendering of the current state with animations.
    case snapshot
}
