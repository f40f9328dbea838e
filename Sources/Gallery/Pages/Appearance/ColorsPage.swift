import UIKit

extension GalleryPage {
    /// The system colors, each in light and dark appearance.
    static let colors = GalleryPage(
        id: "colours", title: "Colors", summary: "System colors in light, dark and high contrast",
        group: .appearance, symbol: "paintpalette", tint: .systemPink
    ) { ColorsPage() }
}

private final class ColorsPage: ExamplesController {
    override func makeExamples() -> [Example] {
        title = "Colors".localized
        return [
            Example("Tints", note: "Left: light appearance. Right: dark appearance.", makeGrid(Self.tints)),
            Example("Grays", makeGrid(Self.grays)),
            Example("Text", makeGrid(Self.labels)),
            Example("Fills", makeGrid(Self.fills)),
            Example("Backgrounds", makeGrid(Self.backgrounds)),
        ]
    }

    private func makeGrid(_ colors: [(String, UIColor)]) -> UIView {
        TileGrid(
            tileSize: CGSize(width: 84, height: 52), gap: 12,
            colors.map { (caption: $0.0, view: Swatch($0.1)) })
    }

    private static let tints: [(String, UIColor)] = [
        ("red", .systemRed), ("orange", .systemOrange), ("yellow", .systemYellow), ("green", .systemGreen),
        ("mint", .systemMint), ("teal", .systemTeal), ("cyan", .systemCyan), ("blue", .systemBlue),
        ("indigo", .systemIndigo), ("purple", .systemPurple), ("pink", .systemPink), ("brown", .systemBrown),
    ]
    private static let grays: [(String, UIColor)] = [
        ("gray", .systemGray), ("gray 2", .systemGray2), ("gray 3", .systemGray3), ("gray 4", .systemGray4),
        ("gray 5", .systemGray5), ("gray 6", .systemGray6),
    ]
    private static let labels: [(String, UIColor)] = [
        ("label", .label), ("secondary", .secondaryLabel), ("tertiary", .tertiaryLabel),
        ("quaternary", .quaternaryLabel), ("placeholder", .placeholderText), ("link", .link),
        ("separator", .separator), ("opaque separator", .opaqueSeparator),
    ]
    private static let fills: [(String, UIColor)] = [
        ("fill", .systemFill), ("secondary", .secondarySystemFill), ("tertiary", .tertiarySystemFill),
        ("quaternary", .quaternarySystemFill),
    ]
    private static let backgrounds: [(String, UIColor)] = [
        ("background", .systemBackground), ("secondary", .secondarySystemBackground),
        ("tertiary", .tertiarySystemBackground), ("grouped", .systemGroupedBackground),
        ("secondary grouped", .secondarySystemGroupedBackground),
        ("tertiary grouped", .tertiarySystemGroupedBackground),
    ]
}

/// A color in light and dark appearance, side by side.
private final class Swatch: UIView {
    private let halves: [UIView]

    init(_ color: UIColor) {
        halves = [UIUserInterfaceStyle.light, .dark].map { style in
            let ground = UIView()
            ground.overrideUserInterfaceStyle = style
            ground.backgroundColor = .systemBackground
            let ink = UIView(frame: ground.bounds)
            ink.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            ink.backgroundColor = color
            ground.addSubview(ink)
            return ground
        }
        super.init(frame: .zero)
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
        layer.borderWidth = 0.5
        layer.borderColor = UIColor(white: 0.5, alpha: 0.4).cgColor
        clipsToBounds = true
        halves.forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, half) in halves.enumerated() {
            half.frame = CGRect(
                x: bounds.width / 2 * CGFloat(index), y: 0, width: bounds.width / 2, height: bounds.height)
        }
    }
}
