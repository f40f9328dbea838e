import UIKit

/// The background of a popover view: a bubble with an arrow in its tint color. The content is its sibling, so it keeps
/// its own tint.
final class PopoverViewBubble: UIImageView {
    /// The content's frame in the bubble's coordinates. Points.
    private(set) var contentFrame = CGRect.zero
    private var drawn: PopoverViewPlace?

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = true
        tintColor = .tertiarySystemBackground
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowRadius = PopoverViewNumbers.shadowRadius
        layer.shadowOpacity = PopoverViewNumbers.shadowOpacity
        layer.shadowOffset = PopoverViewNumbers.shadowOffset
    }

    required init?(coder: NSCoder) {
        preconditionFailure("A bubble is made by its popover view; there is no archive to read it from.")
    }

    /// Applies the frame of `layout`; renders the image again only if the shape has changed.
    func apply(_ place: PopoverViewPlace) {
        frame = place.frame
        contentFrame = place.content
        var shape = place
        shape.frame.origin = .zero
        guard shape != drawn else { return }
        drawn = shape
        let outline = Self.outline(of: shape)
        layer.shadowPath = outline.cgPath
        image = Self.picture(of: outline, size: shape.frame.size)
    }

    private static func picture(of outline: UIBezierPath, size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        return UIGraphicsImageRenderer(size: size).image { _ in
            UIColor.black.setFill()
            outline.fill()
        }.withRenderingMode(.alwaysTemplate)
    }

    /// Clockwise from the left end of the arrow's base. Mirrored vertically for a bubble above its anchor.
    private static func outline(of place: PopoverViewPlace) -> UIBezierPath {
        let (size, arrow) = (place.frame.size, PopoverViewNumbers.arrow)
        let top = place.tip == nil ? 0 : min(arrow.height, size.height)
        let body = CGRect(x: 0, y: top, width: size.width, height: size.height - top)
        let radius = min(PopoverViewNumbers.cornerRadius, body.width / 2, body.height / 2)
        let path = UIBezierPath(roundedRect: body, cornerRadius: radius)
        if let tip = place.tip {
            let half = max(0, min(arrow.width / 2, size.width / 2 - radius))
            let middle = max(radius + half, min(tip, size.width - radius - half))
            path.move(to: CGPoint(x: middle - half, y: top))
            path.addLine(to: CGPoint(x: middle, y: 0))
            path.addLine(to: CGPoint(x: middle + half, y: top))
            path.close()
        }
        if place.isAbove { path.apply(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)) }
        return path
    }
}
