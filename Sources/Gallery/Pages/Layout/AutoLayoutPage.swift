import UIKit

extension GalleryPage {
    /// Auto Layout, live: the page itself is a stack in a scroll view.
    static let autoLayout = GalleryPage(
        id: "auto-layout", title: "Auto Layout", summary: "Guides, priorities, stacks and conflicts",
        group: .system, symbol: "square.grid.2x2", tint: .systemOrange,
        tour: ["tap id:\"guides\"", "tap id:\"narrower\"", "settle"]
    ) { AutoLayoutPage() }
}

/// A column in the readable content guide, with one card per topic.
private final class AutoLayoutPage: UIViewController {
    private let scroll = UIScrollView()
    private let column = UIStackView()
    private lazy var guides = GuideOutlines(of: view)
    private lazy var mirrored = SwitchRow("Right to left", id: "mirrored") { [unowned self] in setMirrored($0) }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Auto Layout".localized
        view.backgroundColor = .systemGroupedBackground
        scroll.alwaysBounceVertical = true
        column.axis = .vertical
        column.spacing = 28
        for card in makeCards() { column.addArrangedSubview(card) }
        scroll.addSubview(column)
        view.addSubview(scroll)
        setUpConstraints()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        mirrored.isOn = traitCollection.layoutDirection == .rightToLeft
    }

    private func setUpConstraints() {
        for part in [scroll, column] { part.translatesAutoresizingMaskIntoConstraints = false }
        let content = scroll.contentLayoutGuide
        let readable = view.readableContentGuide
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),

            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -28),
            column.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
        ])
    }

    private func makeCards() -> [LayoutCard] {
        [
            LayoutCard(
                "Wrapping text", note: "Drag the handle: labels get the height that they need at their width.",
                WrappingCard()),
            LayoutCard("Page", makeSwitches()),
            LayoutCard(
                "Stack", note: "Every change animates. Hidden views take no space and no spacing.",
                StackViewSample()),
            LayoutCard(
                "Priorities",
                note: "Two constraints for one width. The higher priority wins, however small the difference.",
                PrioritySample()),
            LayoutCard(
                "Conflict", note: "Two required widths conflict. The log has the report; layout breaks one of them.",
                ConflictingConstraintsView()),
        ]
    }

    private func makeSwitches() -> UIView {
        let outlines = SwitchRow("Show guides", id: "guides") { [unowned self] in guides.isShown = $0 }
        mirrored.isOn = traitCollection.layoutDirection == .rightToLeft
        let rows = UIStackView(arrangedSubviews: [outlines, GuideOutlines.makeLegend(), mirrored])
        rows.axis = .vertical
        rows.spacing = 12
        return rows
    }

    private func setMirrored(_ isOn: Bool) {
        UIView.animate(withDuration: 0.35) { [self] in
            traitOverrides.layoutDirection = isOn ? .rightToLeft : .leftToRight
            view.layoutIfNeeded()
        }
    }
}
