import UIKit

final class PopoverPage: UIViewController, UIPopoverPresentationControllerDelegate {
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        button.frame = CGRect(x: 100, y: 200, width: 200, height: 50)
        button.setTitle("Show popover", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.showPopover() }, for: .touchUpInside)
        view.addSubview(button)
    }

    private func showPopover() {
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 200)
        let popover = content.popoverPresentationController
        popover?.delegate = self
        popover?.backgroundColor = .gray
        popover?.sourceView = button
        popover?.sourceRect = CGRect(x: 100, y: 25, width: 100, height: 25)
        popover?.permittedArrowDirections = .any
        popover?.canOverlapSourceViewRect = true
        present(content, animated: true)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    func popoverPresentationControllerShouldDismissPopover(_ popover: UIPopoverPresentationController) -> Bool { true }
    func popoverPresentationControllerDidDismissPopover(_ popover: UIPopoverPresentationController) { print("dismissed") }
    func popoverPresentationController(_ popover: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>) {}
}
