import UIKit

/// The presented panel. Dragging it down far or fast enough dismisses it. Logs its appearance callbacks.
final class DraggablePanelController: UIViewController {
    private static let dismissalFraction: CGFloat = 0.4
    /// The minimum velocity for dismissal, in points per second.
    private static let dismissalVelocity: CGFloat = 1000

    private let transition: PanelTransitionDelegate
    private let heading = UILabel()
    private let button = UIButton(type: .system)

    init(_ transition: PanelTransitionDelegate) {
        self.transition = transition
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // The system does not elevate a custom panel, so in dark mode the base color would be black on black.
        view.backgroundColor = .secondarySystemGroupedBackground
        heading.text = transition.kind.rawValue
        heading.font = .preferredFont(forTextStyle: .title1)
        heading.adjustsFontForContentSizeCategory = true
        button.setTitle("Dismiss", for: .normal)
        button.followTextSize()
        button.addAction(UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
        let column = UIStackView(arrangedSubviews: [heading, button])
        column.axis = .vertical
        column.alignment = .center
        column.spacing = 24
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        view.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector("dragged:", DraggablePanelController.dragged)))
    }

    private func dragged(_ pan: UIPanGestureRecognizer) {
        // In the window's coordinates, because the panel moves.
        let translation = max(0, pan.translation(in: view.window).y / max(1, view.bounds.height))
        switch pan.state {
        case .began:
            transition.interaction = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true)
        case .changed: transition.interaction?.update(min(1, translation))
        case .ended:
            let isFast = pan.velocity(in: view.window).y > Self.dismissalVelocity
            finishDrag(translation > Self.dismissalFraction || isFast)
        case .possible: break
        default: finishDrag(false)
        }
    }

    private func finishDrag(_ isOver: Bool) {
        transition.record("drag", isOver ? "finish()" : "cancel()")
        if isOver { transition.interaction?.finish() } else { transition.interaction?.cancel() }
        transition.interaction = nil
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        transition.record("panel", "viewWillAppear(\(animated))")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        transition.record("panel", "viewDidAppear(\(animated))")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        transition.record("panel", "viewWillDisappear(\(animated))")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        transition.record("panel", "viewDidDisappear(\(animated))")
    }
}
