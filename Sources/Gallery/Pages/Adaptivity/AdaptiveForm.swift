import UIKit

/// The presented form: a field whose text and focus survive every style change, and switches that change the trait
/// environment while it is shown.
final class AdaptiveForm: UIViewController {
    /// Called when the trait environment has changed.
    var onChange: () -> Void = {}

    private let name = UITextField()
    private let environment = EnvironmentPanel()
    private let close = UIButton(type: .system)
    private let column: VerticalStack

    init() {
        column = VerticalStack([name, environment, close])
        super.init(nibName: nil, bundle: nil)
        title = "Form"
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        name.placeholder = "Text survives style changes"
        name.borderStyle = .roundedRect
        close.setTitle("Dismiss", for: .normal)
        close.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        close.titleLabel?.adjustsFontForContentSizeCategory = true
        close.addAction(UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
        view.addSubview(column)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        environment.update()
        let availableRect = view.bounds.inset(by: view.safeAreaInsets).insetToCenter(dx: 20, dy: 20)
        guard !availableRect.isNull else { return }
        let width = min(availableRect.width, 440)
        let height = column.sizeThatFits(CGSize(width: width, height: availableRect.height)).height
        column.frame = CGRect(x: availableRect.midX - width / 2, y: availableRect.minY, width: width, height: height)
        onChange()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        view.setNeedsLayout()
    }
}
