import OverlayPlacement

/// How a popover that is on the screen gets to where it belongs now.
struct PopoverGlide {
    let duration: Seconds
    let options: UIView.AnimationOptions

    /// Its content asks for another size.
    static let resize = PopoverGlide(
        duration: PopoverNumbers.resizeDuration, options: [.curveEaseInOut, .allowUserInteraction])
    /// With the keyboard that comes or goes.
    static let keyboard = PopoverGlide(duration: KeyboardNumbers.duration, options: KeyboardNumbers.options)

    /// The way from one request to the next; nil for at once. Apple: a size with a side of 0 is never animated, neither
    /// the old one nor the new one.
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
        (self.duration, self.options) = (duration, options)
    }
}

extension CGSize {
    fileprivate var hasArea: Bool { width > 0 && height > 0 }
}
