import CoreGraphics
import Foundation

/// An object that receives touches, keys and commands. Responders form a chain through `next`.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIUserActivityRestoring,
    AssociatedObjectOwner
{
    public override init() {
        super.init()
    }

    deinit {
        AssociatedObjects.removeAll(of: self)
    }

    /// Called after the object has been loaded from a storyboard or nib, with its outlets and actions connected. The
    /// default does nothing.
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

    // MARK: Motion

    /// The device is being shaken. The default passes it to `next`.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// The device was shaken. The default passes it to `next`.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// The motion was interrupted, or was no shake. The default passes it to `next`.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

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

    /// The nearest undo manager of the responder chain. Each window has one, and each text its own.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Activities

    /// What the user does in this responder, for another scene or the next start to continue. Several responders can have
    /// the same one. Default nil.
    open var userActivity: NSUserActivity? {
        get { ResponderActivity.activity(of: self) }
        set { ResponderActivity.set(newValue, of: self) }
    }

    /// Writes to `activity` what is needed to continue it. Called before the next layout after its `needsSave` was set, and
    /// before a scene saves it. The default does nothing.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Restores what `activity` describes. Called by the app. The default does nothing.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Accessibility

    /// Nil until something below has been set.
    var accessibilityAttributes: AccessibilityAttributes?

    /// Whether assistive technology sees this as one element. Default false.
    open var isAccessibilityElement = false
    /// The kind of element for assistive technology. Default none.
    open var accessibilityTraits: UIAccessibilityTraits = .none
    /// The relation between the elements of this container. Default none.
    open var accessibilityContainerType = UIAccessibilityContainerType.none
    /// Whether siblings are hidden from assistive technology. Default false.
    open var accessibilityViewIsModal = false
    /// Whether assistive technology sees neither this nor what it contains. Default false.
    open var accessibilityElementsHidden = false
    /// The name that is read out. Setting it drops the attributes of `accessibilityAttributedLabel`. Default nil.
    open var accessibilityLabel: String? {
        get { accessibilityAttributes?.label?.string }
        set { updateAccessibilityAttributes { $0.label = newValue.map { UniformText($0) } } }
    }
    /// A description of what activating this does. Default nil.
    open var accessibilityHint: String? {
        get { accessibilityAttributes?.hint?.string }
        set { updateAccessibilityAttributes { $0.hint = newValue.map { UniformText($0) } } }
    }
    /// The value that is read out. Default nil.
    open var accessibilityValue: String? {
        get { accessibilityAttributes?.value?.string }
        set { updateAccessibilityAttributes { $0.value = newValue.map { UniformText($0) } } }
    }
    /// The name with attributes for reading, such as its language. Default: the name.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { AccessibilityAttributes.text(accessibilityAttributes?.label, reading: $0) } }
        set { updateAccessibilityAttributes { $0.label = newValue } }
    }
    /// The hint with attributes for reading. Default: the hint.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityHint.map { AccessibilityAttributes.text(accessibilityAttributes?.hint, reading: $0) } }
        set { updateAccessibilityAttributes { $0.hint = newValue } }
    }
    /// The value with attributes for reading. Default: the value.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValue.map { AccessibilityAttributes.text(accessibilityAttributes?.value, reading: $0) } }
        set { updateAccessibilityAttributes { $0.value = newValue } }
    }
    /// The language of label, value and hint as a BCP 47 tag, such as "de". Default nil: the user's.
    open var accessibilityLanguage: String? {
        get { accessibilityAttributes?.language }
        set { updateAccessibilityAttributes { $0.language = newValue } }
    }
    /// Names that the user can speak or type for this, the most important first. Default empty: the label.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityAttributes?.userInputLabels?.map(\.string) ?? [] }
        set { updateAccessibilityAttributes { $0.userInputLabels = newValue?.map { UniformText($0) } } }
    }
    /// The same names with attributes.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { accessibilityAttributes?.userInputLabels?.map(\.attributedString) ?? [] }
        set { updateAccessibilityAttributes { $0.userInputLabels = newValue } }
    }
    /// What kind of text the label and the value are. Default nil.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibilityAttributes?.textualContext }
        set { updateAccessibilityAttributes { $0.textualContext = newValue } }
    }
    /// The frame on the screen, in points, y down. Default zero.
    open var accessibilityFrame: CGRect {
        get { accessibilityAttributes?.frame ?? .zero }
        set { updateAccessibilityAttributes { $0.frame = newValue } }
    }
    /// The outline that assistive technology draws in place of the frame, in points of the screen. Default nil.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityAttributes?.path }
        set { updateAccessibilityAttributes { $0.path = newValue } }
    }
    /// Where assistive technology taps to activate, in points of the screen. Default: the middle of path or frame.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let area = accessibilityPath?.bounds ?? accessibilityFrame
            return accessibilityAttributes?.activationPoint ?? CGPoint(x: area.midX, y: area.midY)
        }
        set { updateAccessibilityAttributes { $0.activationPoint = newValue } }
    }
    /// Whether the elements inside stay together in reading order, whatever is beside them. Default false.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityAttributes?.groupsChildren ?? false }
        set { updateAccessibilityAttributes { $0.groupsChildren = newValue } }
    }
    /// Whether a switch user reaches the elements inside one by one or together. Default automatic.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibilityAttributes?.navigationStyle ?? .automatic }
        set { updateAccessibilityAttributes { $0.navigationStyle = newValue } }
    }
    /// Whether the app has set `accessibilityActivationPoint`.
    package var hasOwnActivationPoint: Bool { accessibilityAttributes?.activationPoint != nil }

    /// Whether there is something to operate. Default: whether the traits say so.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibilityAttributes?.respondsToUserInteraction ?? accessibilityTraits.isOperable }
        set { updateAccessibilityAttributes { $0.respondsToUserInteraction = newValue } }
    }
    /// What assistive technology offers to do, beside activation. Default nil.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityAttributes?.customActions }
        set { updateAccessibilityAttributes { $0.customActions = newValue } }
    }
    /// The rotors with which the user jumps from one item inside to the next. Default nil.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityAttributes?.customRotors }
        set { updateAccessibilityAttributes { $0.customRotors = newValue } }
    }
    /// The elements that assistive technology sees in place of subviews: views and `UIAccessibilityElement`s. Default
    /// nil: the subviews.
    open var accessibilityElements: [Any]? {
        get { accessibilityAttributes?.elements }
        set { updateAccessibilityAttributes { $0.elements = newValue } }
    }

    /// The number of `accessibilityElements`. A container that overrides this and `accessibilityElement(at:)` needs
    /// no array.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// The element at `index`; nil when out of range.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let accessibilityElements, accessibilityElements.indices.contains(index) else { return nil }
        return accessibilityElements[index]
    }

    /// The index of `element` in `accessibilityElements`; `NSNotFound` when it is missing.
    open func index(ofAccessibilityElement element: Any) -> Int {
        let object = element as AnyObject
        return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
    }

    /// Dismisses modal content after an escape gesture of assistive technology. Returns whether it was handled, which
    /// ends the search along the chain. Default false.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Does the most important thing of the app after a magic tap. Returns whether it was handled, which ends the search
    /// along the chain. Default false.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Activates this for assistive technology. Returns whether it was handled; otherwise the activation point is
    /// tapped. Default false.
    open func accessibilityActivate() -> Bool { false }
    /// Scrolls for assistive technology. Returns whether it was handled, which ends the search along the chain. Default
    /// false.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Increases the value of an adjustable element. The default has no value to increase.
    open func accessibilityIncrement() {}
    /// Decreases the value of an adjustable element. The default has no value to decrease.
    open func accessibilityDecrement() {}
    /// Called when assistive technology has moved its focus here. The default does nothing.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when assistive technology has moved its focus elsewhere. The default does nothing.
    open func accessibilityElementDidLoseFocus() {}
    /// Whether assistive technology has its focus here.
    open func accessibilityElementIsFocused() -> Bool {
        UIKitSystem.current?.assistiveTechnologies.focusedElement === self
    }
    /// The technologies that have their focus here; nil for none.
    open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<
        UIAccessibility.AssistiveTechnologyIdentifier
    >? {
        accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil
    }

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
    /// no window. A view in no window becomes first responder when its controller's view comes into one, as for calls in
    /// `viewDidLoad()` and `viewWillAppear(_:)`.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else {
            if canBecomeFirstResponder { UIKitSystem.current?.keyboard.deferFocus(of: self) }
            return false
        }
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
        window.system.keyboard.forgetDeferredFocus()
        // What only wants keys leaves the key status where it is.
        let hasKeyboard = self is any UIKeyInput || inputView != nil
        if hasKeyboard, !window.focus.isRestoring { window.makeKeyForInput() }
        if let present { window.focus.firstResponderDidMove(from: present, to: self) }
        return true
    }

    /// Stops being first responder. Returns false when `canResignFirstResponder` is false.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let window = responderWindow else {
            UIKitSystem.current?.keyboard.forgetDeferredFocus(of: self)
            return true
        }
        guard window.firstResponder === self else { return true }
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
