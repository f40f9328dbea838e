/// What the app has set for an overlay's reaction to taps, keys and the keyboard; `ModalPresentationViewController`
/// documents it.
struct ModalBehavior {
    var isModal = false
    var willHideByDimmingViewTapped: (() -> Void)?
    var didHideByDimmingViewTapped: (() -> Void)?
    var shouldBecomeKeyWindow = true
    var shouldDimmedAppAutomatically = true
    var replacesVisibleOverlays = true
    var endsWhenContainerLeavesWindow = true
    var onlyRespondsToKeyboardEventFromDescendantViews: Bool

    init(_ appearance: ModalPresentationAppearance) {
        onlyRespondsToKeyboardEventFromDescendantViews = appearance.onlyRespondsToKeyboardEventFromDescendantViews
    }
}
