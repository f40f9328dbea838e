import UIKit

/// Views that only show a layer of some kind.
@MainActor enum LayerSamples {
    /// A view whose layer is a gradient, sized with the view.
    final class GradientView: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }

        convenience init(_ colors: [UIColor], change: (CAGradientLayer) -> Void = { _ in }) {
            self.init(frame: .zero)
            guard let layer = layer as? CAGradientLayer else { return }
            setLayerColors { ($0 as? CAGradientLayer)?.colors = colors.map(\.cgColor) }
            change(layer)
        }
    }

    /// A view whose layer is a path in a square of 72 points.
    final class ShapeView: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }

        convenience init(
            _ path: UIBezierPath, fill: UIColor? = nil, stroke: UIColor? = .systemTeal,
            change: (CAShapeLayer) -> Void = { _ in }
        ) {
            self.init(frame: .zero)
            guard let layer = layer as? CAShapeLayer else { return }
            layer.path = path.cgPath
            setLayerColors { layer in
                guard let layer = layer as? CAShapeLayer else { return }
                layer.fillColor = fill?.cgColor
                layer.strokeColor = stroke?.cgColor
            }
            layer.lineWidth = 6
            layer.lineJoin = .round
            layer.lineCap = .round
            change(layer)
        }
    }

    static func sunset() -> UIView {
        GradientView([.systemYellow, .systemOrange, .systemPink, .systemPurple])
    }

    static var gradients: [(String, UIView)] {
        [
            ("from the top", GradientView([.systemTeal, .systemBlue])),
            (
                "diagonal",
                GradientView([.systemPink, .systemOrange, .systemYellow]) {
                    $0.startPoint = CGPoint(x: 0, y: 0)
                    $0.endPoint = CGPoint(x: 1, y: 1)
                }
            ),
            (
                "radial",
                GradientView([.systemYellow, .systemRed]) {
                    $0.type = .radial
                    $0.startPoint = CGPoint(x: 0.5, y: 0.5)
                    $0.endPoint = CGPoint(x: 1, y: 1)
                }
            ),
            (
                "conic",
                GradientView([.systemRed, .systemYellow, .systemGreen, .systemBlue, .systemPurple, .systemRed]) {
                    $0.type = .conic
                    $0.startPoint = CGPoint(x: 0.5, y: 0.5)
                    $0.endPoint = CGPoint(x: 0.5, y: 0)
                }
            ),
        ]
    }

    static var masks: [(String, UIView)] {
        let faded = sunset()
        let fade = CAGradientLayer()
        fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        fade.frame = CGRect(x: 0, y: 0, width: 72, height: 72)
        faded.layer.mask = fade

        let cut = sunset()
        let star = CAShapeLayer()
        star.path = self.star.cgPath
        cut.layer.mask = star

        let clipped = UIView()
        clipped.layer.cornerRadius = 20
        clipped.layer.cornerCurve = .continuous
        clipped.clipsToBounds = true
        let turned = sunset()
        turned.frame = CGRect(x: 6, y: -20, width: 60, height: 112)
        turned.transform = CGAffineTransform(rotationAngle: 0.5)
        clipped.addSubview(turned)
        clipped.backgroundColor = .systemFill
        return [("gradient", faded), ("shape", cut), ("corners", clipped)]
    }

    static var shapes: [(String, UIView)] {
        [
            ("stroke", ShapeView(star)),
            ("fill", ShapeView(star, fill: .systemTeal, stroke: nil)),
            ("dashes", ShapeView(circle) { ($0.lineDashPattern, $0.lineWidth) = ([2, 10], 5) }),
            ("partial stroke", ShapeView(circle) { ($0.strokeStart, $0.strokeEnd) = (0.1, 0.8) }),
        ]
    }

    private static let circle = UIBezierPath(ovalIn: CGRect(x: 6, y: 6, width: 60, height: 60))

    private static var star: UIBezierPath {
        let path = UIBezierPath()
        for point in 0..<10 {
            let angle = CGFloat(point) * .pi / 5 - .pi / 2
            let radius = CGFloat(point % 2 == 0 ? 33 : 15)
            let corner = CGPoint(x: 36 + radius * cos(angle), y: 38 + radius * sin(angle))
            point == 0 ? path.move(to: corner) : path.addLine(to: corner)
        }
        path.close()
        return path
    }
}
