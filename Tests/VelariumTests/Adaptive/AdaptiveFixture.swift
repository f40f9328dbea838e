import Testing
import UIKit
import Velarium
import VelariumTesting

/// A device with a button in a corner, and an adaptive overlay with a text field and a list.
@MainActor final class AdaptiveFixture {
    let device: TestDevice
    let root = UIViewController()
    let button = UIButton(type: .system)
    let page = AdaptivePage()
    let overlay: AdaptiveOverlayController
    private(set) var reasons: [DismissReason] = []

    init(_ style: OverlayStyle, _ model: TestDevice.Model = .iPhone14, dark: Bool = false) throws {
        device = TestDevice(model, style: dark ? .dark : .light)
        device.recordsMisuses = true
        overlay = AdaptiveOverlayController(page, style: style)
        overlay.anchor = .view(button)
        overlay.onDismiss = { [weak self] in self?.reasons.append($0) }
        root.view.backgroundColor = .systemBackground
        button.setTitle("Open", for: .normal)
        button.frame = CGRect(x: 40, y: 120, width: 80, height: 44)
        root.view.addSubview(button)
        device.show(root)
        try device.settle()
    }

    /// Accessing it makes the device the current one.
    var window: UIWindow { device.window }

    func present(animated: Bool = true) throws {
        _ = window
        root.present(overlay, animated: animated)
        try device.settle()
    }

    func change(to style: OverlayStyle) throws {
        _ = window
        overlay.setStyle(style, animated: true)
        try device.settle()
    }

    /// The overlay's card in the window, without its arrow.
    var frame: CGRect { overlay.view.convert(overlay.view.bounds, to: nil) }

    /// The card as it is drawn at this moment.
    var shownFrame: CGRect {
        let layer = overlay.view.layer.presentation() ?? overlay.view.layer
        return layer.frame
    }

    /// The view with the card's color and shadow.
    var surface: UIView { overlay.view.subviews[0] }

    /// The opacity of what dims the screen.
    var dimmingAlpha: CGFloat {
        let backdrop = overlay.view.superview?.subviews.first { $0.accessibilityIdentifier == "backdrop" }
        return backdrop?.subviews.first?.backgroundColor?.cgColor.alpha ?? 0
    }
}

/// A text field above a list of a hundred rows.
@MainActor final class AdaptivePage: UIViewController, UITableViewDataSource {
    let field = UITextField()
    let table = UITableView(frame: .zero, style: .plain)
    private(set) var appearances: [String] = []

    init() {
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 300, height: 360)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.borderStyle = .roundedRect
        field.accessibilityIdentifier = "field"
        table.dataSource = self
        for view in [field, table] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: safe.topAnchor, constant: 12),
            field.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            field.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            field.heightAnchor.constraint(equalToConstant: 36),
            table.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearances.append("willAppear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        appearances.append("didDisappear")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}
