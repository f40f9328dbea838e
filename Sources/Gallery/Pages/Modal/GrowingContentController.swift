import UIKit
import Velarium

/// Overlay content in a view controller, which requests another layout when its text grows.
final class GrowingContentController: UIViewController, ModalPresentationContent {
    private static let texts = [
        "It is asked how large it wants to be.",
        "It is asked how large it wants to be. With more to say it asks for another layout, and glides to its new size.",
        "It is asked how large it wants to be. With more to say it asks for another layout, and glides to its new size. It may be asked as often as one likes, also when the keyboard comes or the device is turned.",
    ]
    private let card = ModalCard(
        title: "Made of a controller", text: GrowingContentController.texts[0], action: "Say more")
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
        card.show(Self.texts[step], action: step + 1 == Self.texts.count ? "Done" : "Say more")
        UIView.animate(withDuration: 0.3) {
            overlay.updateLayout()
            overlay.view.layoutIfNeeded()
        }
    }
}
