import StateMachines
import UIKitControls
@_spi(Core) import UIKitCore

/// Shows a message, and lets the user choose one of several actions.
///
/// Present it with `present(_:animated:completion:)`. The user's choice dismisses it; then the handler of the action is
/// called. A change of the title, the message or an action is visible immediately.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// How the alert is shown.
    open private(set) var preferredStyle = Style.actionSheet
    /// The actions in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The text fields in the order in which they were added; nil without any.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
    /// The text below the title. Default nil.
    open var message: String? {
        didSet { contentDidChange() }
    }
    /// The importance of the alert. Default `default`. It changes neither appearance nor behavior.
    open var severity = UIAlertControllerSeverity.default
    /// The action that Return performs, with an emphasized title. Default nil. It must be one of `actions`. Only for
    /// the style `alert`.
    open var preferredAction: UIAlertAction? {
        didSet {
            if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
                misuse("The preferredAction \(preferredAction) must be one of the actions of \(self).", raises: true)
                self.preferredAction = oldValue
            }
            contentDidChange()
        }
    }

    private var fields: [UITextField] = []
    /// How the alert looks in its presentation.
    private var appearance = AlertAppearance.alert

    /// Creates an alert without actions.
    ///
    /// - Parameters:
    ///   - title: The text at the top, in the user's language.
    ///   - message: The text below, in the user's language.
    ///   - preferredStyle: How the alert is shown.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    open override var title: String? {
        didSet { contentDidChange() }
    }

    // MARK: Actions

    /// Adds a button for `action`. An alert can have one action of the style `cancel`.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, cancelAction != nil {
            return misuse(
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel", raises: true)
        }
        actions.append(action)
        action.register(self)
        contentDidChange()
    }

    var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// Called when `action` was enabled or disabled.
    func actionDidChange(_ action: UIAlertAction) { alertViewIfLoaded?.updateActionStates() }

    /// Dismisses the alert and calls the handler of `action`. False, with nothing done, when it is disabled, or the
    /// alert is not presented, or in a transition.
    @discardableResult
    func choose(_ action: UIAlertAction) -> Bool {
        guard action.isEnabled, let presentation = activePresentationController else { return false }
        // The handler may present something, which needs the dismissal to be complete.
        return presentation.dismissForAction { action.performHandler() }
    }

    // MARK: Text fields

    /// Adds a text field below the message, and calls `configurationHandler` with it immediately. Only for the style
    /// `alert`.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return misuse(
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert",
                raises: true)
        }
        let field = UITextField(frame: .zero)
        field.font = AlertFonts.field(for: traitCollection)
        field.adjustsFontForContentSizeCategory = true
        field.addAction(
            UIAction { [weak self, weak field] _ in
                if let field { self?.fieldDidReturn(field) }
            }, for: .primaryActionTriggered)
        // The layout scrolls to the focused field.
        field.addAction(
            UIAction { [weak self] _ in self?.alertViewIfLoaded?.setNeedsLayout() }, for: .editingDidBegin)
        fields.append(field)
        configurationHandler?(field)
        contentDidChange()
    }

    /// Return moves the focus to the next field. In the last one it performs the preferred action.
    private func fieldDidReturn(_ field: UITextField) {
        guard let index = fields.firstIndex(where: { $0 === field }) else { return }
        if index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
        } else if let preferredAction {
            choose(preferredAction)
        }
    }

    // MARK: The view

    open override func loadView() {
        let alertView = AlertView(self)
        alertView.appearance = appearance
        view = alertView
    }

    var alertViewIfLoaded: AlertView? { viewIfLoaded as? AlertView }

    /// Called before the alert is presented, or its presentation adapts to another style.
    func willBePresented(in style: UIModalPresentationStyle) {
        appearance = style == .popover ? .popover : preferredStyle == .alert ? .alert : .actionSheet
        alertViewIfLoaded?.appearance = appearance
        guard appearance == .popover else { return }
        loadViewIfNeeded()
        updatePopoverSize()
    }

    /// The texts have their new size when the view is laid out after a change.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        updatePopoverSize()
    }

    private func updatePopoverSize() {
        guard appearance == .popover, let size = alertViewIfLoaded?.popoverContentSize, size != preferredContentSize
        else { return }
        preferredContentSize = size
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if let first = fields.first, !fields.contains(where: \.isFirstResponder) { first.becomeFirstResponder() }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIAccessibility.post(notification: .screenChanged, argument: alertViewIfLoaded?.firstElement)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        UIAccessibility.post(notification: .screenChanged, argument: nil)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        contentDidChange()
    }

    private func contentDidChange() {
        guard let alertView = alertViewIfLoaded else { return }
        alertView.reload()
        updatePopoverSize()
        activePresentationController?.containerView?.setNeedsLayout()
        if alertView.window != nil { UIAccessibility.post(notification: .layoutChanged, argument: nil) }
    }

    // MARK: Presentation

    /// The style that UIKit presents alerts in: `popover` for an action sheet on a pad, otherwise `custom`. Setting it
    /// has no effect.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { preferredStyle == .actionSheet && UIDevice.current.userInterfaceIdiom == .pad ? .popover : .custom }
        set {}
    }

    /// A popover for an action sheet on a pad, otherwise a presentation in the middle or at the bottom.
    @_spi(Core) open override func makePresentationController() -> UIPresentationController {
        modalPresentationStyle == .popover
            ? ActionSheetPopoverPresentationController(presentedViewController: self, presenting: nil)
            : AlertPresentationController(presentedViewController: self, presenting: nil)
    }

    /// Performs the preferred action, unless a text field handles Return.
    @_spi(Core) open override func performDefaultAction() -> Bool {
        guard preferredStyle == .alert, let preferredAction, !fields.contains(where: \.isFirstResponder) else {
            return false
        }
        return choose(preferredAction)
    }
}

extension UIAlertController: DismissalResponding {
    /// Escape cancels; a tap outside cancels an action sheet. A popover can always be dismissed.
    package func allowsDismissal(of style: UIModalPresentationStyle, for reason: PresentationEndReason) -> Bool {
        switch reason {
        case .outsideTap, .barItemTap, .grabber, .swipe:
            style == .popover || preferredStyle == .actionSheet && cancelAction?.isEnabled == true
        case .escape: style == .popover || cancelAction?.isEnabled == true
        case .action, .code, .replaced, .anchorLost, .sceneClosed, .timeOut, .cancelled: false
        }
    }

    /// Calls the handler of the cancel action.
    package func userDidDismiss() {
        if let cancelAction, cancelAction.isEnabled { cancelAction.performHandler() }
    }
}
