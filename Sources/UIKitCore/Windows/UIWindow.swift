/// The root of a tree of views on a screen. Hidden until it is shown; a window in front gets touches first.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The order of windows: higher levels lie in front; within a level, the one shown later.
    public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)

        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

        public static func + (level: Level, step: CGFloat) -> Level { Level(level.rawValue + step) }

        public static func - (level: Level, step: CGFloat) -> Level { Level(level.rawValue - step) }

        public static func += (level: inout Level, step: CGFloat) { level.rawValue += step }

        public static func -= (level: inout Level, step: CGFloat) { level.rawValue -= step }
    }

    nonisolated public static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    nonisolated public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    /// The scene that shows the window; a window without one is never on the screen. A scene does not keep its windows
    /// alive: that is the app's part, mostly its scene delegate's.
    open weak var windowScene: UIWindowScene? {
        didSet { moveBetweenScenes(from: oldValue) }
    }

    /// What runs beside the change of size that the window is in.
    weak var sizeTransition: SizeTransitionCoordinator?
    /// The containers of presentations in this window, from back to front.
    var transitionViews: [WeakObject] = []
    /// Whether views may leave for a moment without losing the keyboard.
    var keepsKeyboard = false
    /// Who gets keys and unclaimed commands first.
    package internal(set) var firstResponder: UIResponder? {
        didSet {
            guard firstResponder !== oldValue else { return }
            oldValue?.didLoseKeyboard()
            firstResponder?.didGetKeyboard()
            system.updateTextInput()
        }
    }
    /// Who had the keyboard when a presentation took it, the last one last.
    var coveredResponders: [WeakObject] = []
    /// The system the window was made in.
    unowned let system: UIKitSystem
    /// For the time when the window is gone, which may be after its system.
    private weak var application: UIApplication?

    public init(windowScene: UIWindowScene) {
        system = windowScene.system
        super.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
        windowScene.add(self)
        prepareWindow()
    }

    /// In an app without scenes of its own a window on the screen. An app with scenes gives it a `windowScene`; before, it
    /// is nowhere.
    public override init(frame: CGRect) {
        guard let system = UIKitSystem.current else {
            preconditionFailure("UIWindow needs a running app or a TestDevice: make one first.")
        }
        self.system = system
        super.init(frame: frame)
        let application = system.application!
        if let scene = application.frontScene, !application.usesScenes {
            windowScene = scene
            scene.add(self)
        } else if application.frontScene == nil {
            application.windowsWithoutScene.append(WeakObject(self))
        }
        prepareWindow()
    }

    /// A window of the system's own that fills the screen: it is in no scene, and the app does not find it. Its layer is the
    /// caller's to put on the screen.
    init(ownedBy system: UIKitSystem) {
        self.system = system
        super.init(frame: system.screen.bounds)
        prepareWindow()
    }

    /// A window as large as the screen.
    public convenience init() {
        self.init(frame: UIKitSystem.current?.screen.bounds ?? .zero)
    }

    public required init?(coder: NSCoder) {
        guard let system = UIKitSystem.current else { return nil }
        self.system = system
        super.init(coder: coder)
        prepareWindow()
    }

    /// A window that nobody keeps is gone from the screen.
    isolated deinit {
        layer.removeFromSuperlayer()
        application?.replaceLostKeyWindow()
    }

    private func prepareWindow() {
        application = system.application
        window = self
        layer.isHidden = true
        updateTraits()
        updateSafeArea()
    }

    open var screen: UIScreen { windowScene?.screen ?? system.screen }

    /// Default `normal`.
    open var windowLevel = Level.normal {
        didSet { windowScene?.order(self) }
    }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { replaceRoot(oldValue) }
    }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            visibilityDidChange()
        }
    }

    open override var next: UIResponder? { windowScene ?? system.application }

    // MARK: Conversion

    /// `point` of this window's coordinates in those of `window`; of the screen for nil.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        let onScreen = convertToScreen(point)
        return window?.convertFromScreen(onScreen) ?? onScreen
    }

    /// `point` of the coordinates of `window` (the screen for nil) in this window's.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        convertFromScreen(window?.convertToScreen(point) ?? point)
    }

    /// The box around `rect` of this window's coordinates in those of `window`; of the screen for nil.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        let onScreen = layer.convert(rect, to: nil)
        return window?.layer.convert(onScreen, from: nil) ?? onScreen
    }

    /// The box around `rect` of the coordinates of `window` (the screen for nil) in this window's.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        layer.convert(window?.layer.convert(rect, to: nil) ?? rect, from: nil)
    }

    // MARK: Key window

    open var isKeyWindow: Bool { system.application.keyWindow === self }
    open var canBecomeKey: Bool { true }

    /// Makes this the window that keys go to, without showing it.
    open func makeKey() {
        guard canBecomeKey else { return }
        system.application.makeKey(self)
    }

    /// Shows the window in front of all others of its level and makes it key. The root controller has appeared when
    /// this returns.
    open func makeKeyAndVisible() {
        isHidden = false
        windowScene?.order(self)
        makeKey()
    }

    /// Called when the window has become key. The default does nothing.
    open func becomeKey() {}
    /// Called when the window is key no longer. The default does nothing.
    open func resignKey() {}

    /// Hands `event` to recognisers, views and responders.
    open func sendEvent(_ event: UIEvent) {
        system.frameLoop.dispatcher.deliver(event, in: self)
    }
}
