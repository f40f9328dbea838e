import UIKit

/// Positions a toast's view, above the keyboard, and lets the user drag it to its edge.
final class ToastController: UIViewController {
    private let toast: Toast
    private let card: ToastView
    private weak var windowBehind: UIWindow?
    private var layout: ToastLayout?
    private var keyboard: KeyboardOverlapObserver?
    private(set) var motion = OverlayTheme.Motion.standard
    private let pan = UIPanGestureRecognizer()
    private lazy var panTarget = ActionTarget { [weak self] in self?.panDidChange() }

    init(_ toast: Toast, behind windowBehind: UIWindow?) {
        self.toast = toast
        self.windowBehind = windowBehind
        card = ToastView(toast)
        super.init(nibName: nil, bundle: nil)
        KeyboardObserver.startObserving()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
        view.addSubview(card)
        card.onAction = { [weak self] in self?.toast.actionWasPressed() }
        card.onEscape = { [weak self] in self?.toast.dismiss(for: .escape, animated: true) }
        panTarget.attach(to: pan)
        card.addGestureRecognizer(pan)
        keyboard = KeyboardOverlapObserver(over: view) { [weak self] change in
            guard let self else { return }
            view.setNeedsLayout()
            change.animate { self.view.layoutIfNeeded() }
        }
    }

    /// Moves the toast out of the screen, or back. With Reduce Motion it fades instead.
    func setHidden(_ isHidden: Bool) {
        if motion == .fade || UIAccessibility.isReduceMotionEnabled {
            card.alpha = isHidden ? 0 : 1
        } else {
            move(by: isHidden ? layout?.hiddenOffset ?? .zero : .zero)
        }
    }

    func setTheme(_ theme: OverlayTheme) {
        motion = theme.motion
        loadViewIfNeeded()
        card.setTheme(theme)
        view.setNeedsLayout()
    }

    private func move(by offset: CGVector) {
        card.transform = CGAffineTransform(translationX: offset.dx, y: offset.dy)
    }

    // MARK: Layout

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var insets = view.safeAreaInsets
        insets.bottom = max(insets.bottom, keyboard?.overlap ?? 0)
        let area = view.bounds.inset(by: insets).insetBy(dx: ToastMetrics.margin, dy: ToastMetrics.margin)
        guard area.width > 0, area.height > 0 else { return }
        let layout = ToastLayout(of: card.sizeThatFits(area.size), at: side, in: area, bounds: view.bounds)
        self.layout = layout
        card.setUntransformedFrame(layout.frame)
    }

    private var side: ToastLayout.Side {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch toast.edge {
        case .top: return .top
        case .bottom: return .bottom
        case .leading: return isMirrored ? .right : .left
        case .trailing: return isMirrored ? .left : .right
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        card.setNeedsLayout()
        view.setNeedsLayout()
    }

    // MARK: Dragging

    private func panDidChange() {
        guard let layout, toast.lifecycle.isPresented else { return }
        let translation = pan.translation(in: view)
        switch pan.state {
        case .began, .changed:
            toast.setTimeRuns(false)
            move(by: layout.offset(forDrag: translation))
        case .ended where layout.dismisses(translation: translation, velocity: pan.velocity(in: view)):
            toast.dismiss(for: .swipe, animated: true)
        case .ended, .cancelled, .failed: moveBack()
        case .possible: break
        @unknown default: moveBack()
        }
    }

    private func moveBack() {
        toast.setTimeRuns(true)
        UIView.animate(
            withDuration: ToastMetrics.entrance, delay: 0, usingSpringWithDamping: ToastMetrics.springDamping,
            initialSpringVelocity: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            self.move(by: .zero)
        }
    }

    // MARK: The screen behind

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        windowBehind?.rootViewController?.frontmost.supportedInterfaceOrientations
            ?? super.supportedInterfaceOrientations
    }
    override var childForStatusBarStyle: UIViewController? { windowBehind?.rootViewController?.systemBarsController }
    override var childForStatusBarHidden: UIViewController? { windowBehind?.rootViewController?.systemBarsController }
    override var childForHomeIndicatorAutoHidden: UIViewController? {
        windowBehind?.rootViewController?.systemBarsController
    }
}
