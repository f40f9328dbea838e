import UIKit

/// A comic-style speech bubble: black outline on white, a bent tail, and an offset black shadow.
final class ComicBackground: DrawnBackground {
    private static let line: CGFloat = 3
    private static let print = CGSize(width: 4, height: 4)

    private let shadow = OutlineView()
    private let bubble = OutlineView()

    override class var outline: ArrowedOutline { ArrowedOutline(cornerRadius: 24, foot: 24, lean: 14, height: 26) }
    override class var border: CGFloat { 10 }

    override func layoutSubviews() {
        super.layoutSubviews()
        if bubble.superview == nil { [shadow, bubble].forEach(addSubview) }
        bubble.frame = bounds
        shadow.frame = bounds.offsetBy(dx: Self.print.width, dy: Self.print.height)
        let path = outline(inset: Self.line / 2)
        shadow.show(path, fill: .black, stroke: .black, lineWidth: Self.line)
        bubble.show(path, fill: .white, stroke: .black, lineWidth: Self.line)
    }
}

/// A thick frame with a gradient that continues into the arrow.
final class FrameBackground: DrawnBackground {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    private let cut = CAShapeLayer()

    override class var outline: ArrowedOutline { ArrowedOutline(cornerRadius: 18, foot: 36, lean: 0, height: 18) }
    override class var border: CGFloat { 9 }
    /// Rounds the corners of the content.
    override class var wantsDefaultContentAppearance: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let gradient = layer as? CAGradientLayer {
            gradient.colors = [UIColor.systemPink, .systemOrange, .systemYellow].map(\.cgColor)
            (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        cut.frame = bounds
        cut.path = outline()
        layer.mask = cut
        CATransaction.commit()
    }
}

/// A dark translucent bubble, like a heads-up display.
final class HUDBackground: DrawnBackground {
    private let plate = OutlineView()

    override class var outline: ArrowedOutline { ArrowedOutline(cornerRadius: 16, foot: 22, lean: 0, height: 11) }
    override class var border: CGFloat { 6 }

    override func layoutSubviews() {
        super.layoutSubviews()
        if plate.superview == nil { addSubview(plate) }
        plate.frame = bounds
        plate.show(
            outline(inset: 0.5), fill: UIColor(white: 0.08, alpha: 0.88), stroke: UIColor(white: 1, alpha: 0.25),
            lineWidth: 1)
    }
}
