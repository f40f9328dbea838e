import UIKit

/// The presented controller. It can be dismissed, presents another one, and logs its callbacks.
final class PresentedPage: AppearanceReportingController {
    /// The answer to `presentationControllerShouldDismiss(_:)`.
    var mayDismiss = true
    /// Presents another controller over this one, anchored to the button.
    var onNested: (PresentedStyle, UIViewController, UIView) -> Void = { _, _, _ in }

    private let style: PresentedStyle
    private weak var trace: TracePanel?
    private let heading = UILabel()
    private let field = UITextField()
    private let dismissal = UIButton(type: .system)
    private let nested = UIButton(type: .system)
    private let panel = PanelTransition()

    init(_ style: PresentedStyle, trace: TracePanel) {
        self.style = style
        self.trace = trace
        super.init(nibName: nil, bundle: nil)
        if style.style == .custom { transitioningDelegate = panel }
        modalPresentationStyle = style.style
        preferredContentSize = style.style == .popover ? CGSize(width: 280, height: 220) : .zero
        presentationController?.delegate = self
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor =
            style.isTransparent ? UIColor.systemBackground.withAlphaComponent(0.85) : .systemBackground
        heading.text = "This is \(style.name)"
        heading.font = .preferredFont(forTextStyle: .title2)
        heading.adjustsFontForContentSizeCategory = true
        heading.textAlignment = .center
        heading.adjustsFontSizeToFitWidth = true
        field.placeholder = "Text survives style changes"
        field.borderStyle = .roundedRect
        dismissal.setTitle("Dismiss", for: .normal)
        dismissal.addAction(UIAction { [unowned self] _ in dismissPage() }, for: .touchUpInside)
        nested.setTitle("Present another", for: .normal)
        nested.addAction(UIAction { [unowned self] _ in onNested(style, self, nested) }, for: .touchUpInside)
        for button in [nested, dismissal] { button.followTextSize() }
        [heading, field, nested, dismissal].forEach(view.addSubview)
    }

    private func dismissPage() {
        trace?.add("dismiss", style.name)
        dismiss(animated: true) { [weak trace] in trace?.add("dismiss", "completion") }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetToCenter(dx: 20, dy: 24)
        let width = min(area.width, 320)
        var top = area.minY
        let head = max(34, heading.font.lineHeight.rounded(.up))
        for (part, height) in [
            (heading, head), (field, 34), (nested, nested.height(atLeast: 44)),
            (dismissal, dismissal.height(atLeast: 44)),
        ] as [(UIView, CGFloat)] {
            part.frame = CGRect(x: area.midX - width / 2, y: top, width: width, height: height)
            top += height + 8
        }
    }

    // MARK: What is called

    override func didReceive(_ callback: Callback) { record(callback.rawValue) }

    private func record(_ call: String) { trace?.add(style.name, call) }
}

extension PresentedPage: UIPopoverPresentationControllerDelegate {
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { record("willPresent, adaptive style \(style.rawValue)") }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        record("shouldDismiss, \(mayDismiss ? "yes" : "no")")
        return mayDismiss
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { record("willDismiss") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { record("didDismiss") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        record("didAttemptToDismiss")
    }
}
