import QuartzCore

/// What the system shows in front of the app and its status bar: a panel that a person reads and closes, a short notice,
/// and the points that two fingers of a mouse touch. Nothing of it is among the app's windows.
///
/// The window that carries it exists from the first time that there is something to show.
@MainActor package final class SystemOverlay {
    /// How long a notice stays, in seconds of the clock.
    static let noticeLength: Seconds = 2

    private unowned let system: UIKitSystem
    private var panel: Panel?
    private var notice: (view: UIView, end: ScheduledAction)?
    private lazy var points = TouchPointDisplay(in: system.screen.rootLayer)
    /// Fingers that came down on the panel, which the app does not get to know.
    private var ownFingers: Set<Int> = []

    private lazy var window: UIWindow = {
        let window = UIWindow(ownedBy: system)
        window.layer.zPosition = FurnitureDisplay.depth + 1
        window.layer.isHidden = true
        system.screen.rootLayer.addSublayer(window.layer)
        return window
    }()

    private struct Panel {
        let view: UIView
        /// The key that opened the panel, as long as it is down: its repetitions do not close the panel.
        var openingKey: KeyStroke?
    }

    init(system: UIKitSystem) {
        self.system = system
    }

    // MARK: Panel

    package var isPanelShown: Bool { panel != nil }

    /// Shows `view` over the whole screen until a key is pressed or the screen is touched. Another panel gives way.
    ///
    /// - Parameter key: The key that is down and has opened the panel; nil when something else has.
    package func showPanel(_ view: UIView, openedBy key: KeyStroke? = nil) {
        hidePanel()
        panel = Panel(view: view, openingKey: key)
        view.frame = window.bounds
        window.addSubview(view)
        updateWindow()
    }

    package func hidePanel() {
        panel?.view.removeFromSuperview()
        panel = nil
        updateWindow()
    }

    /// Whether `event` is for the panel, which has taken it then.
    func takes(_ event: HostEvent) -> Bool {
        guard panel != nil || !ownFingers.isEmpty else { return false }
        switch event {
        case .touch(let finger, let phase, _, _, _): return takesTouch(of: finger, phase)
        case .key(let stroke, let isDown, _): return takes(stroke, isDown: isDown)
        case .scroll: return panel != nil
        case .resize, .closeRequest: return false
        }
    }

    private func takesTouch(of finger: Int, _ phase: UITouch.Phase) -> Bool {
        if phase == .began, panel != nil {
            ownFingers.insert(finger)
            hidePanel()
            return true
        }
        guard ownFingers.contains(finger) else { return false }
        if phase == .ended || phase == .cancelled { ownFingers.remove(finger) }
        return true
    }

    private func takes(_ stroke: KeyStroke, isDown: Bool) -> Bool {
        guard let panel else { return false }
        let opensPanel = stroke == panel.openingKey
        if !isDown {
            if opensPanel { self.panel?.openingKey = nil }
            // The app has to learn that keys it knows of are up.
            return false
        }
        if !opensPanel { hidePanel() }
        return true
    }

    // MARK: Notice

    /// Shows `text` near the lower edge for two seconds; another notice gives way.
    package func showNotice(_ text: String) {
        hideNotice()
        let label = NoticeLabel(text)
        window.addSubview(label)
        label.place(in: window.bounds)
        let clock = system.host.clock
        let end = clock.schedule(at: clock.now + Self.noticeLength) { [weak self] in
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

    // MARK: Touch points

    /// Marks where the fingers of a mouse are or would come down, in points of the screen; nothing for an empty list.
    package func showTouchPoints(_ places: [CGPoint]) {
        points.show(places)
        system.host.requestFrame()
    }

    // MARK: Screen

    private func updateWindow() {
        window.layer.isHidden = panel == nil && notice == nil
        system.host.requestFrame()
    }

    func screenDidChange(from oldBounds: CGRect) {
        guard panel != nil || notice != nil else { return }
        window.screenDidChange(from: oldBounds)
        panel?.view.frame = window.bounds
        (notice?.view as? NoticeLabel)?.place(in: window.bounds)
    }
}

/// A line of text on a dark capsule.
private final class NoticeLabel: UILabel {
    private static let height: CGFloat = 36
    /// The space at both ends of the text, to the edges of the screen, and below. Points.
    private static let margin: CGFloat = 16
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
        preconditionFailure("A notice is made in code; there is no archive to read it from.")
    }

    func place(in bounds: CGRect) {
        let widest = max(bounds.width - 2 * Self.margin, 0)
        let width = min(sizeThatFits(.zero).width.rounded(.up) + 2 * Self.margin, widest)
        frame = CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: bounds.height - Self.distance - Self.height, width: width,
            height: Self.height)
    }
}
