import UIKit

final class PopoverPage: UIViewController, UIPopoverPresentationControllerDelegate {
    private let label = UILabel()
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = "A page of an app"
        label.textAlignment = .center
        label.frame = CGRect(x: 50, y: 140, width: 300, height: 40)
        view.addSubview(label)
        button.frame = CGRect(x: 100, y: 200, width: 200, height: 50)
        button.setTitle("Show popover", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.showPopover() }, for: .touchUpInside)
        view.addSubview(button)
    }

    private func showPopover() {
        let content = UIViewController()
        let label = UILabel()
        label.text = "Saved a minute ago"
        label.translatesAutoresizingMaskIntoConstraints = false
        content.view.addSubview(label)
        // The content reaches below the arrow, its safe area does not.
        let safeArea = content.view.safeAreaLayoutGuide
        label.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor).isActive = true
        label.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor).isActive = true
        content.preferredContentSize = CGSize(width: 200, height: 60)
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.delegate = self
        content.popoverPresentationController?.sourceView = button
        present(content, animated: true)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}
