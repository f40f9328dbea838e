import OverlayPlacement
import UIKit

/// Access to the placement of popovers, which is not part of UIKit's API.
@MainActor public enum PlacementDebugOverlay {
    /// The explanation of a popover's placement, in points of its container view. Nil if the popover has no placement.
    /// The program that starts the gallery sets this before the first page is created. Default: nil, for systems that
    /// offer no explanation (such as Apple's).
    public static var explain: ((UIPopoverPresentationController) -> PlacementExplanation?)?
}
