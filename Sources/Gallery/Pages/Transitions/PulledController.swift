import UIKit

/// The presented panel. Dragging it down far or fast enough dismisses it. Logs its appearance callbacks.
final class PulledController: UIViewController {
    private static let farEnough: CGFloat = 0.4
    /// The minimum velocity for dismissal, in points per second.
    private static let fastEnough: CGFloat = 1000

    private let transition: ScreenTransition
    private let heading = UILabel()
    private let button = UIButton(type: .system)

    init(_ transition: ScreenTransition) {
        self.transition = transition
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // The system does not elevate a custom panel, so in dark mode the base color would be black on black.
        view.backgroundColor = .secondarySystemGroupedBackground
        heading.text = transition.kind.rawValue
        heading.font = .preferredFont(forTextStyle: .title1)
        button.setTitle("Dismiss", for: .normal)
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
            UIPanGestureRecognizer(target: self, action: Selector("pulled:", PulledController.pulled)))
    }

    private func pulled(_ pan: UIPanGestureRecognizer) {
        // In the window's coordinates, because the panel moves.
        let way = max(0, pan.translation(in: view.window).y / max(1, view.bounds.height))
        switch pan.state {
        case .began:
            transition.pull = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true)
        case .changed: transition.pull?.update(min(1, way))
        case .ended:
            let isFast = pan.velocity(in: view.window).y > Self.fastEnough
            letGo(way > Self.farEnough || isFast)
        case .possible: break
        default: letGo(false)
        }
    }

    private func letGo(_ isOver: Bool) {
        transition.note("finger", isOver ? "finish()" : "cancel()")
        if isOver { transition.pull?.finish() } else { transition.pull?.cancel() }
        transition.pull = nil
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        transition.note("panel", "viewWillAppear(\(animated))")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        transition.note("panel", "viewDidAppear(\(animated))")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        transition.note("panel", "viewWillDisappear(\(animated))")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        transition.note("panel", "viewDidDisappear(\(animated))")
    }
}
