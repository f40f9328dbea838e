// Apple's API as apps use it: .ci/apple-types must accept every line.
import UIKit

final class Card: UIView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        label.font = .preferredFont(forTextStyle: .headline)
        layer.cornerCurve = .continuous
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8),
            label.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: 0.5),
        ])
        setContentHuggingPriority(.defaultLow + 1, for: .vertical)
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityLabel: String? {
        get { label.text }
        set { label.text = newValue }
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.state == .possible
    }
}

final class Page: UIViewController, UIPopoverPresentationControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 200, height: 100)
        modalPresentationStyle = .popover
        popoverPresentationController?.delegate = self
        popoverPresentationController?.permittedArrowDirections = [.up, .down]
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in })
    }

    @objc func tap() {}

    func ask() {
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Done", style: .default))
        present(alert, animated: true)
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) { self.view.alpha = 0 }
        transitionCoordinator?.animate(alongsideTransition: nil)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}

/// Paths, colors, fonts and layers are not isolated.
func outline(of rectangle: CGRect) -> CGPath {
    let path = UIBezierPath()
    path.move(to: rectangle.origin)
    path.append(UIBezierPath(roundedRect: rectangle, cornerRadius: 4))
    return path.cgPath
}

func color(of layer: CALayer) -> UIColor? {
    layer.backgroundColor.map(UIColor.init(cgColor:))?.withAlphaComponent(0.5)
}

/// A Sendable closure captures main actor objects and returns to the main actor.
@MainActor func later(_ view: UIView, _ application: UIApplication) {
    let end: @Sendable () -> Void = { [weak view] in
        Task { @MainActor in
            view?.removeFromSuperview()
            application.open(URL(fileURLWithPath: "/"))
        }
    }
    end()
}

/// A property that a subclass narrows, and enums, options and priorities in short form.
@MainActor func set(_ table: UITableView, by delegate: any UITableViewDelegate) {
    table.delegate = delegate
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.backgroundColor = .systemBackground
    table.traitOverrides.horizontalSizeClass = .compact
}
