import UIKit
import Velarium

/// Overlay content in a view controller, which requests another layout when its text grows.
final class GrowingCard: UIViewController, ModalPresentationContent {
    private static let words = [
        "It is asked how large it wants to be.",
        "It is asked how large it wants to be. With more to say it asks for another layout, and glides to its new size.",
        "It is asked how large it wants to be. With more to say it asks for another layout, and glides to its new size. It may be asked as often as one likes, also when the keyboard comes or the device is turned.",
    ]
    private let card = ModalCard("Made of a controller", GrowingCard.words[0], "Say more")
    private var step = 0

    override func loadView() { view = card }

    override func viewDidLoad() {
        super.viewDidLoad()
        card.onAction = { [unowned self] in sayMore() }
    }

    func preferredContentSize(
        in controller: ModalPresentationViewController, keyboardHeight: CGFloat, limitSize: CGSize
    ) -> CGSize {
        card.sizeThatFits(limitSize)
    }

    private func sayMore() {
        guard let overlay = enclosingModalPresentationViewController else { return }
        step += 1
        guard step < Self.words.count else { return overlay.end(for: .action, animated: true) }
        card.show(Self.words[step], step + 1 == Self.words.count ? "Done" : "Say more")
        UIView.animate(withDuration: 0.3) {
            overlay.updateLayout()
            overlay.view.layoutIfNeeded()
        }
    }
}
