import UIKit

/// A dialog of a title, a body and buttons: the content of a `ModalPresentationViewController` that is modal, so that only
/// a button, Escape or the app closes it.
///
/// A body that is too high scrolls; the buttons stay. They stand below each other where their titles do not fit side by
/// side, as with large text.
open class ReadyMadeDialog: UIViewController, Overlay, ModalPresentationContent, ModalPresentationComponent {
    public let ending = OverlayEnding()
    /// In the order they were given; side by side they stand in it from the leading edge, stacked the last one is on top.
    public let buttons: [DialogButton]
    /// The button that closed the dialog last, as an index of `buttons`; nil when none did, and while it is shown.
    public private(set) var pressedButton: Int?
    /// Changes the overlay before it shows the dialog: margins, motion, the background. Called with every showing; default
    /// nil.
    open var configureOverlay: ((ModalPresentationViewController) -> Void)?

    let plate: DialogPlate
    private var overlay: ModalPresentationViewController?
    /// The room that the overlay had for it last.
    private var limit: CGSize?

    /// A dialog of these parts, as wide as an alert: 270 points, 310 at accessibility text sizes, and less where there is no
    /// room for that between margins of 20 points.
    ///
    /// - Parameters:
    ///   - title: Nil or empty for none.
    ///   - body: Asked by `sizeThatFits(_:)` how high it is in the dialog's width. Nil for none.
    ///   - buttons: At least one, or nothing but the app closes the dialog.
    public init(title: String?, body: UIView?, buttons: [DialogButton]) {
        self.buttons = buttons
        plate = DialogPlate(title: title, body: body, kind: .message, buttons: DialogButtons(buttons))
        super.init(nibName: nil, bundle: nil)
        prepare(title)
    }

    /// A dialog with rows, which scroll below the title.
    init(title: String?, rows: ChoiceList, buttons: [DialogButton]) {
        self.buttons = buttons
        plate = DialogPlate(title: title, body: rows, kind: .rows, buttons: DialogButtons(buttons))
        super.init(nibName: nil, bundle: nil)
        prepare(title)
    }

    private func prepare(_ title: String?) {
        self.title = title
        plate.buttons.onPress = { [unowned self] in press($0) }
    }

    @available(*, unavailable, message: "a ready-made dialog is made of its parts")
    public required init?(coder: NSCoder) {
        preconditionFailure("Ready-made dialogs are made in code; there is no archive to read \(Self.self) from.")
    }

    /// Makes the view with title, body and buttons.
    open override func loadView() { view = plate }

    // MARK: Showing

    /// Shows it in a window of its own, over the scene of `controller`. Nothing happens while it is shown. Where another
    /// overlay of the scene refuses to make room it ends at once, as `cancelled`.
    ///
    /// - Parameters:
    ///   - controller: Nil, the default, for the scene with the key window; as is one that is in no window.
    ///   - animated: Whether it shrinks into place and fades in. Default true.
    open func show(over controller: UIViewController? = nil, animated: Bool = true) {
        guard overlay == nil else { return }
        let overlay = ModalPresentationViewController(contentViewController: self)
        overlay.isModal = true
        overlay.contentViewMargins = ReadyMadeNumbers.margins
        overlay.insetsContentFromSafeArea = true
        overlay.animationStyle = .alert
        overlay.windowScene = controller?.viewIfLoaded?.window?.windowScene
        configureOverlay?(overlay)
        overlay.ending.onLeave = { [weak self] in self?.ending.leave(for: $0) }
        overlay.onDismiss = { [weak self] in self?.overlayHasEnded(for: $0) }
        self.overlay = overlay
        pressedButton = nil
        ending.begin()
        overlay.show(animated: animated)
        // Another overlay of the scene has refused to make room.
        if !overlay.ending.isOpen { overlayHasEnded(for: .cancelled) }
    }

    public func end(for reason: DismissReason, animated: Bool) { overlay?.end(for: reason, animated: animated) }

    public func hideModalPresentationComponent() { end(for: .code, animated: false) }

    private func overlayHasEnded(for reason: DismissReason) {
        overlay?.contentViewController = nil
        overlay = nil
        ending.leave(for: reason)
        ending.finish()
    }

    // MARK: Buttons and keys

    private func press(_ index: Int) {
        guard overlay?.ending.isOpen == true else { return }
        pressedButton = index
        didPress(buttons[index])
        end(for: .action, animated: true)
    }

    /// A button was pressed; the dialog closes behind this, as `action`. The default does nothing more.
    open func didPress(_ button: DialogButton) {}

    /// True: it takes keys.
    open override var canBecomeFirstResponder: Bool { true }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        ending.arrive(in: self)
        becomeFirstResponder()
    }

    /// Return presses the last button of the role normal. Escape closes the dialog where it has a button that cancels, or
    /// one button only.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let key = presses.first { $0.key?.modifierFlags.isEmpty == true }?.key?.keyCode
        switch key {
        case .keyboardEscape where mayEscape: end(for: .escape, animated: true)
        case .keyboardReturnOrEnter:
            if let index = buttons.lastIndex(where: { $0.role == .normal }) { press(index) }
        default: super.pressesBegan(presses, with: event)
        }
    }

    /// Closes the dialog as `escape` where the Escape key does.
    open override func accessibilityPerformEscape() -> Bool {
        guard mayEscape else { return super.accessibilityPerformEscape() }
        end(for: .escape, animated: true)
        return true
    }

    private var mayEscape: Bool {
        ending.isOpen && (buttons.count == 1 || buttons.contains { $0.role == .cancel })
    }

    // MARK: Size

    /// As wide as an alert, and as high as title, body and buttons need, up to `limitSize`.
    open func preferredContentSize(
        in controller: ModalPresentationViewController, keyboardHeight: CGFloat, limitSize: CGSize
    ) -> CGSize {
        limit = limitSize
        return plate.sizeThatFits(CGSize(width: min(limitSize.width, width), height: limitSize.height))
    }

    /// The width where there is room for it, in points.
    private var width: CGFloat {
        let isAccessibility = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        return isAccessibility ? ReadyMadeNumbers.accessibilityWidth : ReadyMadeNumbers.width
    }

    /// Text of another size makes the dialog another size, once the labels have taken it.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        view.setNeedsLayout()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let limit else { return }
        let wanted = plate.sizeThatFits(CGSize(width: min(limit.width, width), height: limit.height))
        if wanted != plate.bounds.size { overlay?.updateLayout() }
    }
}
