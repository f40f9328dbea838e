/// What happens to an overlay while the anchor that it follows is lost; see `OverlayAnchor`.
///
///     popover.anchorLossBehavior = .hide  // while the row is scrolled out of sight
public enum AnchorLossBehavior: String, CaseIterable, Sendable {
    /// The overlay is dismissed as `anchorLost`.
    case dismiss
    /// The overlay is hidden, lets touches through, and appears again when the anchor does.
    case hide
    /// The overlay stays where it was, and follows the anchor again when it is back.
    case stay
}
