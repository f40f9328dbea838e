import CoreGraphics
import UIKitCore

/// The bubble above a pressed key of a phone, which shows its character, or the variants to choose from.
package final class KeyCallout: UIView {
    /// The corner radius of the bubble, its height above the cap, and how far it extends to both sides. Points; the
    /// height and the radius are measured by KeyboardKit.
    private static let radius: CGFloat = 10
    private static let height: CGFloat = 55
    private static let overhang: CGFloat = 12
    /// The cells of variants: wider than the key by this, at most this wide and high.
    private static let cellPadding: CGFloat = 10
    private static let largestCell: CGFloat = 50
    private static let margin: CGFloat = 4
    /// The narrowest cell, as a fraction of the key's width. Inferred.
    private static let narrowest: CGFloat = 0.8
    /// The length of the neck between cap and bubble.
    private static let neck: CGFloat = 15

    /// The characters; one for a key's own.
    package let choices: [String]
    /// The index of the character that lifting the finger types.
    private(set) var chosen = 0
    private let cap: CGRect
    private let bubble: CGRect
    private let cells: [CGRect]

    /// Shows `choices` above `cap`. All rectangles are in the coordinates of the superview, which is `bounds` large.
    init(_ choices: [String], above cap: CGRect, in bounds: CGRect) {
        self.choices = choices
        let isSingle = choices.count == 1
        // The first variant is above the key; those of a key on the right extend to the left.
        let isReversed = !isSingle && cap.midX > bounds.midX
        let requested =
            isSingle ? cap.width + 2 * Self.overhang : min(cap.width + Self.cellPadding, Self.largestCell)
        let availableLength = (isReversed ? cap.midX - bounds.minX : bounds.maxX - cap.midX) - Self.margin
        // Narrower cells keep the first one above the key, as long as a finger can tell them apart.
        let narrow = max(availableLength / (CGFloat(choices.count) - 0.5), cap.width * Self.narrowest)
        let width =
            isSingle ? requested : min(requested, narrow, (bounds.width - 2 * Self.margin) / CGFloat(choices.count))
        let total = width * CGFloat(choices.count)
        let start = isSingle ? cap.midX - width / 2 : isReversed ? cap.midX + width / 2 - total : cap.midX - width / 2
        let left = min(max(start, bounds.minX + Self.margin), bounds.maxX - Self.margin - total)
        let top = cap.minY - Self.neck - Self.height + 8
        bubble = CGRect(x: left, y: top, width: total, height: Self.height)
        let frame = bubble.union(cap).insetBy(dx: -2, dy: -2)
        self.cap = cap.offsetBy(dx: -frame.minX, dy: -frame.minY)
        let cellTop = bubble.minY - frame.minY
        cells = choices.indices.map { index in
            let position = isReversed ? choices.count - 1 - index : index
            return CGRect(
                x: left - frame.minX + CGFloat(position) * width, y: cellTop, width: width, height: Self.height)
        }
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = .clear
        isUserInteractionEnabled = false
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 2
        layer.shadowOffset = CGSize(width: 0, height: 1)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// Chooses the cell nearest to `x`, in points of the superview.
    func choose(at x: CGFloat) {
        let inside = x - frame.minX
        let best = cells.indices.min { abs(cells[$0].midX - inside) < abs(cells[$1].midX - inside) }
        guard let best, best != chosen else { return }
        chosen = best
        setNeedsDisplay()
    }

    /// The middle of a choice's cell, in points of the superview.
    package func center(ofChoice index: Int) -> CGPoint {
        CGPoint(x: frame.minX + cells[index].midX, y: frame.minY + cells[index].midY)
    }

    package override func draw(_ rect: CGRect) {
        let shown = bubble.offsetBy(dx: -frame.minX, dy: -frame.minY)
        KeyColors.letter.setFill()
        // Two fills: in one path, the part that both cover could be left out.
        UIBezierPath(roundedRect: shown, cornerRadius: Self.radius).fill()
        neck(below: shown).fill()
        for (index, text) in choices.enumerated() {
            let isChosen = choices.count > 1 && index == chosen
            if isChosen {
                KeyColors.action.setFill()
                UIBezierPath(roundedRect: cells[index].insetBy(dx: 4, dy: 5), cornerRadius: 6).fill()
            }
            let size = choices.count > 1 ? KeyFonts.variant : KeyFonts.callout
            let width = cells[index].width - 8
            let weight: UIFont.Weight = choices.count > 1 ? .regular : .light
            KeyText.draw(
                text, font: KeyText.fitting(text, size: size, weight: weight, width: width),
                color: isChosen ? KeyColors.actionText : KeyColors.text, in: cells[index])
        }
    }

    /// The neck and the cap as one shape, which begins inside the bubble.
    private func neck(below bubble: CGRect) -> UIBezierPath {
        let neck = UIBezierPath()
        let shoulder = bubble.maxY - Self.radius
        let left = max(bubble.minX, cap.minX - Self.overhang)
        let right = min(bubble.maxX, cap.maxX + Self.overhang)
        neck.move(to: CGPoint(x: left, y: shoulder))
        neck.addCurve(
            to: CGPoint(x: cap.minX, y: bubble.maxY + Self.neck),
            controlPoint1: CGPoint(x: left, y: shoulder + Self.neck),
            controlPoint2: CGPoint(x: cap.minX, y: bubble.maxY))
        neck.addLine(to: CGPoint(x: cap.minX, y: cap.maxY - 5))
        neck.addQuadCurve(to: CGPoint(x: cap.minX + 5, y: cap.maxY), controlPoint: CGPoint(x: cap.minX, y: cap.maxY))
        neck.addLine(to: CGPoint(x: cap.maxX - 5, y: cap.maxY))
        neck.addQuadCurve(to: CGPoint(x: cap.maxX, y: cap.maxY - 5), controlPoint: CGPoint(x: cap.maxX, y: cap.maxY))
        neck.addLine(to: CGPoint(x: cap.maxX, y: bubble.maxY + Self.neck))
        neck.addCurve(
            to: CGPoint(x: right, y: shoulder), controlPoint1: CGPoint(x: cap.maxX, y: bubble.maxY),
            controlPoint2: CGPoint(x: right, y: shoulder + Self.neck))
        neck.close()
        return neck
    }
}
