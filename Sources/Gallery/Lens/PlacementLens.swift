import OverlayPlacement
import UIKit

/// What the gallery may know of a popover's placement beyond UIKit's interface.
@MainActor public enum PlacementLens {
    /// Why a popover stands where it stands, in points of its container view; nil for one that stands nowhere. Whoever
    /// starts the gallery on a system that explains itself sets it, before the first page is made. Nil, the default, on
    /// systems that tell nothing, as Apple's.
    public static var explain: ((UIPopoverPresentationController) -> PlacementExplanation?)?
}
