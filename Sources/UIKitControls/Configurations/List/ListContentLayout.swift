import CoreGraphics
import UIKitCore

/// The layout of a list's content: an image, and one or two texts beside or below each other.
///
/// Points of the view, y down, for left-to-right text; `frames(in:)` mirrors them.
struct ListContentLayout {
    /// Zero for no image.
    var imageSize = CGSize.zero
    /// The size that is kept for the image, at least `imageSize` where 0.
    var reservedSize = CGSize.zero
    /// The size of the text in a width; zero without a text.
    var text: (CGFloat) -> CGSize = { _ in .zero }
    var secondaryText: (CGFloat) -> CGSize = { _ in .zero }
    var imagePadding: CGFloat = 0
    var horizontalPadding: CGFloat = 0
    var verticalPadding: CGFloat = 0
    var prefersSideBySide = false
    var margins = UIEdgeInsets.zero
    var isRightToLeft = false
    var scale: CGFloat = 1

    /// The frames of the parts; zero for missing ones.
    struct Frames: Equatable {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondaryText = CGRect.zero
    }

    private struct Texts {
        var text = CGRect.zero
        var secondaryText = CGRect.zero
        var height: CGFloat = 0
    }

    /// The height of the content with its margins, in a view that is `width` points wide.
    func height(forWidth width: CGFloat) -> CGFloat {
        let texts = layOutTexts(width: textRoom(in: width))
        return max(texts.height, imageSize.height, imageSize == .zero ? 0 : reservedSize.height) + margins.top
            + margins.bottom
    }

    /// The width of the content in one line, with its margins.
    var naturalWidth: CGFloat {
        let first = text(.greatestFiniteMagnitude).width
        let second = secondaryText(.greatestFiniteMagnitude).width
        let gap = first > 0 && second > 0 ? horizontalPadding : 0
        let texts = prefersSideBySide ? first + gap + second : max(first, second)
        return textStart + texts + margins.left + margins.right
    }

    /// The frames in a view with these bounds.
    func frames(in bounds: CGRect) -> Frames {
        let availableHeight = max(0, bounds.height - margins.top - margins.bottom)
        let texts = layOutTexts(width: textRoom(in: bounds.width))
        let leading = isRightToLeft ? margins.right : margins.left
        let top = margins.top + centered(texts.height, in: availableHeight)
        var frames = Frames()
        if imageSize != .zero {
            frames.image = CGRect(
                origin: CGPoint(
                    x: leading + centered(imageSize.width, in: max(imageSize.width, reservedSize.width)),
                    y: margins.top + centered(imageSize.height, in: availableHeight)), size: imageSize)
        }
        if texts.text != .zero { frames.text = texts.text.offsetBy(dx: leading + textStart, dy: top) }
        if texts.secondaryText != .zero {
            frames.secondaryText = texts.secondaryText.offsetBy(dx: leading + textStart, dy: top)
        }
        func placed(_ frame: CGRect) -> CGRect {
            guard frame != .zero else { return frame }
            let x = isRightToLeft ? bounds.width - frame.maxX : frame.minX
            return CGRect(x: bounds.minX + x, y: bounds.minY + frame.minY, width: frame.width, height: frame.height)
        }
        return Frames(
            image: placed(frames.image), text: placed(frames.text), secondaryText: placed(frames.secondaryText))
    }

    /// The distance of the texts from the leading margin.
    private var textStart: CGFloat {
        imageSize == .zero ? 0 : max(imageSize.width, reservedSize.width) + imagePadding
    }

    private func textRoom(in width: CGFloat) -> CGFloat { max(0, width - margins.left - margins.right - textStart) }

    /// The texts' frames from the origin.
    private func layOutTexts(width: CGFloat) -> Texts {
        if prefersSideBySide, let texts = layOutSideBySide(width: width) { return texts }
        let first = text(width)
        let second = secondaryText(width)
        let gap = first == .zero || second == .zero ? 0 : verticalPadding
        var texts = Texts(height: first.height + gap + second.height)
        if first != .zero { texts.text = CGRect(x: 0, y: 0, width: width, height: first.height) }
        if second != .zero {
            texts.secondaryText = CGRect(x: 0, y: first.height + gap, width: width, height: second.height)
        }
        return texts
    }

    /// Nil when the texts do not fit beside each other in one line each.
    private func layOutSideBySide(width: CGFloat) -> Texts? {
        let first = text(.greatestFiniteMagnitude)
        let second = secondaryText(.greatestFiniteMagnitude)
        guard first != .zero, second != .zero, first.width + horizontalPadding + second.width <= width else {
            return nil
        }
        let height = max(first.height, second.height)
        return Texts(
            text: CGRect(origin: CGPoint(x: 0, y: centered(first.height, in: height)), size: first),
            secondaryText: CGRect(
                origin: CGPoint(x: width - second.width, y: centered(second.height, in: height)), size: second),
            height: height)
    }

    /// The offset of `length` in the middle of `room`, rounded down to a pixel.
    private func centered(_ length: CGFloat, in availableLength: CGFloat) -> CGFloat {
        ((availableLength - length) / 2).floored(atScale: scale)
    }
}
