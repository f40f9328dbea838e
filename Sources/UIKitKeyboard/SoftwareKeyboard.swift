import CoreGraphics
import UIKitCore

/// Shows the input views of the first responder, and the drawn keyboard when it is on, at the keyboard's place.
@MainActor final class SoftwareKeyboard: KeyboardPresenting {
    private unowned let system: UIKitSystem
    private let host = KeyboardHostView()
    /// The drawn keyboard; nil until one is shown.
    private var madeKeyboard: DrawnKeyboard?
    private var shown = InputViewSet.empty
    private let scroller = FocusedFieldScroller()
    private var ignoresInputView = false
    /// Where the keyboard was when it was hidden: one that floats, or is split, comes back there.
    private var lastPlace = ScreenKeyboard.Position.hidden
    /// How many observers of notifications are showing input views inside each other.
    private var nesting = 0
    /// Whether a measurement of views that ask for another height is scheduled.
    private var measuresLater = false
    /// Whether this object has docked the keyboard.
    private(set) var ownsPosition = false

    init(system: UIKitSystem) {
        self.system = system
        host.onLayout = { [weak self] in self?.measureLater() }
    }

    private var keyboard: DrawnKeyboard {
        if let madeKeyboard { return madeKeyboard }
        let keyboard = DrawnKeyboard(system: system)
        madeKeyboard = keyboard
        keyboard.onHalvesChange = { [weak self] in self?.updateHalves() }
        keyboard.onHeightChange = { [weak self] in if self?.ownsPosition == true { self?.adoptHeights() } }
        return keyboard
    }

    var isSoftwareKeyboardEnabled = false {
        didSet { if isSoftwareKeyboardEnabled != oldValue { reloadInputViews() } }
    }

    // MARK: Responders

    func responderDidChange() {
        resignFieldWithoutProvider()
        guard let responder = system.keyboardResponder else {
            // Another window became key; the keyboard stays with the first responder of its own.
            if let old = shown.responder, let window = (old as? UIView)?.window, window.firstResponder === old,
                window.layer.isHidden == false
            {
                return
            }
            return staysWithoutResponder ? () : hide()
        }
        guard responder !== shown.responder else { return }
        ignoresInputView = false
        show(for: responder)
    }

    /// Ends editing inside an accessory or input view when the responder that provides it is not in the chain of a first
    /// responder any more, because it has resigned or left its window.
    private func resignFieldWithoutProvider() {
        guard let field = system.keyboard.window?.firstResponder, let provider = host.owner else { return }
        let isProvided = system.application.windows.contains { window in
            guard let holder = window.firstResponder else { return false }
            return sequence(first: holder, next: \.next).contains { $0 === provider }
        }
        if !isProvided { field.resignFirstResponder() }
    }

    func dismissKeyboard() {
        _ = system.keyboardResponder?.resignFirstResponder()
        if system.keyboardResponder == nil { hide() }
    }

    /// Whether the topmost presented controller keeps the keyboard of its text input, which has resigned.
    private var staysWithoutResponder: Bool {
        guard system.device.idiom == .pad, shown.content.isKeyboard, let old = shown.responder as? UIView,
            let window = old.window, !window.isHidden
        else { return false }
        var top = window.rootViewController
        while let next = top?.presentedViewController { top = next }
        guard let top, top.presentingViewController != nil, !top.isBeingDismissed else { return false }
        return top.disablesAutomaticKeyboardDismissal && top.viewIfLoaded.map(old.isDescendant) == true
    }

    func reloadInputViews() {
        ignoresInputView = false
        if let responder = system.keyboardResponder { show(for: responder) } else { hide() }
    }

    func textDidChange(of responder: UIResponder, typed: String?) {
        guard shown.content.isKeyboard, responder === shown.responder else { return }
        keyboard.textWasChanged(byTyping: typed)
    }

    func replaceInputViewWithKeyboard() {
        guard let responder = system.keyboardResponder else { return }
        ignoresInputView = true
        show(for: responder)
    }

    /// The number of times that observers of the keyboard's notifications may reload input views inside each other, each
    /// time with another height. Chosen: more than any app needs.
    private static let deepestNesting = 8

    private func show(for responder: UIResponder) {
        guard nesting < Self.deepestNesting else {
            return misuse(
                "An observer of the keyboard's notifications shows other input views each time; they stay as they are.")
        }
        nesting += 1
        defer { nesting -= 1 }
        let next = InputViewSet(
            for: responder, drawsKeyboard: isSoftwareKeyboardEnabled || ignoresInputView,
            ignoresInputView: ignoresInputView)
        guard !next.isEmpty else { return hide() }
        let wasShown = ownsPosition && system.keyboard.position != .hidden
        let isSame = next.showsSameViews(as: shown)
        let isReloaded = isSame && responder === shown.responder
        installWindow()
        shown = next
        let width = system.screen.bounds.width
        switch next.content {
        case .none:
            madeKeyboard?.detach()
            host.show(nil, accessory: next.accessory, width: width)
        case .keyboard:
            keyboard.attach(to: responder)
            host.show(keyboard.view, accessory: next.accessory, width: width)
        case .view(let view):
            madeKeyboard?.detach()
            host.show(view, accessory: next.accessory, width: width)
        }
        host.owner = next.provider
        let height = updateHeights()
        host.setStyle(KeyboardTraits(of: responder as? any UIKeyInput).style)
        guard height > 0 else { return hidePosition() }
        ownsPosition = true
        if system.keyboard.isFloating { return placeFloating() }
        if wasShown {
            // The same again posts nothing, so that observers can reload.
            if isReloaded, system.keyboard.frame?.height == height { return }
            isSame && system.keyboard.frame?.height == height
                ? system.keyboard.dockForNextInput(height: height) : system.keyboard.dock(height: height)
        } else {
            placeBelowScreen(height: height)
            showAtLastPlace(height: height)
        }
    }

    /// Shows a keyboard that was hidden: where the user had put it, or docked.
    private func showAtLastPlace(height: CGFloat) {
        let screen = system.screen.bounds
        switch lastPlace {
        case .hidden, .docked: system.keyboard.dock(height: height)
        case .split(let frame): system.keyboard.split(at: frame.minY)
        case .floating(var frame):
            frame.size.width = min(frame.width, screen.width)
            frame.origin.x = min(frame.minX, screen.maxX - frame.width)
            frame.origin.y = max(screen.minY, min(frame.minY, screen.maxY - frame.height))
            system.keyboard.float(at: frame)
        }
    }

    private func hide() {
        shown = .empty
        host.owner = nil
        madeKeyboard?.detach()
        hidePosition()
    }

    private func hidePosition() {
        guard ownsPosition else { return }
        ownsPosition = false
        lastPlace = system.keyboard.position
        system.keyboard.hide()
    }

    // MARK: Views

    private func installWindow() {
        guard system.keyboard.window == nil else { return }
        let window = KeyboardWindow(ownedBy: system)
        window.addSubview(host)
        window.addConstraintObserver(self)
        system.keyboard.install(window)
    }

    /// Measures the views and returns the height of all of them, with the bottom safe area below an input view that has a
    /// height of its own.
    private func updateHeights() -> CGFloat {
        let size = system.screen.bounds.size
        let isAtLowerEdge = arrangement == .wide && !system.keyboard.isFloating
        host.bottomSafeArea = isAtLowerEdge ? system.device.safeArea(for: size).bottom : 0
        (host.accessoryHeight, host.contentHeight) = heights
        var below: CGFloat = 0
        if case .view(let view) = shown.content, host.contentHeight > 0, !view.fillsInputArea {
            below = system.device.safeArea(for: size).bottom
        }
        host.setNeedsLayout()
        return min(host.accessoryHeight + host.contentHeight + below, size.height)
    }

    /// The heights that the accessory view, and the input view or the keyboard, ask for. Points.
    private var heights: (accessory: CGFloat, content: CGFloat) {
        let size = system.screen.bounds.size
        let accessory = min(shown.accessory?.inputViewHeight(width: size.width) ?? 0, size.height)
        let content =
            switch shown.content {
            case .none: CGFloat(0)
            case .keyboard: keyboard.height
            case .view(let view): view.inputViewHeight(width: size.width)
            }
        return (accessory, min(content, size.height - accessory))
    }

    /// Measures again after this layout: a view may ask for another height than it has.
    private func measureLater() {
        guard ownsPosition, !measuresLater else { return }
        guard heights != (host.accessoryHeight, host.contentHeight) else { return }
        measuresLater = true
        _ = system.frameLoop.scheduleWork("the keyboard", after: 0) { [weak self] in
            guard let self else { return }
            measuresLater = false
            if ownsPosition { adoptHeights() }
        }
    }

    /// Moves the keyboard to the heights that its views ask for now.
    private func adoptHeights() {
        let height = updateHeights()
        guard height > 0 else { return hidePosition() }
        guard !system.keyboard.isFloating else { return placeFloating() }
        if system.keyboard.frame?.height != height { system.keyboard.dock(height: height) }
    }

    var visibleInputViews: [UIView] {
        let input: UIView? = if case .view(let view) = shown.content { view } else { nil }
        return [input, shown.accessory].compactMap { $0 }.filter { $0.window != nil }
    }

    var dockedHeight: CGFloat? {
        guard ownsPosition else { return nil }
        keyboard.arrange(.wide)
        return updateHeights()
    }

    private func placeBelowScreen(height: CGFloat) {
        let screen = system.screen.bounds
        UIView.performWithoutAnimation {
            host.isHidden = false
            host.frame = CGRect(x: 0, y: screen.height, width: screen.width, height: height)
            host.layoutIfNeeded()
        }
    }

    func keyboardDidMove(over duration: Double) {
        if !system.keyboard.isDragged {
            let scroll = { [scroller, system] in
                scroller.keyboardDidMove(to: system.keyboard.dockedFrame, responder: system.keyboardResponder)
            }
            duration > 0 ? ScreenKeyboard.animate(scroll) : scroll()
        }
        guard system.keyboard.window != nil else { return }
        let screen = system.screen.bounds
        guard let frame = system.keyboard.draggedFrame, !shown.isEmpty else { return leave(over: duration) }
        host.isHidden = false
        let arrangement = arrangement
        if keyboard.arrangement != arrangement {
            keyboard.arrange(arrangement)
            _ = updateHeights()
        }
        updateHalves()
        host.cornerRadius = arrangement == .wide ? 0 : SoftwareKeyboard.floatingRadius
        // The frame of a keyboard that floats or is split has no room for an accessory view, which lies above it.
        let above = arrangement == .wide ? 0 : host.accessoryHeight
        let rect = CGRect(x: frame.minX, y: frame.minY - above, width: frame.width, height: frame.height + above)
        let change = { [host] in
            host.frame = frame.isEmpty ? CGRect(x: 0, y: screen.height, width: screen.width, height: 0) : rect
            host.layoutIfNeeded()
        }
        duration > 0 ? ScreenKeyboard.animate(change) : UIView.performWithoutAnimation(change)
    }

    /// A floating keyboard that is as wide as the screen is only undocked.
    private var arrangement: DrawnKeyboard.Arrangement {
        switch system.keyboard.position {
        case .hidden, .docked: .wide
        case .floating(let frame): frame.width < system.screen.bounds.width ? .floating : .wide
        case .split: .split
        }
    }

    /// Shows the backgrounds of a split keyboard's halves; an input view of the app is not split.
    private func updateHalves() { host.halves = host.content === keyboard.view ? keyboard.halves : nil }

    /// The corner radius of a keyboard that floats, and of the halves of a split one. Points; inferred.
    private static let floatingRadius: CGFloat = 12

    private func leave(over duration: Double) {
        let screen = system.screen.bounds
        let change = { [host] in host.frame.origin.y = screen.height }
        guard duration > 0 else {
            UIView.performWithoutAnimation(change)
            return removeContent()
        }
        UIView.animate(
            withDuration: duration, delay: 0, options: ScreenKeyboard.animationOptions, animations: change
        ) { [weak self] _ in
            self?.removeContent()
        }
    }

    /// Removes the views of a keyboard that has left the screen.
    private func removeContent() {
        guard shown.isEmpty else { return }
        host.isHidden = true
        host.show(nil, accessory: nil)
    }

    func screenDidChange() {
        guard ownsPosition, shown.responder != nil else { return }
        madeKeyboard?.reload()
        let height = updateHeights()
        guard !system.keyboard.isFloating else { return placeFloating() }
        // A rotation changes the frame without hiding the keyboard.
        if height > 0 { system.keyboard.dock(height: height) }
    }

    private func placeFloating() { keyboardDidMove(over: 0) }
}

extension SoftwareKeyboard: ConstraintSolutionObserving {
    /// The content of a view that its constraints size may ask for another height now.
    func constraintsDidChange() { measureLater() }
}
