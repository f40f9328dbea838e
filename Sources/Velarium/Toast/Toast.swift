import UIKit

/// A short message at an edge of the screen that goes by itself and leaves the app usable: it takes no touches outside
/// itself, no keys and no first responder, and stays above the keyboard.
///
///     Toast(title: "Draft saved").show(over: self)
///     if case .value = await present(Toast(title: "Deleted", action: .init("Undo"))) { restore() }
///
/// One toast is visible per scene and edge: another one at the same edge replaces it. To show one after the other,
/// request them from `OverlayCoordinator.toastCoordinator(for:)`. The user can drag a toast to its edge to dismiss it.
@preconcurrency @MainActor open class Toast: ValueOverlay {
    /// The edge of the screen at which a toast is shown, and from which it slides in.
    public enum Edge: CaseIterable, Hashable, Sendable {
        /// Below the status bar.
        case top
        /// Above the home indicator and the keyboard.
        case bottom
        /// In the middle of the edge where lines begin.
        case leading
        /// In the middle of the edge where lines end.
        case trailing
    }

    /// The width of a toast.
    public enum Style: CaseIterable, Hashable, Sendable {
        /// As wide as its texts.
        case compact
        /// As wide as the screen, up to a readable width.
        case banner
    }

    /// What a toast's button does.
    public struct Action: Hashable, Sendable {
        /// The title of the button, in the user's language.
        public var title: String

        /// Creates an action with a title in the user's language.
        public init(_ title: String) { self.title = title }
    }

    /// The lifecycle of the toast's presentations.
    public let lifecycle = OverlayLifecycle()
    /// The text in the first line.
    public let title: String
    /// The text below. Nil for none.
    public let message: String?
    /// The image beside the texts; a template image has the tint color. Nil for none.
    public let image: UIImage?
    /// The button. Nil for none.
    public let action: Action?
    /// The edge at which the toast is shown.
    public let edge: Edge
    /// The width of the toast.
    public let style: Style
    /// How long the toast is shown, in seconds, counted from the end of its animation. Default 4; nil: until the user or
    /// the app dismisses it. Negative and non-finite values count as nil and are reported.
    ///
    /// The time starts anew when the user has touched the toast. A toast with an action stays while VoiceOver runs. Takes
    /// effect with the next presentation.
    open var duration: TimeInterval? = ToastMetrics.duration
    /// The action if it ended the last presentation. Nil if it did not, and while the toast is presented.
    open private(set) var value: Action?

    private var presentation: ToastPresentation?
    /// The delay that was in effect when the user touched the toast. Nil while it is not touched.
    private var delayBeforeTouch: TimeInterval??

    /// Creates a toast.
    ///
    /// - Parameters:
    ///   - title: The text in the first line. Accessibility announces it with the message.
    ///   - message: The text below. Default nil: none.
    ///   - image: An image beside the texts. Default nil: none.
    ///   - action: The button, which dismisses the toast. Default nil: none.
    ///   - edge: The edge of the screen. Default bottom.
    ///   - style: The width. Default compact.
    public init(
        title: String, message: String? = nil, image: UIImage? = nil, action: Action? = nil, edge: Edge = .bottom,
        style: Style = .compact
    ) {
        self.title = title
        self.message = message
        self.image = image
        self.action = action
        self.edge = edge
        self.style = style
    }

    // MARK: Presenting

    /// Shows the toast in the scene of `controller`, in place of the one at its edge. Nil means the frontmost scene.
    ///
    /// Does nothing while the toast is presented. A toast that is being dismissed ends, and comes back from where it is.
    /// Without a scene on the screen, nothing is shown and
    /// `OverlayDiagnostics` reports it.
    open func show(over controller: UIViewController? = nil, animated: Bool = true) {
        guard canBeShown(over: controller) else { return }
        let view = controller?.viewIfLoaded
        show(from: view, in: view?.window?.windowScene ?? .frontmost, animated: animated)
    }

    /// - Parameter view: The view that presents the toast, for its theme; nil for that of the scene.
    func show(from view: UIView?, in scene: UIWindowScene?, animated: Bool) {
        // A presentation ends only in `didDismiss`, whose callbacks may show the toast again.
        if presentation != nil, !lifecycle.isDismissing { return }
        guard let scene else {
            return OverlayDiagnostics.report(
                "\(type(of: self)) was not shown: no scene is on the screen. Show it over a controller that has appeared."
            )
        }
        let position = presentation?.interrupt()
        guard presentation == nil else { return }
        for window in scene.windows {
            if let shown = (window as? ToastWindow)?.toast, shown.edge == edge {
                shown.dismiss(for: .replaced, animated: animated)
            }
        }
        value = nil
        autoDismissDelay = staysForVoiceOver ? nil : duration
        delayBeforeTouch = nil
        let presentation = ToastPresentation(of: self, from: view, in: scene)
        self.presentation = presentation
        lifecycle.willPresent()
        presentation.begin(animated: animated, from: position)
    }

    /// Dismisses the toast. The first reason counts.
    open func dismiss(for reason: DismissReason, animated: Bool) {
        guard let presentation, lifecycle.willDismiss(for: reason) else { return }
        presentation.end(animated: animated)
    }

    // MARK: Calls from the presentation

    /// VoiceOver needs more time to reach a button.
    private var staysForVoiceOver: Bool { action != nil && UIAccessibility.isVoiceOverRunning }

    /// The user touches the toast: it stays.
    func touchDidBegin() {
        guard lifecycle.isPresented, delayBeforeTouch == nil else { return }
        delayBeforeTouch = .some(autoDismissDelay)
        autoDismissDelay = nil
    }

    /// The user has let go of the toast: its time, if it has one, starts anew.
    func touchDidEnd() {
        guard let delay = delayBeforeTouch else { return }
        delayBeforeTouch = nil
        if lifecycle.isPresented, autoDismissDelay == nil, !staysForVoiceOver { autoDismissDelay = delay }
    }

    /// VoiceOver was turned on or off.
    func voiceOverStatusDidChange() {
        guard lifecycle.isPresented, action != nil else { return }
        delayBeforeTouch = nil
        autoDismissDelay = staysForVoiceOver ? nil : duration
    }

    func presentationDidBegin() {
        lifecycle.didPresent(self)
        let text = [title, message].compactMap(\.self).joined(separator: ", ")
        UIAccessibility.post(notification: .announcement, argument: text)
    }

    func actionWasPressed() {
        guard lifecycle.isPresented else { return }
        value = action
        dismiss(for: .action, animated: true)
    }

    func presentationDidEnd() {
        presentation = nil
        lifecycle.didDismiss()
    }
}

extension OverlayCoordinator {
    /// Requests the presentation of `toast`. Use the coordinator of `toastCoordinator(for:)`, so that toasts and dialogs
    /// do not wait for each other.
    ///
    /// - Parameters:
    ///   - toast: What to show.
    ///   - options: When it may be shown. `minimumDuration` is how long it stays although another one waits.
    /// - Returns: The request. It may have ended already.
    @discardableResult
    public func present(_ toast: Toast, options: OverlayRequest.Options = .init()) -> OverlayRequest {
        present(toast, options: options) { [weak self] in toast.show(from: nil, in: self?.scene, animated: true) }
    }
}
