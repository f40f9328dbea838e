import QuartzCore
import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct WindowLifecycleTests {
    private let device = TestDevice(.iPhone14)
    private let root = UIViewController()
    private var scene: UIWindowScene { device.window.windowScene! }

    private func shownWindow(level: UIWindow.Level = .normal) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.windowLevel = level
        window.isHidden = false
        return window
    }

    // MARK: Lifetime

    /// An app's closure may keep a page, which is then notified of another device's keyboard.
    @Test func aWindowThatOutlivesItsDeviceBelongsToTheCurrentOne() {
        var other: TestDevice? = TestDevice(.iPad)
        other?.show(UIViewController())
        let window = other!.window
        other = nil
        device.show(root)

        #expect(window.screen === device.window.screen)
        #expect(!window.isKeyWindow)
        window.isHidden = true
        #expect(window.rootViewController?.view.window === window)
    }

    @Test func aWindowCanBeReleasedDuringARotation() throws {
        device.show(root)
        var overlay: UIWindow? = shownWindow(level: .alert)
        overlay?.rootViewController = UIViewController()
        device.advance(by: 0)

        try device.rotate(to: .landscapeLeft)
        overlay?.isHidden = true
        overlay = nil
        try device.settle()

        #expect(overlay == nil && device.window.bounds.width > device.window.bounds.height)
        #expect(scene.interfaceOrientation == .landscapeLeft)
    }

    @Test func anUnreferencedWindowIsRemovedFromTheScreen() throws {
        device.show(root)
        let main = device.window
        weak var remembered: UIWindow?
        try {
            let overlay = shownWindow(level: .alert)
            overlay.backgroundColor = .red
            overlay.makeKey()
            remembered = overlay
            try device.settle()
            #expect(device.picture().color(atX: 5, y: 400).red == 255)
            #expect(scene.windows.count == 2)
        }()

        try device.settle()

        #expect(remembered == nil)
        #expect(scene.windows == [main])
        #expect(device.application.keyWindow === main)
        #expect(device.picture().color(atX: 5, y: 400).red != 255)
    }

    @Test func theMainWindowOfATestIsKept() {
        device.show(root)
        #expect(scene.windows.count == 1)
        #expect(root.view.window === device.window)
    }

    @Test func aWindowWithoutASceneIsOffTheScreen() {
        device.show(root)
        let main = device.window
        let window = shownWindow()
        window.makeKey()

        window.windowScene = nil
        #expect(!scene.windows.contains(window))
        #expect(window.layer.superlayer == nil)
        #expect(device.application.keyWindow === main)
        window.windowScene = scene

        #expect(scene.windows.last === window)
        #expect(window.layer.superlayer === main.layer.superlayer)
    }

    // MARK: Order

    @Test func windowLevelsOrderWindowsAndTheirLayers() {
        device.show(root)
        let low = shownWindow(level: UIWindow.Level(-1))
        let alert = shownWindow(level: .alert)
        let bar = shownWindow(level: .statusBar)
        let normal = shownWindow()

        #expect(scene.windows == [low, device.window, normal, bar, alert])
        alert.windowLevel = .normal
        low.windowLevel = UIWindow.Level(1)

        let order = [device.window, normal, alert, low, bar]
        #expect(scene.windows == order)
        let layers = device.window.layer.superlayer?.sublayers ?? []
        #expect(layers.map { ObjectIdentifier($0) } == order.map { ObjectIdentifier($0.layer) })
    }

    @Test func hidingTheKeyWindowRestoresThePreviousWindowThatCanBecomeKey() {
        device.show(root)
        let main = device.window
        let second = shownWindow()
        second.makeKey()
        _ = shownWindow(level: .statusBar)
        let hidden = UIWindow(windowScene: scene)
        let shy = NonKeyWindow(windowScene: scene)
        shy.windowLevel = .alert
        shy.isHidden = false
        let key = shownWindow()
        key.makeKey()

        key.isHidden = true
        #expect(device.application.keyWindow === second)
        second.isHidden = true

        #expect(device.application.keyWindow === main)
        #expect(!hidden.isKeyWindow && !shy.isKeyWindow)
        shy.makeKeyAndVisible()
        #expect(main.isKeyWindow)
    }

    // MARK: The root controller

    @Test func replacingAVisibleRootSendsAppearanceCallbacks() {
        device.show(root)
        let window = device.window
        let old = AppearanceRecorder("old")
        let new = AppearanceRecorder("new")
        let log = AppearanceLog()
        (old.log, new.log) = (log, log)
        window.rootViewController = old
        log.calls = []

        window.rootViewController = new

        #expect(log.calls == ["old willDisappear", "old didDisappear", "new willAppear", "new didAppear"])
        #expect(window.subviews == [new.view])
        #expect(old.view.superview == nil && new.view.frame == window.bounds)
    }

    @Test func aRootGivenToAHiddenWindowAppearsWithIt() {
        device.show(root)
        let window = UIWindow(windowScene: scene)
        let recorder = AppearanceRecorder("root")
        let log = AppearanceLog()
        recorder.log = log

        window.rootViewController = recorder
        #expect(log.calls.isEmpty)
        window.isHidden = false

        #expect(log.calls == ["root willAppear", "root didAppear"])
        #expect(recorder.view.window === window)
    }
}

private final class NonKeyWindow: UIWindow {
    override var canBecomeKey: Bool { false }
}

@MainActor private final class AppearanceLog {
    var calls: [String] = []
}

private final class AppearanceRecorder: UIViewController {
    private let name: String
    var log: AppearanceLog?

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { log?.calls.append("\(name) willAppear") }
    override func viewDidAppear(_ animated: Bool) { log?.calls.append("\(name) didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log?.calls.append("\(name) willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log?.calls.append("\(name) didDisappear") }
}
