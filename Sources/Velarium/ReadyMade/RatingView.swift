import Foundation
import UIKit

/// Stars in one or two rows, filled from the leading edge up to the rating. A touch fills the stars up to the one below it.
final class RatingView: UIControl {
    /// The filled stars, from 0 to the number of stars; other numbers are limited to that.
    var rating: Int = 0 {
        didSet {
            let limited = min(max(rating, 0), count)
            if rating != limited { rating = limited }
            guard rating != oldValue else { return }
            accessibilityValue = DialogTitles.rating(rating, of: count)
            setNeedsDisplay()
        }
    }

    private let count: Int

    init(count: Int, label: String?) {
        self.count = count
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        accessibilityLabel = label
        accessibilityValue = DialogTitles.rating(0, of: count)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    // MARK: Touches and accessibility

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(at: touch.location(in: self))
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(at: touch.location(in: self))
        return true
    }

    override func accessibilityIncrement() { choose(rating + 1) }

    override func accessibilityDecrement() { choose(rating - 1) }

    private func choose(at point: CGPoint) { choose(layout(in: bounds.size).index(at: point) + 1) }

    /// The user cannot take a rating back to none, only cancel.
    private func choose(_ stars: Int) {
        let new = min(max(stars, 1), count)
        guard new != rating else { return }
        rating = new
        sendActions(for: .valueChanged)
    }

    // MARK: Layout and drawing

    private func layout(in size: CGSize) -> RatingLayout {
        RatingLayout(of: count, in: size, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let layout = layout(in: size)
        let rowHeight = max(ReadyMadeMetrics.rowHeight, starSize(in: layout.cell.width).rounded(.up))
        return CGSize(width: size.width, height: CGFloat(layout.rows.count) * rowHeight)
    }

    /// A star grows with the text up to the width that each has.
    private func starSize(in cell: CGFloat) -> CGFloat {
        let requested = UIFontMetrics.default.scaledValue(
            for: ReadyMadeMetrics.starSize, compatibleWith: traitCollection)
        return max(1, min(requested, cell - ReadyMadeMetrics.starGap))
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let layout = layout(in: bounds.size)
        let radius = min(starSize(in: layout.cell.width), layout.cell.height) / 2
        tintColor.set()
        for index in 0..<count {
            let frame = layout.frame(ofStarAt: index)
            let center = CGPoint(x: frame.midX, y: frame.midY)
            let star = Self.star(around: center, radius: max(0, radius - ReadyMadeMetrics.starLineWidth))
            star.lineWidth = ReadyMadeMetrics.starLineWidth
            star.lineJoinStyle = .round
            if index < rating { star.fill() }
            star.stroke()
        }
    }

    /// A star with five points, one of them at the top.
    private static func star(around center: CGPoint, radius: CGFloat) -> UIBezierPath {
        let path = UIBezierPath()
        for corner in 0..<10 {
            let angle = CGFloat(corner) * .pi / 5 - .pi / 2
            let distance = corner.isMultiple(of: 2) ? radius : radius * ReadyMadeMetrics.starInnerRadius
            let point = CGPoint(x: center.x + distance * cos(angle), y: center.y + distance * sin(angle))
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }
}
