import UIKit

/// A page with a column of cards, like a settings screen. On a wide screen the column is centered.
class ExamplesController: UIViewController {
    private static let maximumColumnWidth: CGFloat = 672
    private static let gap: CGFloat = 28

    private let scroll = UIScrollView()
    private var cards: [ExampleCard] = []

    /// The cards of the page, from the top. Called once, in `viewDidLoad`.
    func makeExamples() -> [Example] { [] }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.alwaysBounceVertical = true
        view.addSubview(scroll)
        cards = makeExamples().map(ExampleCard.init)
        cards.forEach(scroll.addSubview)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutCards()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        // Heights depend on the text size. The cards lay out after their labels have updated their fonts.
        view.setNeedsLayout()
        cards.forEach { $0.setNeedsLayout() }
    }

    private func layOutCards() {
        let safe = view.safeAreaInsets
        let margin: CGFloat = view.bounds.width < 414 ? 16 : 20
        let availableWidth = view.bounds.width - safe.left - safe.right - 2 * margin
        let width = max(0, min(availableWidth, Self.maximumColumnWidth))
        let left = safe.left + margin + ((availableWidth - width) / 2).rounded()
        var top: CGFloat = 16
        for card in cards {
            let height = card.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            card.frame = CGRect(x: left, y: top, width: width, height: height)
            top += height + Self.gap
        }
        scroll.contentSize = CGSize(width: view.bounds.width, height: top)
    }
}
