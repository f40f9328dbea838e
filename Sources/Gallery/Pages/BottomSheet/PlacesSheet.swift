import UIKit

/// A sheet with a list that is longer than the screen.
final class PlacesSheet: SheetSample {
    private static let places: [(name: String, note: String, symbol: String, tint: UIColor)] = [
        ("Harbor Café", "Open until ten", "cart", .systemOrange),
        ("Library", "Quiet hours", "bookmark.fill", .systemBlue),
        ("Old bridge", "Four minutes on foot", "mappin", .systemRed),
        ("Cinema", "Two films tonight", "play.fill", .systemPurple),
        ("Night market", "Fridays", "star.fill", .systemPink), ("Observatory", "Clear sky", "moon.fill", .systemIndigo),
        ("Post office", "Closes at six", "envelope.fill", .systemTeal),
        ("Park", "Roses in bloom", "sun.max.fill", .systemGreen),
    ]

    init() { super.init("Places nearby") }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let scroll = UIScrollView()
        scroll.accessibilityIdentifier = "places"
        scroll.alwaysBounceVertical = true
        let column = UIStackView(arrangedSubviews: (0..<3).flatMap { _ in Self.places.map(row) })
        column.axis = .vertical
        column.spacing = 14
        column.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(column)
        fill(with: scroll)
        let content = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            scroll.bottomAnchor.constraint(equalTo: body.bottomAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor),
            content.bottomAnchor.constraint(equalTo: column.bottomAnchor, constant: Self.margin),
            column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: Self.margin),
            content.trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: Self.margin),
            column.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -2 * Self.margin),
        ])
    }

    private func row(_ position: (name: String, note: String, symbol: String, tint: UIColor)) -> UIView {
        let texts = UIStackView(arrangedSubviews: [
            Self.label(position.name, style: .body),
            Self.label(position.note, style: .footnote, color: .secondaryLabel),
        ])
        texts.axis = .vertical
        let row = UIStackView(arrangedSubviews: [Self.badge(position.symbol, position.tint), texts])
        row.spacing = 12
        row.alignment = .center
        return row
    }
}
