import UIKit

/// A modal screen that covers the page until the user saves or cancels. A popover would not fit that purpose.
final class RenameScreen: UIViewController {
    /// Called with the new name, or nil if the user canceled.
    var onCompletion: (String?) -> Void = { _ in }

    private let field = UITextField()

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Rename"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in finish(name: nil) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .save, primaryAction: UIAction { [unowned self] _ in finish(name: field.text) })
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
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
        let area = view.bounds.inset(by: view.safeAreaInsets).insetToCenter(dx: 20, dy: 20)
        field.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 34)
    }

    private func finish(name: String?) {
        onCompletion(name)
        dismiss(animated: true)
    }
}
