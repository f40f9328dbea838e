import CoreGraphics
import StateMachines
import UIKitCore

/// The calendar or the wheels that a compact date picker opens beside itself.
final class DateOverlayController: UIViewController, UIViewControllerTransitioningDelegate, DismissalResponding {
    /// The view beside which the overlay is.
    weak var anchor: UIView?
    /// Called once when the overlay has gone.
    var onClose: (() -> Void)?
    private let content: UIView
    private let size: CGSize
    private let updateContent: () -> Void
    /// Whether the overlay was closed while it was still opening.
    private var closesWhenOpen = false

    private init(_ content: UIView, size: CGSize, update: @escaping () -> Void) {
        self.content = content
        self.size = size
        updateContent = update
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
        preferredContentSize = size
    }

    required init?(coder: NSCoder) { nil }

    /// An overlay with a calendar.
    static func calendar(_ state: DatePickerState) -> DateOverlayController {
        let view = CalendarDateView(state, showsTime: false)
        return DateOverlayController(view, size: view.sizeThatFits(.zero)) { [weak view] in view?.update(animated: true)
        }
    }

    /// An overlay with the wheels of a time.
    static func wheels(_ state: DatePickerState) -> DateOverlayController {
        let view = DateWheelsView(state, mode: .time)
        let size = CGSize(width: DatePickerMetrics.timeOverlayWidth, height: PickerMetrics.size.height)
        return DateOverlayController(view, size: size) { [weak view] in view?.update(animated: true) }
    }

    /// The controller that presents an overlay for `view`: the one that contains it or, for a view that is directly in
    /// its window, the one in front there. Nil without one, or when it presents something already.
    static func presenter(for view: UIView) -> UIViewController? {
        let controller = sequence(first: view as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
            .first
        guard let controller else { return frontmostController(in: view.window) }
        return controller.presentedViewController == nil ? controller : nil
    }

    private static func frontmostController(in window: UIWindow?) -> UIViewController? {
        var top = window?.rootViewController
        while let above = top?.presentedViewController {
            guard !above.isBeingDismissed else { return nil }
            top = above
        }
        return top
    }

    /// Shows a date that code has set.
    func update() { updateContent() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.layer.cornerRadius = DatePickerMetrics.overlayRadius
        view.layer.cornerCurve = .continuous
        view.backgroundColor = .tertiarySystemBackground
        view.layer.shadowOpacity = 0.2
        view.layer.shadowRadius = 32
        view.layer.shadowOffset = CGSize(width: 0, height: 8)
        view.accessibilityViewIsModal = true
        view.addSubview(content)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        content.frame = view.bounds
    }

    /// Closes the overlay; one that is opening closes when it is open.
    func close(animated: Bool) {
        closesWhenOpen = isBeingPresented || view.window == nil
        if !closesWhenOpen { dismiss(animated: animated) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if closesWhenOpen { dismiss(animated: false) }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        notifyClose()
    }

    private func notifyClose() {
        let close = onClose
        onClose = nil
        close?()
    }

    // MARK: Dismissal by the user

    /// Always: Escape closes it, as a tap elsewhere does.
    func allowsDismissal(of style: UIModalPresentationStyle, for reason: PresentationEndReason) -> Bool { true }
    func userDidDismiss() { notifyClose() }

    override func accessibilityPerformEscape() -> Bool {
        dismiss(animated: true)
        return true
    }

    // MARK: Transition

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        DateOverlayPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { DateOverlayAnimator(isPresenting: true, anchor: anchor) }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        DateOverlayAnimator(isPresenting: false, anchor: anchor)
    }
}
