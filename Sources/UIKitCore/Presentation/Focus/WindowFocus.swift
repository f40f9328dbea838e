import StateMachines

/// Takes the focus from what the presentations of one window cover, and gives it back afterward: the driver of
/// `FocusStack`. `FocusRule` says which presentations do so, and where keys go meanwhile.
@MainActor final class WindowFocus {
    private unowned let window: UIWindow
    private var stack = FocusStack<ObjectIdentifier, WeakObject>()
    private let effects = EffectRunner<FocusStack<ObjectIdentifier, WeakObject>.Effect>()

    /// Whether a responder is getting the focus back, which does not make the window key.
    private(set) var isRestoring = false

    /// What was edited in the accessory view of a responder that has resigned for a presentation.
    private var editedInAccessory: (field: WeakObject, owner: WeakObject)?

    init(of window: UIWindow) {
        self.window = window
    }

    // MARK: Presentations

    /// Called when the container of `driver` is in the window, before the presentation's first callback.
    func presentationDidBegin(_ driver: PresentationDriver) {
        handle(.coverDidBegin(ObjectIdentifier(driver), driver.focusRule, firstResponder: responder(coveredBy: driver)))
    }

    /// Called when `driver` adapts to a style with this rule: before its presenter's view may be removed if the rule
    /// takes the focus, after it was restored if not.
    func ruleDidChange(of driver: PresentationDriver, to rule: FocusRule) {
        handle(.ruleDidChange(ObjectIdentifier(driver), rule, firstResponder: responder(coveredBy: driver)))
    }

    /// Called after the container of `driver` was removed.
    func presentationDidEnd(_ driver: PresentationDriver) {
        handle(.coverDidEnd(ObjectIdentifier(driver)))
        // A keyboard that stayed without a first responder leaves with its presentation.
        if window.firstResponder == nil { window.system.keyboard.responderDidChange() }
    }

    // MARK: The first responder

    /// Called when `present` has resigned for `holder`, which may be in a presentation in front of it.
    func firstResponderDidMove(from present: UIResponder, to holder: UIResponder) {
        guard let driver = frontmostDriver, let content = driver.presented.viewIfLoaded, driver.covers(present),
            holder.isInside(content)
        else { return }
        handle(.focusWasLost(WeakObject(present), to: ObjectIdentifier(driver)))
    }

    /// Called when `holder` has resigned because `tree` leaves the window, as the view of a covered presenter does.
    func firstResponderWasLost(_ holder: UIResponder, leavingWith tree: UIView) {
        guard !(tree is UITransitionView) else { return }
        let driver = window.presentations.last { $0.presenter?.viewIfLoaded?.isDescendant(of: tree) == true }
        if let driver { handle(.focusWasLost(WeakObject(holder), to: ObjectIdentifier(driver))) }
    }

    // MARK: Keys

    /// The responder that receives a key, and whether the frontmost presentation is offered the key before.
    func target(of stroke: KeyStroke) -> (responder: UIResponder, isOfferedToPresentation: Bool) {
        let holder = window.system.keyboardResponder
        guard let holder, let front = frontmostDriver, let rule = rule(covering: holder) else {
            return (holder ?? window.fallbackKeyResponder, true)
        }
        let position = FocusRule.FirstResponder.behind(acceptsText: holder is any UIKeyInput)
        switch rule.recipient(of: FocusRule.Key(stroke), firstResponder: position) {
        case .firstResponder: return (holder, false)
        case .front: return (front.presented, true)
        }
    }

    /// The first responder for text that an input method types; nil if a presentation that takes the focus covers it.
    var typingResponder: UIResponder? {
        guard let holder = window.firstResponder, let rule = rule(covering: holder) else {
            return window.firstResponder
        }
        let position = FocusRule.FirstResponder.behind(acceptsText: holder is any UIKeyInput)
        return rule.recipient(of: .other, firstResponder: position) == .firstResponder ? holder : nil
    }

    /// The rule of what covers `holder`: a popover in front of a sheet does not open what the sheet covers. Nil if
    /// nothing does.
    private func rule(covering holder: UIResponder) -> FocusRule? {
        let rules = window.presentations.filter { $0.isInstalled && $0.covers(holder) }.map(\.focusRule)
        return rules.contains(.takesFocus) ? .takesFocus : rules.last
    }

    // MARK: Effects

    private var frontmostDriver: PresentationDriver? { window.presentations.last(where: \.isInstalled) }

    private func responder(coveredBy driver: PresentationDriver) -> WeakObject? {
        guard let holder = window.firstResponder, driver.covers(holder) else { return nil }
        return WeakObject(holder)
    }

    private func handle(_ event: FocusStack<ObjectIdentifier, WeakObject>.Event) {
        effects.runImmediately(stack.handle(event) ?? []) { effect in
            switch effect {
            case .resign(let responder):
                guard let holder = responder.object as? UIResponder else { return }
                resignAccessory(of: holder)
                holder.resignFirstResponder()
            case .restore(let waiting): restore(waiting.compactMap { $0.object as? UIResponder })
            }
        }
    }

    /// Ends editing in the accessory view that `holder`, or a responder of its chain, shows in the keyboard's window.
    private func resignAccessory(of holder: UIResponder) {
        guard let field = window.system.keyboard.window?.firstResponder, window.system.keyboardResponder === field
        else { return }
        if field.resignFirstResponder() { editedInAccessory = (WeakObject(field), WeakObject(holder)) }
    }

    /// Goes on editing in the accessory view of `holder`, which has the focus again and shows it.
    private func restoreAccessory(of holder: UIResponder) {
        guard let edited = editedInAccessory, edited.owner.object === holder else { return }
        editedInAccessory = nil
        guard holder.isFirstResponder, let field = edited.field.object as? UIResponder else { return }
        if let keyboard = window.system.keyboard.window, field.responderWindow === keyboard {
            field.becomeFirstResponder()
        }
    }

    /// Makes the first of `waiting` first responder that is in the window, unless there is a first responder. What
    /// another presentation covers goes on waiting.
    private func restore(_ waiting: [UIResponder]) {
        let covers = window.presentations.filter { $0.isInstalled && $0.focusRule == .takesFocus }
        var free: [UIResponder] = []
        // The stack keeps the earliest first.
        for responder in waiting.reversed() {
            if let cover = covers.last(where: { $0.covers(responder) }) {
                handle(.focusWasLost(WeakObject(responder), to: ObjectIdentifier(cover)))
            } else if responder.responderWindow === window {
                free.append(responder)
            }
        }
        isRestoring = true
        for responder in free.reversed() where window.firstResponder == nil {
            responder.becomeFirstResponder()
            restoreAccessory(of: responder)
        }
        isRestoring = false
    }
}

extension FocusRule.Key {
    fileprivate init(_ stroke: KeyStroke) {
        switch stroke.name {
        case "escape" where stroke.modifiers.isEmpty: self = .escape
        case "return" where stroke.modifiers.isEmpty: self = .return
        default: self = .other
        }
    }
}

extension PresentationDriver {
    fileprivate var focusRule: FocusRule { chrome.focusRule }

    /// Whether `responder` is behind the container: in the presenter's view, or in a view below the container.
    fileprivate func covers(_ responder: UIResponder) -> Bool {
        let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        guard let view, let container = controller.containerView, let area = container.superview else { return false }
        if isCoveringPresenter || view.isDescendant(of: container) {
            // The presenter's view may be in the container during a transition, or scaled down; or in no window.
            if presenter?.viewIfLoaded.map(view.isDescendant) == true { return true }
            guard !view.isDescendant(of: container) else { return false }
        }
        guard view !== area, view.isDescendant(of: area) else { return false }
        let branch = sequence(first: view, next: \.superview).first { $0.superview === area }
        guard let branch, let index = area.subviews.firstIndex(where: { $0 === branch }),
            let containerIndex = area.subviews.firstIndex(where: { $0 === container })
        else { return false }
        return index < containerIndex
    }
}
