import UIKit

/// A letter that is being written.
final class EditorPage: UIViewController {
    private let text = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New letter"
        text.text = "Dear Ada,"
        text.font = .preferredFont(forTextStyle: .body)
        text.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        text.frame = view.bounds
        text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(text)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
    }
}
