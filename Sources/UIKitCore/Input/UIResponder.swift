/// What can take touches, keys and commands: a link in the chain that `next` makes.
@preconcurrency @MainActor open class UIResponder: NSObject, AssociatedObjectOwner {
    public override init() {
        super.init()
    }

    deinit {
        AssociatedObjects.removeAll(of: self)
    }

    /// Called when a nib file has made this object, which never happens here. The default does nothing.
    open func awakeFromNib() {}

    /// Called when Interface Builder shows this object, which never happens here. The default does nothing.
    open func prepareForInterfaceBuilder() {}

    /// Who is asked after this responder; nil at the end of the chain.
    open var next: UIResponder? { nil }

    // MARK: Touches

    /// New touches on this responder. The default hands them to `next`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Touches that moved. The default hands them to `next`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Touches that were lifted. The default hands them to `next`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Touches that the system took away. The default hands them to `next`.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Keys

    /// Keys that went down. The default has them type, when this responder takes text and is first responder, and
    /// hands the others to `next`.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = isFirstResponder ? presses.filter { !takeAsText($0.stroke) } : presses
        guard !others.isEmpty else { return }
        guard let next else { return UIResponder.scroll(byUnclaimed: others) }
        next.pressesBegan(others, with: event)
    }

    /// Keys that changed while held. The default hands them to `next`.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Keys that were let go. The default hands them to `next`.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Keys that the system took away. The default hands them to `next`.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// The key commands that this responder offers; asked for with every key. Default nil.
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: Actions

    /// Whether this responder performs `action` for `sender` now. The default asks whether its class has the method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isMethod(of: self) }

    /// Who performs `action`: the first from here on along the chain that can; nil when nobody can.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// Asked to close what is modal, by a gesture of assistive technology. True ends the search along the chain.
    /// Default false: not done.
    open func accessibilityPerformEscape() -> Bool { false }

    // MARK: First responder

    /// Whether this responder agrees to take the keyboard. Default false.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this responder agrees to give the keyboard up. Default true.
    open var canResignFirstResponder: Bool { true }

    /// Whether keys go to this responder first.
    open var isFirstResponder: Bool {
        responderWindow?.firstResponder === self
    }

    /// Asks to take the keyboard. False, with nothing changed, when this responder or the present one refuses, or when
    /// this responder is in no window.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        let present = window.firstResponder
        if let present, !present.resignFirstResponder() { return false }
        window.firstResponder = self
        if let present { window.remember(present, coveredBy: self) }
        return true
    }

    /// Gives the keyboard up. False when `canResignFirstResponder` says so.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let window = responderWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }

    /// Called when keys go to this responder from now on. The default does nothing.
    func didGetKeyboard() {}

    /// Called when keys go to this responder no longer, however it came. The default does nothing.
    func didLoseKeyboard() {}

    /// Has the first responder from here on that can perform `action`. False when none does.
    func performInChain(_ action: Selector, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let target = target(forAction: action, withSender: sender) else { return false }
        return action.send(to: target, from: sender, for: event)
    }

    /// The window along the chain.
    var responderWindow: UIWindow? {
        var link: UIResponder? = self
        while let responder = link {
            if let window = responder as? UIWindow { return window }
            if let view = responder as? UIView { return view.window }
            if let controller = responder as? UIViewController { return controller.viewIfLoaded?.window }
            link = responder.next
        }
        return nil
    }
}
