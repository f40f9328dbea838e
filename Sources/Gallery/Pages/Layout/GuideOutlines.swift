import UIKit

/// Outlines of a view's layout guides, positioned by constraints.
@MainActor final class GuideOutlines {
    /// Line widths in points. Where two outlines coincide, the wider one shows inside the narrower.
    private static let kinds: [(name: String, color: UIColor, line: CGFloat)] = [
        ("Safe area", .systemGreen, 2), ("Layout margins", .systemOrange, 5), ("Readable content", .systemPink, 2),
    ]

    private let view: UIView
    private var outlines: [UIView] = []

    init(of view: UIView) {
        self.view = view
    }

    var isShown = false {
        didSet {
            guard isShown != oldValue else { return }
            outlines.forEach { $0.removeFromSuperview() }
            outlines = isShown ? makeOutlines() : []
        }
    }

    private func makeOutlines() -> [UIView] {
        let guides = [view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide]
        return zip(guides, Self.kinds).map { guide, kind in
            let outline = UIView()
            outline.isUserInteractionEnabled = false
            outline.layer.borderWidth = kind.line
            outline.setLayerColors { $0.borderColor = kind.color.cgColor }
            outline.translatesAutoresizingMaskIntoConstraints = false
            outline.accessibilityIdentifier = kind.name
            view.addSubview(outline)
            NSLayoutConstraint.activate([
                outline.topAnchor.constraint(equalTo: guide.topAnchor),
                outline.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                outline.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                outline.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            ])
            return outline
        }
    }

    /// A legend of the guide colors.
    static func makeLegend() -> UIView {
        let rows = kinds.map { kind in
            let swatch = UIView()
            swatch.backgroundColor = kind.color
            swatch.layer.cornerRadius = 3
            let row = UIStackView(arrangedSubviews: [swatch, UILabel(text: kind.name, .footnote, .secondaryLabel)])
            row.alignment = .center
            row.spacing = 8
            swatch.widthAnchor.constraint(equalToConstant: 12).isActive = true
            swatch.heightAnchor.constraint(equalTo: swatch.widthAnchor).isActive = true
            return row
        }
        let legend = UIStackView(arrangedSubviews: rows)
        legend.axis = .vertical
        legend.spacing = 4
        return legend
    }
}
