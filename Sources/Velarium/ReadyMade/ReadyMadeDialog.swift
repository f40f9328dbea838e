import UIKit

/// A dialog with a title, a body and buttons, shown in a `ModalPresentationViewController` that is modal: only a
/// button, Escape or the app dismisses it.
///
///     let dialog = ReadyMadeDialog(title: "New colors", body: palette, buttons: [DialogButton("Try them")])
///     dialog.show(over: self)
///
/// A body that is too high scrolls; the buttons are fixed. They are stacked if their titles do not fit side by side, as
/// with large text.
open class ReadyMadeDialog: UIViewController, Overlay, ModalPresentationContent, ModalPresentationComponent {
    /// The lifecycle of the dialog's presentations.
    public let lifecycle = OverlayLifecycle()
    /// The buttons in the order they were given: from the leading edge if they are side by side, from the bottom if
    /// they are stacked.
    public let buttons: [DialogButton]
    /// The button that ended the last presentation, as an index of `buttons`. Nil if none did, and while the dialog is
    /// presented.
    public private(set) var pressedButtonIndex: Int?
    /// Configures the overlay before each presentation: its margins, animation or dimming view. Default nil.
    open var configureOverlay: ((ModalPresentationViewController) -> Void)?

    let dialogView: ReadyMadeDialogView
    private var overlay: ModalPresentationViewController?
    /// Shows the dialog again when its overlay has ended. Nil for none.
    private var nextShow: (() -> Void)?
    private var themeObservation: OverlayThemeObservation?
    /// The available size at the last layout of the overlay.
    private var lastLimitSize: CGSize?

    /// Creates a dialog. Its width is an alert's: 270 points, 310 at accessibility text sizes, or less to keep margins
    /// of 20 points.
    ///
    /// - Parameters:
    ///   - title: The title; nil or empty for none.
    ///   - body: A view whose `sizeThatFits(_:)` returns its height for the dialog's width. Nil for none.
    ///   - buttons: The buttons. Without one, only the app can dismiss the dialog.
    public init(title: String?, body: UIView?, buttons: [DialogButton]) {
        self.buttons = buttons
        dialogView = ReadyMadeDialogView(title: title, body: body, kind: .message, buttons: DialogButtonStack(buttons))
        super.init(nibName: nil, bundle: nil)
        configure(title: title)
    }

    /// Creates a dialog whose body is arranged as `kind` says, below the title and the header.
    init(
        title: String?, header: UIView? = nil, body: UIView, kind: ReadyMadeDialogView.Kind, buttons: [DialogButton]
    ) {
        self.buttons = buttons
        dialogView = ReadyMadeDialogView(
            title: title, header: header, body: body, kind: kind, buttons: DialogButtonStack(buttons))
        super.init(nibName: nil, bundle: nil)
        configure(title: title)
    }

    private func configure(title: String?) {
        self.title = title
        dialogView.buttons.onPress = { [unowned self] in press($0) }
    }

    /// Unavailable: a ready-made dialog needs its parts.
    @available(*, unavailable, message: "a ready-made dialog needs its parts")
    public required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// Creates the view with title, body and buttons.
    open override func loadView() { view = dialogView }

    // MARK: Presenting

    /// Shows the dialog in a window of its own, in the scene of `controller`. Does nothing while it is presented. A dialog
    /// that is being dismissed ends, and comes back from where it is.
    ///
    /// If another overlay of the scene refuses to be replaced, the presentation ends at once as `cancelled`.
    ///
    /// - Parameters:
    ///   - controller: A controller in the target scene. Nil, the default, and a controller without a window mean the
    ///     scene with the key window.
    ///   - animated: Whether the dialog scales down and fades in. Default true.
    open func show(over controller: UIViewController? = nil, animated: Bool = true) {
        guard canBeShown(over: controller) else { return }
        let scene = controller?.viewIfLoaded?.window?.windowScene
        if let overlay {
            guard overlay.lifecycle.isDismissing else { return }
            return showAgain(over: controller, in: scene, animated: animated)
        }
        let overlay = ModalPresentationViewController(contentViewController: self)
        overlay.isModal = true
        overlay.contentViewMargins = ReadyMadeMetrics.margins
        overlay.insetsContentFromSafeArea = true
        overlay.animationStyle = .alert
        overlay.theme.replaceUsualDimming(of: overlay.dimmingView, by: ReadyMadeMetrics.dimming)
        overlay.lifecycle.onWillDismiss = { [weak self] in self?.lifecycle.willDismiss(for: $0) }
        overlay.onDismiss = { [weak self] in self?.overlayDidDismiss(for: $0) }
        self.overlay = overlay
        configure(overlay, over: controller, in: scene)
        beginPresentation()
        overlay.show(animated: animated)
        // Another overlay of the scene refused to be replaced.
        if self.overlay === overlay, overlay.lifecycle.stateMachine.phase == .idle {
            overlayDidDismiss(for: .cancelled)
        }
    }

    private func beginPresentation() {
        pressedButtonIndex = nil
        presentationWillBegin()
        lifecycle.willPresent()
    }

    private func configure(
        _ overlay: ModalPresentationViewController, over controller: UIViewController?, in scene: UIWindowScene?
    ) {
        overlay.windowScene = scene
        overlay.theme.source = controller?.viewIfLoaded
        themeObservation = OverlayThemeObservation(of: controller?.viewIfLoaded, in: scene ?? .frontmost) {
            [weak self] in
            self?.apply($0)
        }
        configureOverlay?(overlay)
    }

    /// Shows the dialog during its dismissal: the overlay reverses. In another scene, or while the overlay is being
    /// removed, the dialog is shown as soon as it has ended.
    private func showAgain(over controller: UIViewController?, in scene: UIWindowScene?, animated: Bool) {
        guard let overlay else { return }
        let isInScene = overlay.window?.windowScene === scene ?? .frontmost
        if isInScene, case .dismissing = overlay.lifecycle.stateMachine.phase {
            configure(overlay, over: controller, in: scene)
            return overlay.show(animated: animated)
        }
        nextShow = { [weak self, weak controller] in self?.show(over: controller, animated: animated) }
        overlay.dismiss(for: .code, animated: false)
    }

    /// Dismisses the dialog. The first reason counts.
    public func dismiss(for reason: DismissReason, animated: Bool) {
        nextShow = nil
        overlay?.dismiss(for: reason, animated: animated)
    }

    /// Dismisses the dialog as `code`, without animation.
    public func hideModalPresentationComponent() { dismiss(for: .code, animated: false) }

    private func overlayDidDismiss(for reason: DismissReason) {
        // An overlay that is shown again from where it is keeps the dialog.
        let isReversing = overlay.map { $0.lifecycle.stateMachine.phase != .idle } ?? false
        if !isReversing {
            themeObservation = nil
            overlay?.contentViewController = nil
            overlay = nil
        }
        presentationDidEnd()
        lifecycle.willDismiss(for: reason)
        lifecycle.didDismiss()
        if isReversing { return overlayDidReverse() }
        let nextShow = nextShow
        self.nextShow = nil
        nextShow?()
    }

    /// The former presentation was reported. Begins the next one, whose overlay is on its way already, or on its way out
    /// again if a callback has dismissed it.
    private func overlayDidReverse() {
        guard let overlay else { return }
        beginPresentation()
        if let reason = overlay.lifecycle.stateMachine.dismissalReason { lifecycle.willDismiss(for: reason) }
    }

    // MARK: Buttons and keys

    /// Presses a button as a tap does. Does nothing unless the dialog is presented and the button enabled.
    func press(_ index: Int) {
        guard isAnswerable, dialogView.buttons.isEnabled(index), shouldPress(index) else { return }
        finish(pressing: index)
    }

    /// Whether the dialog is presented, so that buttons and rows have an effect.
    var isAnswerable: Bool { overlay?.lifecycle.isPresented == true }

    /// Whether a button that was pressed dismisses the dialog now. If not, the dialog calls `finish(pressing:)` later,
    /// or stays. The default is true.
    func shouldPress(_ index: Int) -> Bool { true }

    /// Ends the presentation by a button, without asking.
    func finish(pressing index: Int) {
        guard isAnswerable else { return }
        pressedButtonIndex = index
        didPress(buttons[index])
        dismiss(for: .action, animated: true)
    }

    /// Called before a presentation begins, after the former one was reported. The default does nothing.
    func presentationWillBegin() {}

    /// Called after a presentation has ended, before it is reported. The default does nothing.
    func presentationDidEnd() {}

    /// Enables or disables a button. A disabled one is gray, and neither touches nor Return press it.
    func setButton(_ index: Int, isEnabled: Bool) { dialogView.buttons.setEnabled(isEnabled, at: index) }

    /// Called when a button was pressed. The dialog is dismissed afterwards, as `action`. The default does nothing.
    open func didPress(_ button: DialogButton) {}

    /// True: the dialog handles keys.
    open override var canBecomeFirstResponder: Bool { true }

    /// What receives keys when the dialog has appeared. The default is the dialog.
    var initialFirstResponder: UIResponder { self }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        lifecycle.didPresent(self)
        initialFirstResponder.becomeFirstResponder()
    }

    /// Return presses the last button with the role normal. Escape dismisses a dialog with a cancel button or with only
    /// one button.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let key = presses.first { $0.key?.modifierFlags.isEmpty == true }?.key?.keyCode
        switch key {
        case .keyboardEscape where canDismissWithEscape: dismiss(for: .escape, animated: true)
        case .keyboardReturnOrEnter:
            if let index = buttons.lastIndex(where: { $0.role == .normal }) { press(index) }
        default: super.pressesBegan(presses, with: event)
        }
    }

    /// Dismisses the dialog as `escape` if the Escape key would.
    open override func accessibilityPerformEscape() -> Bool {
        guard canDismissWithEscape else { return super.accessibilityPerformEscape() }
        dismiss(for: .escape, animated: true)
        return true
    }

    private var canDismissWithEscape: Bool {
        lifecycle.isPresented && (buttons.count == 1 || buttons.contains { $0.role == .cancel })
    }

    private func apply(_ theme: OverlayTheme) {
        dialogView.setTheme(theme)
        bodySizeDidChange()
    }

    // MARK: Size

    /// The width of an alert and the height that title, body and buttons need, up to `limitSize`.
    open func preferredContentSize(
        in controller: ModalPresentationViewController, keyboardHeight: CGFloat, limitSize: CGSize
    ) -> CGSize {
        lastLimitSize = limitSize
        return dialogView.sizeThatFits(CGSize(width: min(limitSize.width, width), height: limitSize.height))
    }

    /// The width if there is enough room, in points.
    private var width: CGFloat {
        let isAccessibility = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        return max(minimumWidth, isAccessibility ? ReadyMadeMetrics.accessibilityWidth : ReadyMadeMetrics.width)
    }

    /// The width that the body needs if there is enough room, in points. The default is 0.
    var minimumWidth: CGFloat { 0 }

    /// Another text size changes the size of the dialog, after its labels have updated.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        view.setNeedsLayout()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let lastLimitSize else { return }
        let preferredSize = dialogView.sizeThatFits(
            CGSize(width: min(lastLimitSize.width, width), height: lastLimitSize.height))
        if preferredSize != dialogView.bounds.size { overlay?.updateLayout() }
    }

    /// Resizes the dialog after its body has changed, animated while the dialog is on the screen.
    func bodySizeDidChange() {
        dialogView.setNeedsLayout()
        guard let overlay, isAnswerable else { return }
        UIView.animate(withDuration: ReadyMadeMetrics.resizingDuration, delay: 0, options: .beginFromCurrentState) {
            overlay.updateLayout()
            self.dialogView.layoutIfNeeded()
        }
    }
}
