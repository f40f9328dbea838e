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

    /// Where the toast is on the screen, in the middle of an animation too.
    struct Position {
        let transform: CGAffineTransform
        let alpha: CGFloat
    }

    /// The position at this moment. Setting it changes nothing but the view.
    var position: Position {
        get {
            let layer = card.layer.presentation() ?? card.layer
            return Position(transform: layer.affineTransform(), alpha: CGFloat(layer.opacity))
        }
        set {
            card.transform = newValue.transform
            card.alpha = newValue.alpha
        }
    }

    /// Moves the toast out of the screen, or back. With Reduce Motion it fades instead.
    func setHidden(_ isHidden: Bool) {
        let fades = motion == .fade || UIAccessibility.isReduceMotionEnabled
        card.alpha = fades && isHidden ? 0 : 1
        move(by: !fades && isHidden ? layout?.hiddenOffset ?? .zero : .zero)
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
        insets.bottom = max(insets.bottom, keyboard?.overlap ?? 0, barHeightBehind)
        let area = view.bounds.inset(by: insets).insetBy(dx: ToastMetrics.margin, dy: ToastMetrics.margin)
        guard area.width > 0, area.height > 0 else { return }
        card.availableWidth = area.width
        let layout = ToastLayout(of: card.sizeThatFits(area.size), at: side, in: area, bounds: view.bounds)
        self.layout = layout
        card.setUntransformedFrame(layout.frame)
    }

    /// The height at the lower end that bars of the screen behind take with the home indicator, in points: the toast
    /// leaves a tab bar or toolbar visible and usable.
    private var barHeightBehind: CGFloat {
        guard toast.edge == .bottom, let window = windowBehind,
            let content = window.rootViewController?.frontmost.visibleContent.viewIfLoaded, content.window === window
        else { return 0 }
        // The safe area of a view that ends above the window's lower edge says nothing about that edge.
        let frame = content.convert(content.bounds, to: window)
        return frame.maxY >= window.bounds.maxY - 0.5 ? content.safeAreaInsets.bottom : 0
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
            toast.touchDidBegin()
            move(by: layout.offset(forDrag: translation))
        case .ended where layout.dismisses(translation: translation, velocity: pan.velocity(in: view)):
            toast.dismiss(for: .swipe, animated: true)
        case .ended, .cancelled, .failed: moveBack()
        case .possible: break
        @unknown default: moveBack()
        }
    }

    private func moveBack() {
        toast.touchDidEnd()
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
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
        windowBehind?.rootViewController?.systemBarsController
    }
}

extension UIViewController {
    /// The controller whose content is visible inside the bars of tab bar and navigation controllers.
    fileprivate var visibleContent: UIViewController {
        switch self {
        case let tabs as UITabBarController: tabs.selectedViewController?.visibleContent ?? self
        case let navigation as UINavigationController: navigation.topViewController?.visibleContent ?? self
        default: self
        }
    }
}
