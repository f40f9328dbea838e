import UIKit

extension GalleryPage {
    /// Visual effects of layers that need no drawing code.
    static let layers = GalleryPage(
        id: "layers", title: "Layers", summary: "Corners, shadows, masks, gradients",
        group: .look, symbol: "square.fill", tint: .systemIndigo
    ) { LayersPage() }
}

private final class LayersPage: SpecimenController {
    private static let tile = CGSize(width: 72, height: 72)

    override func makeSpecimens() -> [Specimen] {
        title = "Layers"
        return [
            Specimen("Corners", note: "The continuous curve begins earlier and bends more gently.", shelf(corners)),
            Specimen("Borders", shelf(borders)),
            Specimen("Shadows", note: "Radius 2 to 24 points.", shelf(shadows)),
            Specimen("Gradients", shelf(gradients)),
            Specimen("Masks", shelf(masks)),
            Specimen("Opacity", note: "As a group, what lies below does not shine through.", shelf(opacities)),
            Specimen("Shapes", shelf(shapes)),
            Specimen("Perspective", note: "An eye 300 points away.", shelf(turned)),
        ]
    }

    private func shelf(_ tiles: [(String, UIView)]) -> UIView {
        Shelf(tileSize: Self.tile, gap: 12, tiles.map { (caption: $0.0, view: $0.1) })
    }

    private func plate(_ colour: UIColor = .systemBlue, _ change: (CALayer) -> Void) -> UIView {
        let view = UIView()
        view.backgroundColor = colour
        change(view.layer)
        return view
    }

    private var corners: [(String, UIView)] {
        [
            ("square", plate { _ in }), ("circular 20", plate { $0.cornerRadius = 20 }),
            ("continuous 20", plate { ($0.cornerRadius, $0.cornerCurve) = (20, .continuous) }),
            ("capsule", plate { $0.cornerRadius = 36 }),
            (
                "two of four",
                plate {
                    ($0.cornerRadius, $0.maskedCorners) = (24, [.layerMinXMinYCorner, .layerMaxXMaxYCorner])
                }
            ),
        ]
    }

    private var borders: [(String, UIView)] {
        [CGFloat](arrayLiteral: 0.5, 1, 4, 12).map { width in
            (
                "\(width == 0.5 ? "hairline" : "\(Int(width)) pt")",
                plate(.systemBackground) {
                    ($0.borderWidth, $0.cornerRadius, $0.cornerCurve) = (width, 18, .continuous)
                    $0.borderColor = UIColor.systemOrange.cgColor
                }
            )
        }
    }

    private var shadows: [(String, UIView)] {
        [CGFloat](arrayLiteral: 2, 6, 12, 24).map { radius in
            (
                "\(Int(radius)) pt",
                plate(.secondarySystemGroupedBackground) {
                    ($0.shadowRadius, $0.shadowOpacity, $0.cornerRadius) = (radius, 0.35, 16)
                    $0.shadowOffset = CGSize(width: 0, height: radius / 3)
                }
            )
        }
    }

    private var opacities: [(String, UIView)] {
        [true, false].map { isGroup in
            let pair = UIView()
            for (index, colour) in [UIColor.systemRed, .systemYellow].enumerated() {
                let circle = UIView(frame: CGRect(x: 20 * index, y: 12, width: 48, height: 48))
                circle.backgroundColor = colour
                circle.layer.cornerRadius = 24
                pair.addSubview(circle)
            }
            pair.layer.allowsGroupOpacity = isGroup
            pair.alpha = 0.5
            return (isGroup ? "as a group" : "each for itself", pair)
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
