import UIKit

/// A comic-style speech bubble: black outline on white, a bent tail, and an offset black shadow.
final class ComicBackground: CustomPopoverBackground {
    private static let line: CGFloat = 3
    private static let shadowOffset = CGSize(width: 4, height: 4)

    private let shadow = PathView()
    private let bubble = PathView()

    override class var outline: ArrowedOutline { ArrowedOutline(cornerRadius: 24, foot: 24, lean: 14, height: 26) }
    override class var border: CGFloat { 10 }

    override func layoutSubviews() {
        super.layoutSubviews()
        if bubble.superview == nil { [shadow, bubble].forEach(addSubview) }
        bubble.frame = bounds
        shadow.frame = bounds.offsetBy(dx: Self.shadowOffset.width, dy: Self.shadowOffset.height)
        let path = outline(inset: Self.line / 2)
        shadow.show(path, fill: .black, stroke: .black, lineWidth: Self.line)
        bubble.show(path, fill: .white, stroke: .black, lineWidth: Self.line)
    }
}

/// A thick frame with a gradient that continues into the arrow.
final class FrameBackground: CustomPopoverBackground {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    private let maskLayer = CAShapeLayer()

    override class var outline: ArrowedOutline { ArrowedOutline(cornerRadius: 18, foot: 36, lean: 0, height: 18) }
    override class var border: CGFloat { 9 }
    /// Rounds the corners of the content.
    override class var wantsDefaultContentAppearance: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let gradient = layer as? CAGradientLayer {
            let colors = [UIColor.systemPink, .systemOrange, .systemYellow]
            gradient.colors = colors.map { $0.resolvedColor(with: traitCollection).cgColor }
            gradient.startPoint = CGPoint(x: 0, y: 0)
            gradient.endPoint = CGPoint(x: 1, y: 1)
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        maskLayer.frame = bounds
        maskLayer.path = outline()
        layer.mask = maskLayer
        CATransaction.commit()
    }
}

/// A dark translucent bubble, like a heads-up display.
final class HUDBackground: CustomPopoverBackground {
    private let shape = PathView()

    override class var outline: ArrowedOutline { ArrowedOutline(cornerRadius: 16, foot: 22, lean: 0, height: 11) }
    override class var border: CGFloat { 6 }

    override func layoutSubviews() {
        super.layoutSubviews()
        if shape.superview == nil { addSubview(shape) }
        shape.frame = bounds
        shape.show(
            outline(inset: 0.5), fill: UIColor(white: 0.08, alpha: 0.88), stroke: UIColor(white: 1, alpha: 0.25),
            lineWidth: 1)
    }
}
