/// The root of a view tree on a screen. Initially hidden. Windows in front receive touches first.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The order of windows. Higher levels are in front; within a level, the window shown last.
    public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
        /// The level. Higher values are in front.
        public var rawValue: CGFloat

        /// Makes a level from its value.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Makes a level from its value.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The default level: 0.
        public static let normal = Level(0)
        /// The level of the status bar: 1000.
        public static let statusBar = Level(1000)
        /// The level of alerts: 2000.
        public static let alert = Level(2000)

        /// Whether `left` is behind `right`.
        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

        /// A level higher by `step`.
        public static func + (level: Level, step: CGFloat) -> Level { Level(level.rawValue + step) }

        /// A level lower by `step`.
        public static func - (level: Level, step: CGFloat) -> Level { Level(level.rawValue - step) }

        /// Raises the level by `step`.
        public static func += (level: inout Level, step: CGFloat) { level.rawValue += step }

        /// Lowers the level by `step`.
        public static func -= (level: inout Level, step: CGFloat) { level.rawValue -= step }
    }

    /// Posted after a window was shown. The object is the window.
    nonisolated public static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// Posted after a window was hidden. The object is the window.
    nonisolated public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted after a window became key. The object is the window.
    nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted after a window ceased to be key. The object is the window.
    nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    /// The scene that shows the window; a window without one is not visible. Scenes do not retain their windows: the
    /// app does, usually in its scene delegate.
    open weak var windowScene: UIWindowScene? {
        didSet { sceneDidChange(from: oldValue) }
    }

    /// The coordinator of the window's size change in progress; nil for none.
    weak var sizeTransition: SizeTransitionCoordinator?
    /// The seconds until that change has ended; 0 for none.
    package var remainingSizeTransition: Seconds {
        sizeTransition.map { $0.transitionDuration * Double(1 - $0.percentComplete) } ?? 0
    }
    /// The containers of presentations in this window, back to front.
    var transitionViews: [WeakObject] = []
    /// Whether views can be moved without losing first responder status.
    var keepsFirstResponder = false
    /// The responder that receives keys and unhandled commands first.
    package internal(set) var firstResponder: UIResponder? {
        didSet {
            guard firstResponder !== oldValue else { return }
            oldValue?.didLoseKeyboard()
            firstResponder?.didGetKeyboard()
            system.updateTextInput()
        }
    }
    private lazy var ownUndoManager = UndoManager()
    /// The undo manager of responders in this window without one of their own.
    open override var undoManager: UndoManager? { ownUndoManager }
    /// What the window's presentations do to the first responder behind them.
    private(set) lazy var focus = WindowFocus(of: self)
    /// The system in which the window was created.
    package var system: UIKitSystem { systemReference.system }
    private let systemReference: SystemReference
    /// Used in `deinit`, when the system may already be deallocated.
    private weak var application: UIApplication?

    /// Creates a hidden window of the size of the screen, in `windowScene`.
    public init(windowScene: UIWindowScene) {
        systemReference = SystemReference(windowScene.system)
        super.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
        windowScene.add(self)
        prepareWindow()
    }

    /// Creates a hidden window with `frame`, in screen coordinates. In an app with scenes it is not visible until
    /// `windowScene` is set.
    public override init(frame: CGRect) {
        guard let system = UIKitSystem.current else {
            preconditionFailure("UIWindow requires a running app or a TestDevice. Create one first.")
        }
        systemReference = SystemReference(system)
        super.init(frame: frame)
        let application = system.application!
        if let scene = application.frontScene, !application.usesScenes || system.adoptsEveryWindow {
            windowScene = scene
            scene.add(self)
        } else if application.frontScene == nil {
            application.windowsWithoutScene.append(WeakObject(self))
        }
        prepareWindow()
    }

    /// Creates a system window that fills the screen. It has no scene and is not among the app's windows. The caller
    /// adds its layer to the screen.
    package init(ownedBy system: UIKitSystem) {
        systemReference = SystemReference(system)
        super.init(frame: system.screen.bounds)
        prepareWindow()
    }

    /// Creates a window of the size of the screen.
    public convenience init() {
        self.init(frame: UIKitSystem.current?.screen.bounds ?? .zero)
    }

    /// Creates a window with a zero frame; nil without a running system. Nothing is decoded.
    public required init?(coder: NSCoder) {
        guard let system = UIKitSystem.current else { return nil }
        systemReference = SystemReference(system)
        super.init(coder: coder)
        prepareWindow()
    }

    /// A deallocated window is removed from the screen.
    isolated deinit {
        layer.removeFromSuperlayer()
        application?.replaceDeallocatedKeyWindow()
    }

    private func prepareWindow() {
        application = system.application
        window = self
        layer.isHidden = true
        updateTraits()
        updateSafeArea()
    }

    /// The screen of the window. A device has one: setting another is logged and changes nothing.
    open var screen: UIScreen {
        get { windowScene?.screen ?? system.screen }
        set { if newValue !== screen { misuse("UIWindow: a window cannot move to another screen; there is one.") } }
    }

    /// The window's position among the windows of its scene. Default `normal`.
    open var windowLevel = Level.normal {
        didSet { windowScene?.bringToFront(self) }
    }

    /// The controller whose view fills the window. Setting it replaces the previous controller and its presentations.
    open var rootViewController: UIViewController? {
        didSet { rootViewControllerDidChange(from: oldValue) }
    }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            visibilityDidChange()
        }
    }

    /// Keeps the proxy out of the app's windows.
    override func didBecomeAppearanceProxy() {
        windowScene = nil
        system.application.windowsWithoutScene.removeAll { $0.object === self }
    }

    open override var next: UIResponder? { windowScene ?? system.application }

    // MARK: Conversion

    /// Converts `point` from this window's coordinates to those of `window`, or of the screen for nil.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        let onScreen = convertToScreen(point)
        return window?.convertFromScreen(onScreen) ?? onScreen
    }

    /// Converts `point` from the coordinates of `window`, or of the screen for nil, to this window's.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        convertFromScreen(window?.convertToScreen(point) ?? point)
    }

    /// Converts `rect` from this window's coordinates to those of `window`, or of the screen for nil. The result is the
    /// bounding box.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        let onScreen = layer.convert(rect, to: nil)
        return window?.layer.convert(onScreen, from: nil) ?? onScreen
    }

    /// Converts `rect` from the coordinates of `window`, or of the screen for nil, to this window's. The result is the
    /// bounding box.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        layer.convert(window?.layer.convert(rect, to: nil) ?? rect, from: nil)
    }

    // MARK: Key window

    /// Whether the window receives key events.
    open var isKeyWindow: Bool { system.application.keyWindow === self }
    /// Whether the window may become key. Default true.
    open var canBecomeKey: Bool { true }

    /// Makes this the key window without showing it, if it can become key.
    open func makeKey() {
        guard canBecomeKey else { return }
        system.application.makeKey(self)
    }

    /// Makes this the key window because the user has touched it, or a text input in it has the focus. Does nothing for
    /// a window that is not on the screen, or that the system owns.
    func makeKeyForInput() {
        if isShown, !isKeyWindow, windowScene != nil { makeKey() }
    }

    /// Shows the window in front of all windows of its level, and makes it key. The root controller has appeared on
    /// return.
    open func makeKeyAndVisible() {
        isHidden = false
        windowScene?.bringToFront(self)
        makeKey()
    }

    /// Called after the window has become key. The default does nothing.
    open func becomeKey() {}
    /// Called after the window has ceased to be key. The default does nothing.
    open func resignKey() {}

    /// Delivers `event` to recognizers, views and responders.
    open func sendEvent(_ event: UIEvent) {
        system.frameLoop.dispatcher.deliver(event, in: self)
    }
}
