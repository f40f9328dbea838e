import UIKit

extension GalleryPage {
    /// Visual effects of layers that need no drawing code.
    static let layers = GalleryPage(
        id: "layers", title: "Layers", summary: "Corners, shadows, masks, gradients",
        group: .appearance, symbol: "square.fill", tint: .systemIndigo
    ) { LayersPage() }
}

private final class LayersPage: ExamplesController {
    private static let tile = CGSize(width: 72, height: 72)

    override func makeExamples() -> [Example] {
        title = "Layers".localized
        return [
            Example("Corners", note: "The continuous curve starts earlier and is smoother.", makeGrid(corners)),
            Example("Borders", makeGrid(borders)),
            Example("Shadows", note: "Radius 2 to 24 points.", makeGrid(shadows)),
            Example("Gradients", makeGrid(gradients)),
            Example("Masks", makeGrid(masks)),
            Example(
                "Opacity", note: "With group opacity, overlapping sublayers do not show through each other.",
                makeGrid(opacities)),
            Example("Shapes", makeGrid(shapes)),
            Example("Perspective", note: "Seen from a distance of 300 points.", makeGrid(turned)),
        ]
    }

    private func makeGrid(_ tiles: [(String, UIView)]) -> UIView {
        TileGrid(tileSize: Self.tile, gap: 12, tiles.map { (caption: $0.0, view: $0.1) })
    }

    private func makeTile(
        _ color: UIColor = .systemBlue, border: UIColor? = nil, configure change: (CALayer) -> Void
    ) -> UIView {
        let view = UIView()
        view.backgroundColor = color
        if let border { view.setLayerColors { $0.borderColor = border.cgColor } }
        change(view.layer)
        return view
    }

    private var corners: [(String, UIView)] {
        [
            ("square", makeTile { _ in }), ("circular 20", makeTile { $0.cornerRadius = 20 }),
            ("continuous 20", makeTile { ($0.cornerRadius, $0.cornerCurve) = (20, .continuous) }),
            ("capsule", makeTile { $0.cornerRadius = 36 }),
            (
                "two of four",
                makeTile {
                    $0.cornerRadius = 24
                    $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
                }
            ),
        ]
    }

    private var borders: [(String, UIView)] {
        [CGFloat](arrayLiteral: 0.5, 1, 4, 12).map { width in
            (
                "\(width == 0.5 ? "hairline" : "\(Int(width)) pt")",
                makeTile(.tertiarySystemBackground, border: .systemOrange) {
                    $0.borderWidth = width
                    $0.cornerRadius = 18
                    $0.cornerCurve = .continuous
                }
            )
        }
    }

    private var shadows: [(String, UIView)] {
        [CGFloat](arrayLiteral: 2, 6, 12, 24).map { radius in
            (
                "\(Int(radius)) pt",
                makeTile(.tertiarySystemBackground) {
                    $0.shadowRadius = radius
                    $0.shadowOpacity = 0.35
                    $0.cornerRadius = 16
                    $0.shadowOffset = CGSize(width: 0, height: radius / 3)
                }
            )
        }
    }

    private var opacities: [(String, UIView)] {
        [true, false].map { isGroup in
            let pair = UIView()
            for (index, color) in [UIColor.systemRed, .systemYellow].enumerated() {
                let circle = UIView(frame: CGRect(x: 20 * index, y: 12, width: 48, height: 48))
                circle.backgroundColor = color
                circle.layer.cornerRadius = 24
                pair.addSubview(circle)
            }
            pair.layer.allowsGroupOpacity = isGroup
            pair.alpha = 0.5
            return (isGroup ? "group opacity" : "per layer", pair)
        }
    }

    private var turned: [(String, UIView)] {
        [0, 30, 60, 75].map { degrees in
            let card = LayerSamples.sunset()
            card.layer.cornerRadius = 12
            card.layer.masksToBounds = true
            var transform = CATransform3DIdentity
            transform.m34 = -1 / 300
            card.layer.transform = CATransform3DRotate(transform, CGFloat(degrees) * .pi / 180, 0, 1, 0)
            return ("\(degrees)°", card)
        }
    }

    private var gradients: [(String, UIView)] { LayerSamples.gradients }
    private var masks: [(String, UIView)] { LayerSamples.masks }
    private var shapes: [(String, UIView)] { LayerSamples.shapes }
}
