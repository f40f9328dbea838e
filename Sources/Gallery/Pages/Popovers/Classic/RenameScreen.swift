import UIKit

/// What wants a plain yes or no, which is no matter for a popover: a modal that covers the page until it is answered.
final class RenameScreen: UIViewController {
    /// Hears of the answer: the new name, or nil for none.
    var onEnd: (String?) -> Void = { _ in }

    private let field = UITextField()

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Rename"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in end(with: nil) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .save, primaryAction: UIAction { [unowned self] _ in end(with: field.text) })
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        field.text = "Letter"
        field.borderStyle = .roundedRect
        view.addSubview(field)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
        field.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 34)
    }

    private func end(with name: String?) {
        onEnd(name)
        dismiss(animated: true)
    }
}
