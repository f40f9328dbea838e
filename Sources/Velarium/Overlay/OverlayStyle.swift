/// How an `AdaptiveOverlayController` shows its content.
///
///     overlay.setStyle(.fullScreen, animated: true)
public enum OverlayStyle: String, CaseIterable, Hashable, Sendable {
    /// A bubble with an arrow that points at an anchor.
    case popover
    /// A sheet at the lower edge, which rests at detents and follows drags.
    case sheet
    /// A card in the middle, as large as its content.
    case dialog
    /// A card in the middle, as large as a form sheet if the screen has room for it.
    case modal
    /// The whole screen.
    case fullScreen
}
