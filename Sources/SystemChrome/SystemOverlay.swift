import QuartzCore
import UIKitCore

/// The system UI in front of the app and its status bar: a panel to read and close, a short notice, and the touch
/// points of a mouse's two fingers.
///
/// None of it is in the app's windows. Its own window is created on first use.
@MainActor package final class SystemOverlay: SystemService, FrameParticipant {
    /// How long a notice is shown, in seconds of the clock.
    static let noticeDuration: Seconds = 2

    private unowned let system: UIKitSystem
    private var panel: Panel?
    private var notice: (view: UIView, end: ScheduledAction)?
    private lazy var points = TouchPointDisplay(in: system.screen.rootLayer)
    /// The keys that are down.
    private var heldKeys: Set<KeyStroke> = []
    /// Fingers that came down on the panel; the app does not receive them.
    private var interceptedFingers: Set<Int> = []

    private lazy var window: UIWindow = {
        let window = UIWindow(ownedBy: system)
        window.layer.zPosition = SystemChromeDisplay.layerZPosition + 1
        window.layer.isHidden = true
        system.screen.rootLayer.addSublayer(window.layer)
        return window
    }()

    private struct Panel {
        let view: UIView
        /// The key that opened the panel while it is down; its repetitions do not close the panel.
        var openingKey: KeyStroke?
    }

    package init(system: UIKitSystem) {
        self.system = system
    }

    // MARK: Panel

    package var isPanelShown: Bool { panel != nil }

    /// Shows `view` over the whole screen until a key is pressed or the screen is touched. Replaces another panel.
    ///
    /// - Parameter key: the key that has opened the panel, which may be up again; nil when something else opened it.
    package func showPanel(_ view: UIView, openedBy key: KeyStroke? = nil) {
        hidePanel()
        panel = Panel(view: view, openingKey: key.flatMap { heldKeys.contains($0) ? $0 : nil })
        view.frame = window.bounds
        window.addSubview(view)
        updateWindow()
    }

    package func hidePanel() {
        panel?.view.removeFromSuperview()
        panel = nil
        updateWindow()
    }

    /// Handles `event` if it belongs to the panel. Returns false otherwise.
    package func intercept(_ event: HostEvent) -> Bool {
        if case .key(let stroke, let isDown, _) = event {
            if isDown { heldKeys.insert(stroke) } else { heldKeys.remove(stroke) }
        }
        if case .touchPoints(let points) = event {
            system.activate()
            self.points.show(points)
            return true
        }
        guard panel != nil || !interceptedFingers.isEmpty else { return false }
        switch event {
        case .touch(let finger, let phase, _, _, _): return interceptTouch(of: finger, phase: phase)
        case .key(let stroke, let isDown, _): return interceptKey(stroke, isDown: isDown)
        case .scroll, .hover, .composition, .composedText: return panel != nil
        case .modifiers, .resize, .closeRequest, .touchPoints: return false
        }
    }

    private func interceptTouch(of finger: Int, phase: TouchPhase) -> Bool {
        if phase == .began, panel != nil {
            interceptedFingers.insert(finger)
            hidePanel()
            return true
        }
        guard interceptedFingers.contains(finger) else { return false }
        if phase == .ended || phase == .cancelled { interceptedFingers.remove(finger) }
        return true
    }

    private func interceptKey(_ stroke: KeyStroke, isDown: Bool) -> Bool {
        guard let panel else { return false }
        let opensPanel = stroke == panel.openingKey
        if !isDown {
            if opensPanel { self.panel?.openingKey = nil }
            // The app must receive the release of keys that it knows.
            return false
        }
        if !opensPanel { hidePanel() }
        return true
    }

    // MARK: Notice

    /// Shows `text` near the lower edge for two seconds. Replaces another notice.
    package func showNotice(_ text: String) {
        hideNotice()
        let label = NoticeLabel(text)
        window.addSubview(label)
        label.updateFrame(in: window.bounds)
        let clock = system.host.clock
        let end = clock.schedule(at: clock.now + Self.noticeDuration) { [weak self] in
            self?.system.activate()
            self?.hideNotice()
        }
        notice = (label, end)
        updateWindow()
    }

    package func hideNotice() {
        guard let notice else { return }
        self.notice = nil
        system.host.clock.cancel(notice.end)
        notice.view.removeFromSuperview()
        updateWindow()
    }

    // MARK: Screen

    private func updateWindow() {
        window.layer.isHidden = panel == nil && notice == nil
        system.host.requestFrame()
    }

    package func screenDidChange(from oldBounds: CGRect) {
        guard panel != nil || notice != nil else { return }
        window.screenDidChange(from: oldBounds)
        panel?.view.frame = window.bounds
        (notice?.view as? NoticeLabel)?.updateFrame(in: window.bounds)
    }
}

/// A line of text on a dark capsule.
private final class NoticeLabel: UILabel {
    private static let height: CGFloat = 36
    /// The minimum space beside the text and to the sides of the screen. Points.
    private static let margin: CGFloat = 16
    /// The distance to the lower edge of the screen. Points.
    private static let distance: CGFloat = 64

    init(_ text: String) {
        super.init(frame: .zero)
        self.text = text
        font = .systemFont(ofSize: 15, weight: .medium)
        textColor = .white
        textAlignment = .center
        lineBreakMode = .byTruncatingMiddle
        backgroundColor = UIColor(white: 0.15, alpha: 0.88)
        layer.cornerRadius = Self.height / 2
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    func updateFrame(in bounds: CGRect) {
        let widest = max(bounds.width - 2 * Self.margin, 0)
        let width = min(sizeThatFits(.zero).width.rounded(.up) + 2 * Self.margin, widest)
        frame = CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: bounds.height - Self.distance - Self.height, width: width,
            height: Self.height)
    }
}

extension UIKitSystem {
    /// What the system shows in front of the app, such as the list of shortcuts.
    package var overlay: SystemOverlay { service(SystemOverlay.self) }
}
