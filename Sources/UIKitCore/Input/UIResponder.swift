/// An object that receives touches, keys and commands. Responders form a chain through `next`.
@preconcurrency @MainActor open class UIResponder: NSObject, UIResponderStandardEditActions, AssociatedObjectOwner {
    public override init() {
        super.init()
    }

    deinit {
        AssociatedObjects.removeAll(of: self)
    }

    /// Called after loading from a nib file, which never happens here. The default does nothing.
    open func awakeFromNib() {}

    /// Called by Interface Builder, which never happens here. The default does nothing.
    open func prepareForInterfaceBuilder() {}

    /// The next responder in the chain; nil at its end.
    open var next: UIResponder? { nil }

    // MARK: Touches

    /// New touches on this responder. The default passes them to `next`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Touches that moved. The default passes them to `next`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Touches that were lifted. The default passes them to `next`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Touches that the system canceled. The default passes them to `next`.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Keys

    /// Keys that went down. The default types them when this responder accepts text and is first responder. It passes
    /// the others to `next`.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = isFirstResponder ? presses.filter { !insertAsText($0.stroke) } : presses
        guard !others.isEmpty else { return }
        guard let next else { return UIResponder.scroll(byUnhandled: others) }
        next.pressesBegan(others, with: event)
    }

    /// Keys that changed while held. The default passes them to `next`.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Keys that were released. The default passes them to `next`.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Keys that the system canceled. The default passes them to `next`.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// The key commands of this responder, read for every key. Default nil.
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: Actions

    /// Whether this responder can perform `action` for `sender` now. The default returns whether its class has the
    /// method; false for the standard edit actions, unless a selector of the method was created.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isMethod(of: self) }

    /// The first responder from here along the chain that can perform `action`; nil when there is none.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// Moves the selection to the pasteboard. The default passes the action to `next`.
    open func cut(_ sender: Any?) { next?.cut(sender) }
    /// Copies the selection to the pasteboard. The default passes the action to `next`.
    open func copy(_ sender: Any?) { next?.copy(sender) }
    /// Replaces the selection with the pasteboard's content. The default passes the action to `next`.
    open func paste(_ sender: Any?) { next?.paste(sender) }
    /// Selects what is at the touch. The default passes the action to `next`.
    open func select(_ sender: Any?) { next?.select(sender) }
    /// Selects everything. The default passes the action to `next`.
    open func selectAll(_ sender: Any?) { next?.selectAll(sender) }
    /// Deletes the selection. The default passes the action to `next`.
    open func delete(_ sender: Any?) { next?.delete(sender) }
    /// Makes the selection bold, or regular if it is bold. The default passes the action to `next`.
    open func toggleBoldface(_ sender: Any?) { next?.toggleBoldface(sender) }
    /// Makes the selection italic, or upright if it is italic. The default passes the action to `next`.
    open func toggleItalics(_ sender: Any?) { next?.toggleItalics(sender) }
    /// Underlines the selection, or removes its lines. The default passes the action to `next`.
    open func toggleUnderline(_ sender: Any?) { next?.toggleUnderline(sender) }

    /// Dismisses modal content after an escape gesture of assistive technology. Returns whether it was handled, which
    /// ends the search along the chain. Default false.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Activates this responder for assistive technology. Returns whether it was handled. Default false.
    open func accessibilityActivate() -> Bool { false }
    /// Scrolls for assistive technology. Returns whether it was handled. Default false.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Increases the value of an adjustable element. The default has no value to increase.
    open func accessibilityIncrement() {}
    /// Decreases the value of an adjustable element. The default has no value to decrease.
    open func accessibilityDecrement() {}

    /// The nearest undo manager of the responder chain. Each window has one, and each text its own.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: First responder

    /// Whether this responder can become first responder. Default false.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this responder can stop being first responder. Default true.
    open var canResignFirstResponder: Bool { true }

    /// Whether keys go to this responder first.
    open var isFirstResponder: Bool {
        responderWindow?.firstResponder === self
    }

    /// Makes this the first responder of its window. Returns whether it is.
    ///
    /// Returns false, changing nothing, when this responder or the current one refuses, or when this responder is in
    /// no window.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        return window.system.keyboard.changingResponder { becomeFirstResponder(of: window) }
    }

    private func becomeFirstResponder(of window: UIWindow) -> Bool {
        let present = window.firstResponder
        if let present, !present.resignFirstResponder() { return false }
        // A field in an accessory view gives way to one in the app's windows; its own window keeps its responder.
        if let keyboard = window.system.keyboard.window, keyboard !== window, let other = keyboard.firstResponder,
            !other.resignFirstResponder()
        {
            return false
        }
        window.firstResponder = self
        // What only wants keys leaves the key status where it is.
        let hasKeyboard = self is any UIKeyInput || inputView != nil
        if hasKeyboard, !window.focus.isRestoring { window.makeKeyForInput() }
        if let present { window.focus.firstResponderDidMove(from: present, to: self) }
        return true
    }

    /// Stops being first responder. Returns false when `canResignFirstResponder` is false.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let window = responderWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }

    // MARK: Input views

    /// The view shown in place of the keyboard while this responder, or one whose chain leads here, is first responder.
    /// The default nil asks the next responder; nil along the whole chain means the system's keyboard.
    open var inputView: UIView? { nil }

    /// The view shown above the keyboard while this responder, or one whose chain leads here, is first responder. The
    /// default nil asks the next responder.
    open var inputAccessoryView: UIView? { nil }

    /// The controller of the view shown in place of the keyboard; used when `inputView` is nil. Default nil.
    open var inputViewController: UIInputViewController? { nil }

    /// The controller of the view shown above the keyboard; used when `inputAccessoryView` is nil. Default nil.
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// The items in the bar above a tablet's keyboard while this responder is first responder; made at first use.
    open var inputAssistantItem: UITextInputAssistantItem { ownAssistantItem }

    /// Reads the input views and the text input's traits again. Does nothing unless this is first responder.
    open func reloadInputViews() {
        guard let window = responderWindow, window.system.keyboardResponder === self else { return }
        window.system.keyboardPresenter?.reloadInputViews()
    }

    /// Called when this responder has become the target of keys. The default does nothing.
    @_spi(Core) open func didGetKeyboard() {}

    /// Called when this responder is no longer the target of keys, for any reason. The default does nothing.
    @_spi(Core) open func didLoseKeyboard() {}

    /// Performs `action` on the first responder along the chain that can. Returns false when there is none.
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
