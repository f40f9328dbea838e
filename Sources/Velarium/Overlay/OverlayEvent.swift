/// A change in the presentation of an overlay, as `Overlay.events` delivers it.
///
///     for await event in sheet.events {
///         if case .willDismiss(let reason) = event { log("The sheet closes: \(reason)") }
///     }
public enum OverlayEvent: Hashable, Sendable {
    /// The overlay is about to be presented.
    case willPresent
    /// The presentation animation has ended.
    case didPresent
    /// The overlay's dismissal begins, or the app has announced it.
    case willDismiss(DismissReason)
    /// The dismissal was canceled, as when the user catches a sheet; the overlay stays.
    case didCancelDismissal
    /// An `AdaptiveOverlayController` has arrived at another style.
    case didChangeStyle(OverlayStyle)
    /// The overlay has left the screen. Last event of the presentation.
    case didDismiss(DismissReason)
}
