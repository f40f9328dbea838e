import UIKit

/// What an overlay does beside other overlays, and without its container.
extension ModalPresentationViewController {
    /// Whether the overlays that are visible in the scene end as `replaced` when this one is shown. Default true. Takes
    /// effect with the next presentation.
    ///
    /// If false, they stay behind this one, and their delegates are not asked. The overlay in front receives taps and
    /// keys. `hideAllVisibleIfAllowed()` hides all of them, the last one first.
    public var replacesVisibleOverlays: Bool {
        get { behavior.replacesVisibleOverlays }
        set { behavior.replacesVisibleOverlays = newValue }
    }

    /// Whether an overlay that is shown in a view ends as `anchorLost` when that view leaves its window for any other
    /// reason than a screen that covers it. Default true. Takes effect when the view leaves its window.
    ///
    /// If false, the overlay stays in the view, and is on the screen again with it. It ends when the view is
    /// deallocated.
    public var endsWhenContainerLeavesWindow: Bool {
        get { behavior.endsWhenContainerLeavesWindow }
        set { behavior.endsWhenContainerLeavesWindow = newValue }
    }
}
