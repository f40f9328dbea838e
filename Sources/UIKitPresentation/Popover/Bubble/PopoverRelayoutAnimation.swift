import OverlayPlacement
import UIKitCore

/// The animation of a popover on the screen to a new placement.
struct PopoverRelayoutAnimation {
    let duration: Seconds
    let options: UIView.AnimationOptions

    /// The preferred size of the content changed.
    static let resize = PopoverRelayoutAnimation(
        duration: PopoverDefaults.resizeDuration, options: [.curveEaseInOut, .allowUserInteraction])
    /// The keyboard appears or disappears.
    static let keyboard = PopoverRelayoutAnimation(duration: KeyboardMetrics.duration, options: KeyboardMetrics.options)

    /// The animation between two requests; nil for none. As in UIKit, a size with a side of 0 is never animated,
    /// neither the old one nor the new one.
    init?(from old: PlacementRequest, to new: PlacementRequest) {
        if old.keyboard != new.keyboard {
            self = .keyboard
        } else if old.contentSize != new.contentSize, old.contentSize.hasArea, new.contentSize.hasArea {
            self = .resize
        } else {
            return nil
        }
    }

    private init(duration: Seconds, options: UIView.AnimationOptions) {
        self.duration = duration
        self.options = options
    }
}

extension CGSize {
    fileprivate var hasArea: Bool { width > 0 && height > 0 }
}
