import CoreGraphics
import UIKitCore

/// The layout of a configured button: image and text side by side or one above the other, in the insets.
///
/// Points of the button, y down.
struct ConfiguredButtonLayout {
    /// The side of the text at which the image is.
    enum ImageSide {
        case left, right, top, bottom

        init(_ placement: NSDirectionalRectEdge, isRightToLeft: Bool) {
            if placement.contains(.top) {
                self = .top
            } else if placement.contains(.bottom) {
                self = .bottom
            } else {
                self = placement.contains(.trailing) == isRightToLeft ? .left : .right
            }
        }
    }

    /// The position of a shorter line of text beside the longer one, from left to right.
    enum TextSide {
        case left, center, right
    }

    /// An image beside or above the text.
    struct Image {
        /// Zero for a button without an image.
        var size = CGSize.zero
        var side = ImageSide.left
        var padding: CGFloat = 0
    }

    var image = Image()
    /// The size of the title in a width; zero without a title.
    var title: (CGFloat) -> CGSize = { _ in .zero }
    var subtitle: (CGFloat) -> CGSize = { _ in .zero }
    var titlePadding: CGFloat = 0
    var textSide = TextSide.center
    /// The mark at the trailing edge; zero for none.
    var indicatorSize = CGSize.zero
    var insets = UIEdgeInsets.zero
    var horizontal = UIControl.ContentHorizontalAlignment.center
    var vertical = UIControl.ContentVerticalAlignment.center
    var isRightToLeft = false
    var scale: CGFloat = 1

    /// The frames of the parts; zero for missing ones.
    struct Frames: Equatable {
        var image = CGRect.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero
        var indicator = CGRect.zero
    }

    /// The parts' sizes for a width of the content.
    private struct Measured {
        var title: CGSize
        var subtitle: CGSize
        /// Title and subtitle together.
        var text: CGSize
        /// Image and text together.
        var content: CGSize
    }

    /// The size of the button when its content may be `width` points wide, with insets.
    func size(fitting width: CGFloat) -> CGSize {
        let measured = measure(width - insets.left - insets.right - indicatorRoom)
        let content = CGSize(
            width: measured.content.width + indicatorRoom,
            height: max(measured.content.height, indicatorSize.height))
        return CGSize(
            width: max(0, content.width + insets.left + insets.right),
            height: max(0, content.height + insets.top + insets.bottom))
    }

    /// The frames in a button with these bounds.
    func frames(in bounds: CGRect) -> Frames {
        var availableRect = bounds.inset(by: insets)
        availableRect.size = CGSize(width: max(0, availableRect.width), height: max(0, availableRect.height))
        var frames = Frames()
        placeIndicator(&frames, in: &availableRect)
        let measured = measure(availableRect.width)
        let content = CGRect(origin: origin(of: measured.content, in: availableRect), size: measured.content)
        let shownImage = CGSize(
            width: min(image.size.width, availableRect.width),
            height: min(image.size.height, max(availableRect.height, image.size.height)))
        let gap = self.gap(beside: measured.text)
        var text = CGRect(origin: content.origin, size: measured.text)
        frames.image = CGRect(origin: content.origin, size: shownImage)
        switch image.side {
        case .left: text.origin.x += shownImage.width + gap
        case .right: frames.image.origin.x += measured.text.width + gap
        case .top: text.origin.y += shownImage.height + gap
        case .bottom: frames.image.origin.y += measured.text.height + gap
        }
        switch image.side {
        case .left, .right:
            text.origin.y += centered(measured.text.height, in: content.height)
            frames.image.origin.y += centered(shownImage.height, in: content.height)
        case .top, .bottom:
            text.origin.x += centered(measured.text.width, in: content.width)
            frames.image.origin.x += centered(shownImage.width, in: content.width)
        }
        if shownImage == .zero { frames.image = .zero }
        placeLines(&frames, measured, in: text)
        return frames
    }

    private var indicatorRoom: CGFloat {
        indicatorSize == .zero ? 0 : indicatorSize.width + ButtonSizeMetrics.indicatorPadding
    }

    private func placeIndicator(_ frames: inout Frames, in room: inout CGRect) {
        guard indicatorSize != .zero else { return }
        let y = room.minY + centered(indicatorSize.height, in: room.height)
        let x = isRightToLeft ? room.minX : room.maxX - indicatorSize.width
        frames.indicator = CGRect(origin: CGPoint(x: x, y: y), size: indicatorSize)
        room.size.width = max(0, room.width - indicatorRoom)
        if isRightToLeft { room.origin.x += indicatorRoom }
    }

    private func placeLines(_ frames: inout Frames, _ measured: Measured, in text: CGRect) {
        func x(_ width: CGFloat) -> CGFloat {
            switch textSide {
            case .left: text.minX
            case .center: text.minX + centered(width, in: text.width)
            case .right: text.maxX - width
            }
        }
        if measured.title != .zero {
            frames.title = CGRect(origin: CGPoint(x: x(measured.title.width), y: text.minY), size: measured.title)
        }
        if measured.subtitle != .zero {
            let y = text.maxY - measured.subtitle.height
            frames.subtitle = CGRect(origin: CGPoint(x: x(measured.subtitle.width), y: y), size: measured.subtitle)
        }
    }

    private func gap(beside text: CGSize) -> CGFloat { image.size == .zero || text == .zero ? 0 : image.padding }

    private func measure(_ availableLength: CGFloat) -> Measured {
        let isBeside = image.side == .left || image.side == .right
        let natural = title(.greatestFiniteMagnitude)
        let naturalSub = subtitle(.greatestFiniteMagnitude)
        let hasText = natural != .zero || naturalSub != .zero
        let gap = image.size == .zero || !hasText ? 0 : image.padding
        let limit = max(0, isBeside ? availableLength - image.size.width - gap : availableLength)
        let title = natural.width > limit ? self.title(limit) : natural
        let subtitle = naturalSub.width > limit ? self.subtitle(limit) : naturalSub
        let between = title == .zero || subtitle == .zero ? 0 : titlePadding
        let text = CGSize(
            width: min(limit, max(title.width, subtitle.width)), height: title.height + between + subtitle.height)
        let content =
            isBeside
            ? CGSize(width: image.size.width + gap + text.width, height: max(image.size.height, text.height))
            : CGSize(width: max(image.size.width, text.width), height: image.size.height + gap + text.height)
        return Measured(
            title: CGSize(width: min(title.width, limit), height: title.height),
            subtitle: CGSize(width: min(subtitle.width, limit), height: subtitle.height), text: text,
            content: content)
    }

    private func origin(of content: CGSize, in availableSize: CGRect) -> CGPoint {
        let x: CGFloat
        switch horizontal {
        case .center: x = availableSize.minX + centered(content.width, in: availableSize.width)
        case .left: x = availableSize.minX
        case .right: x = availableSize.maxX - content.width
        case .leading, .fill: x = isRightToLeft ? availableSize.maxX - content.width : availableSize.minX
        case .trailing: x = isRightToLeft ? availableSize.minX : availableSize.maxX - content.width
        }
        let y: CGFloat
        switch vertical {
        case .center, .fill: y = availableSize.minY + centered(content.height, in: availableSize.height)
        case .top: y = availableSize.minY
        case .bottom: y = availableSize.maxY - content.height
        }
        return CGPoint(x: x, y: y)
    }

    /// The offset of `length` in the middle of `room`, on a whole pixel; half a pixel is rounded down.
    private func centered(_ length: CGFloat, in availableLength: CGFloat) -> CGFloat {
        ((availableLength - length) / 2).floored(atScale: scale)
    }
}
