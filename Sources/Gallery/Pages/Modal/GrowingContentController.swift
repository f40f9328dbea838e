import UIKit
import Velarium

/// Overlay content in a view controller, which requests another layout when its text grows.
final class GrowingContentController: UIViewController, ModalPresentationContent {
    private static let texts = [
        "The overlay asks the controller for its size.",
        "The overlay asks the controller for its size. When the text grows, the controller requests a new layout, and "
            + "the card animates to its new size.",
        "The overlay asks the controller for its size. When the text grows, the controller requests a new layout, and "
            + "the card animates to its new size. The overlay asks again when the keyboard appears or the device "
            + "rotates.",
    ]
    private let card = ModalCard(
        title: "Content controller", text: GrowingContentController.texts[0], action: "Show more")
    private var step = 0

    override func loadView() { view = card }

    override func viewDidLoad() {
        super.viewDidLoad()
        card.onAction = { [unowned self] in showMore() }
    }

    func preferredContentSize(
        in controller: ModalPresentationViewController, keyboardHeight: CGFloat, limitSize: CGSize
    ) -> CGSize {
        card.sizeThatFits(limitSize)
    }

    private func showMore() {
        guard let overlay = enclosingModalPresentationViewController else { return }
        step += 1
        guard step < Self.texts.count else { return overlay.dismiss(for: .action, animated: true) }
        card.show(Self.texts[step], action: step + 1 == Self.texts.count ? "Done" : "Show more")
        UIView.animate(withDuration: 0.3) {
            overlay.updateLayout()
            overlay.view.layoutIfNeeded()
        }
    }
}
