import UIKit

/// The background of a popover view: a bubble with an arrow in its tint color. The content is its sibling, so it keeps
/// its own tint.
final class PopoverViewChrome: UIImageView {
    /// The content's frame in the bubble's coordinates. Points.
    private(set) var contentFrame = CGRect.zero
    private var renderedLayout: PopoverViewLayout?
    /// The color without a theme.
    static let usualColor = UIColor.tertiarySystemBackground
    /// The app's picture of the bubble; nil draws one. Takes effect with the next layout.
    var backgroundImage: UIImage? {
        didSet {
            renderedLayout = nil
            layer.shadowOpacity = backgroundImage == nil ? PopoverViewMetrics.shadowOpacity : 0
        }
    }
    /// Points. Takes effect with the next layout.
    var cornerRadius = PopoverViewMetrics.cornerRadius {
        didSet { if cornerRadius != oldValue { renderedLayout = nil } }
    }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = true
        tintColor = Self.usualColor
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowRadius = PopoverViewMetrics.shadowRadius
        layer.shadowOpacity = PopoverViewMetrics.shadowOpacity
        layer.shadowOffset = PopoverViewMetrics.shadowOffset
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:). Its popover view creates it.")
    }

    /// Applies the frame of `layout`; renders the image again only if the shape has changed.
    func apply(_ layout: PopoverViewLayout) {
        transform = backgroundImage != nil && layout.isAbove ? CGAffineTransform(scaleX: 1, y: -1) : .identity
        frame = layout.frame
        contentFrame = layout.contentFrame
        var shape = layout
        shape.frame.origin = .zero
        guard shape != renderedLayout else { return }
        renderedLayout = shape
        if let backgroundImage {
            layer.shadowPath = nil
            return image = backgroundImage
        }
        let outline = Self.outline(of: shape, cornerRadius: cornerRadius)
        layer.shadowPath = outline.cgPath
        image = Self.image(of: outline, size: shape.frame.size)
    }

    private static func image(of outline: UIBezierPath, size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        return UIGraphicsImageRenderer(size: size).image { _ in
            UIColor.black.setFill()
            outline.fill()
        }.withRenderingMode(.alwaysTemplate)
    }

    /// Clockwise from the left end of the arrow's base. Mirrored vertically for a bubble above its anchor.
    private static func outline(of layout: PopoverViewLayout, cornerRadius: CGFloat) -> UIBezierPath {
        let size = layout.frame.size
        let arrow = PopoverViewMetrics.arrow
        let top = layout.arrowTipX == nil ? 0 : min(arrow.height, size.height)
        let body = CGRect(x: 0, y: top, width: size.width, height: size.height - top)
        let radius = min(cornerRadius, body.width / 2, body.height / 2)
        let path = UIBezierPath(roundedRect: body, cornerRadius: radius)
        if let tip = layout.arrowTipX {
            let half = max(0, min(arrow.width / 2, size.width / 2 - radius))
            let middle = max(radius + half, min(tip, size.width - radius - half))
            path.move(to: CGPoint(x: middle - half, y: top))
            path.addLine(to: CGPoint(x: middle, y: 0))
            path.addLine(to: CGPoint(x: middle + half, y: top))
            path.close()
        }
        if layout.isAbove { path.apply(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)) }
        return path
    }
}
