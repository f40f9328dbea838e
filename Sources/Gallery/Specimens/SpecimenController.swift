import UIKit

/// A page that is a column of cards, as the settings of a phone look; on a wide screen the column keeps to the middle.
class SpecimenController: UIViewController {
    private static let widestColumn: CGFloat = 672
    private static let gap: CGFloat = 28

    private let scroll = UIScrollView()
    private var cards: [SpecimenCard] = []

    /// What the page shows, from the top; asked for once, when the view loads.
    func makeSpecimens() -> [Specimen] { [] }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.alwaysBounceVertical = true
        view.addSubview(scroll)
        cards = makeSpecimens().map(SpecimenCard.init)
        cards.forEach(scroll.addSubview)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutCards()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        // Another text size makes other heights, once the labels have heard of it too.
        view.setNeedsLayout()
        cards.forEach { $0.setNeedsLayout() }
    }

    private func layOutCards() {
        let safe = view.safeAreaInsets
        let margin: CGFloat = view.bounds.width < 414 ? 16 : 20
        let room = view.bounds.width - safe.left - safe.right - 2 * margin
        let width = max(0, min(room, Self.widestColumn))
        let left = safe.left + margin + ((room - width) / 2).rounded()
        var top: CGFloat = 16
        for card in cards {
            let height = card.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            card.frame = CGRect(x: left, y: top, width: width, height: height)
            top += height + Self.gap
        }
        scroll.contentSize = CGSize(width: view.bounds.width, height: top)
    }
}
