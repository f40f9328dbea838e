/// An input view or accessory view of the app whose keys click.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether `UIDevice.playInputClick()` clicks while this view is shown. Default false.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}

extension UIDevice {
    /// Plays the click of a key, if an input view or accessory view that allows clicks is shown.
    ///
    /// No host plays it: the trace records it, as it does haptic feedback.
    public func playInputClick() {
        let views = UIKitSystem.current?.keyboardPresenter?.visibleInputViews ?? []
        guard views.contains(where: { ($0 as? any UIInputViewAudioFeedback)?.enableInputClicksWhenVisible == true })
        else {
            return
        }
        Trace.note(self, callback: "playInputClick()")
    }
}
