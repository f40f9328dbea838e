import UIKit

extension GalleryPage {
    /// The system materials over colorful content.
    static let materials = GalleryPage(
        id: "materials", title: "Materials", summary: "Blur and vibrancy over a picture",
        group: .appearance, symbol: "circle.lefthalf.filled", tint: .systemTeal
    ) { MaterialsPage() }
}

private final class MaterialsPage: UIViewController {
    private static let styles: [(String, UIBlurEffect.Style)] = [
        ("Ultra thin", .systemUltraThinMaterial), ("Thin", .systemThinMaterial), ("Regular", .systemMaterial),
        ("Thick", .systemThickMaterial), ("Chrome", .systemChromeMaterial),
    ]

    private let picture = Landscape()
    private let materialViews: [UIVisualEffectView] = MaterialsPage.styles.map { style in
        let blur = UIBlurEffect(style: style.1)
        let tile = UIVisualEffectView(effect: blur)
        tile.layer.cornerRadius = 16
        tile.layer.cornerCurve = .continuous
        tile.clipsToBounds = true
        let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
        vibrancy.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let label = UILabel()
        label.text = style.0
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.textAlignment = .center
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        vibrancy.contentView.addSubview(label)
        tile.contentView.addSubview(vibrancy)
        return tile
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Materials".localized
        picture.frame = view.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(picture)
        materialViews.forEach(view.addSubview)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let availableRect = view.bounds.inset(by: view.safeAreaInsets).insetToCenter(dx: 24, dy: 24)
        let pitch = availableRect.height / CGFloat(materialViews.count)
        for (index, tile) in materialViews.enumerated() {
            tile.frame = CGRect(
                x: availableRect.minX, y: availableRect.minY + CGFloat(index) * pitch, width: availableRect.width,
                height: max(0, pitch - 20))
        }
    }
}

/// A drawn landscape with sun, sea and hills.
private final class Landscape: UIView {
    init() {
        super.init(frame: .zero)
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let sky = [UIColor.systemIndigo, .systemPurple, .systemPink, .systemOrange, .systemYellow].map(\.cgColor)
        if let gradient = CGGradient(colorsSpace: nil, colors: sky as CFArray, locations: nil) {
            context.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: 0, y: bounds.height * 0.7), options: .drawsAfterEndLocation)
        }
        UIColor.white.setFill()
        let sun = bounds.width * 0.3
        UIBezierPath(ovalIn: CGRect(x: bounds.width * 0.55, y: bounds.height * 0.3, width: sun, height: sun)).fill()
        let hills: [(UIColor, CGFloat, CGFloat)] = [
            (.systemTeal, 0.55, 0.9), (.systemBlue, 0.66, 1.7), (.systemIndigo, 0.8, 2.6),
        ]
        for (color, top, phase) in hills {
            color.setFill()
            hill(from: top, phase: phase).fill()
        }
    }

    private func hill(from top: CGFloat, phase: CGFloat) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: bounds.height))
        for step in 0...40 {
            let share = CGFloat(step) / 40
            let wave = sin(share * 7 * phase.truncatingRemainder(dividingBy: 1.3) + phase) * 0.05
            path.addLine(to: CGPoint(x: bounds.width * share, y: bounds.height * (top + wave)))
        }
        path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
        path.close()
        return path
    }
}
