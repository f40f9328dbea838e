import Foundation
import UIKitCore

/// Calls actions at the phases of each update of the screen. Other than a `CADisplayLink` it causes no updates, unless
/// `requiresContinuousUpdates` is set: a screen on which nothing changes stays still.
///
/// Keep a reference to the link, which neither its view nor the system retains. It is active while its view is in a
/// visible window, or its scene in the foreground.
@preconcurrency @MainActor open class UIUpdateLink: NSObject {
    private weak var view: UIView?
    private weak var windowScene: UIWindowScene?
    private weak var system: UIKitSystem?
    private lazy var info = system.map { UIUpdateInfo(of: $0) }
    private var actions: [(phase: UpdatePhase, perform: (UIUpdateLink, UIUpdateInfo) -> Void)] = []

    /// Creates a link for the updates of the window that contains `view`, which is not retained.
    public init(view: UIView) {
        self.view = view
        system = view.window?.system ?? .current
        super.init()
    }

    /// Creates a link for the updates of `windowScene`, which is not retained.
    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        system = .current
        super.init()
    }

    /// Creates a link with an action before display links fire.
    public convenience init(view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        self.init(view: view)
        addAction(handler: handler)
    }

    /// Creates a link with an action before display links fire.
    public convenience init(
        windowScene: UIWindowScene, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
    ) {
        self.init(windowScene: windowScene)
        addAction(handler: handler)
    }

    /// Creates a link that calls a method of `target` before display links fire.
    public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
        self.init(view: view)
        addAction(target: target, selector: selector)
    }

    /// Creates a link that calls a method of `target` before display links fire.
    public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) {
        self.init(windowScene: windowScene)
        addAction(target: target, selector: selector)
    }

    // MARK: Preferences

    /// Whether the link calls its actions. Default false.
    open var isEnabled = false {
        didSet {
            guard isEnabled != oldValue else { return }
            isEnabled ? observers?.add(self) : observers?.remove(self)
        }
    }
    /// Whether the screen updates although nothing changes. Default false: the link only observes.
    open var requiresContinuousUpdates = false {
        didSet { if requiresContinuousUpdates != oldValue { observers?.observerDidChange() } }
    }
    /// The rate of continuous updates; its `preferred`, else its `maximum`, counts. Default: every frame.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { if preferredFrameRateRange != oldValue { observers?.observerDidChange() } }
    }
    /// Whether the low-latency phases run. Default false.
    open var wantsLowLatencyEventDispatch = false
    /// Whether updates are expected to be shown at once. Default false.
    open var wantsImmediatePresentation = false

    /// The update in progress; nil outside an update, and while the link is not active.
    open func currentUpdateInfo() -> UIUpdateInfo? {
        isActive && observers?.current != nil ? info : nil
    }

    // MARK: Actions

    /// Adds an action before display links fire. Actions of a phase run in the order in which they were added.
    open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
    }

    /// Adds an action to `phase`.
    open func addAction(to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        actions.append((phase.phase, handler))
    }

    /// Adds a call of a method before display links fire.
    open func addAction(target: Any, selector: Selector) {
        addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
    }

    /// Adds a call of a method at `phase`.
    ///
    /// - Parameters:
    ///   - target: Not retained, if it is an object.
    ///   - selector: A method without arguments, with the link, or with the link and the `UIUpdateInfo`.
    open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
        let target = target as AnyObject
        actions.append(
            (
                phase.phase,
                { [weak target] link, info in
                    guard let target else { return }
                    switch selector.perform(on: target, link, info) {
                    case .done: return
                    case .wrongClass, .wrongArgument:
                        misuse("UIUpdateLink: \(type(of: target)) does not respond to \(selector)", raises: true)
                    }
                }
            ))
    }

    private func perform(_ selector: Selector, on target: AnyObject?, _ info: UIUpdateInfo) {
        guard let target else { return }
        switch selector.perform(on: target, self, info) {
        case .done: return
        case .wrongClass, .wrongArgument:
            misuse("UIUpdateLink: \(type(of: target)) does not respond to \(selector)", raises: true)
        }
    }

    private var observers: UpdateObservers? { system?.frameLoop.updateObservers }
}

extension UIUpdateLink: UpdateObserver {
    package var isActive: Bool {
        if let view { return view.window.map { !$0.isHidden && $0.system === system } ?? false }
        guard let windowScene else { return false }
        return windowScene.isOnScreen && windowScene.activationState != .unattached
    }

    package var continuousRate: CAFrameRateRange? { requiresContinuousUpdates ? preferredFrameRateRange : nil }

    package var wantsLowLatencyPhases: Bool { wantsLowLatencyEventDispatch }

    package func perform(_ phase: UpdatePhase) {
        guard let info else { return }
        info.refresh()
        // An action may add another, which runs from the next update on.
        let count = actions.count
        for index in 0..<count where actions[index].phase == phase {
            actions[index].perform(self, info)
            guard isEnabled else { return }
        }
    }
}
