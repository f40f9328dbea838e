import UIKitCore

/// The layout of a button's title and image. Points, y down, in the button's coordinates.
struct ButtonContentLayout {
    var imageSize: CGSize
    var titleSize: CGSize
    var imageInsets = UIEdgeInsets.zero
    var titleInsets = UIEdgeInsets.zero
    var horizontal = UIControl.ContentHorizontalAlignment.center
    var vertical = UIControl.ContentVerticalAlignment.center
    var isRightToLeft = false
    /// Pixels per point; positions are rounded down to whole pixels.
    var scale: CGFloat

    /// The image's frame in `content`: before the title.
    func imageRect(in content: CGRect) -> CGRect {
        let availableRect = content.inset(by: imageInsets)
        let width = min(imageSize.width, max(availableRect.width, 0))
        let title = min(titleSize.width, max(availableRect.width - width, 0))
        let start = leadingOffset(of: width + title, in: availableRect)
        let across = verticalSpan(imageSize.height, in: availableRect)
        return frame(x: start, width: width, vertical: across, in: availableRect)
    }

    /// The title's frame in `content`: after the image, in the space that remains.
    func titleRect(in content: CGRect) -> CGRect {
        let availableRect = content.inset(by: titleInsets)
        let image = min(imageSize.width, max(availableRect.width, 0))
        let fills = horizontal == .fill
        let width =
            fills ? max(availableRect.width - image, 0) : min(titleSize.width, max(availableRect.width - image, 0))
        let start = leadingOffset(of: image + width, in: availableRect) + image
        let across = verticalSpan(titleSize.height, in: availableRect)
        return frame(x: start, width: width, vertical: across, in: availableRect)
    }

    /// The distance of image and title, `length` wide together, from the leading side.
    private func leadingOffset(of length: CGFloat, in availableRect: CGRect) -> CGFloat {
        let spare = availableRect.width - length
        switch horizontal {
        case .fill: return 0
        case .center: return (spare / 2).floored(atScale: scale)
        case .left, .leading: return isRightToLeft && horizontal == .left ? spare : 0
        case .right, .trailing: return isRightToLeft && horizontal == .right ? 0 : spare
        }
    }

    private func verticalSpan(_ height: CGFloat, in availableRect: CGRect) -> (y: CGFloat, height: CGFloat) {
        let shown = min(height, max(availableRect.height, 0))
        switch vertical {
        case .top: return (availableRect.minY, shown)
        case .bottom: return (availableRect.maxY - shown, shown)
        case .fill: return (availableRect.minY, max(availableRect.height, 0))
        case .center: return (availableRect.minY + ((availableRect.height - shown) / 2).floored(atScale: scale), shown)
        }
    }

    private func frame(
        x: CGFloat, width: CGFloat, vertical across: (y: CGFloat, height: CGFloat), in availableRect: CGRect
    )
        -> CGRect
    {
        let left = isRightToLeft ? availableRect.maxX - x - width : availableRect.minX + x
        return CGRect(x: left, y: across.y, width: width, height: across.height)
    }
}
