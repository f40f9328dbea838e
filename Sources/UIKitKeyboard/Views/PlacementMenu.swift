import CoreGraphics
import UIKitCore

/// The menu above the key that hides a tablet's keyboard: the places where the keyboard can be put. The finger that holds
/// the key slides to one.
package final class PlacementMenu: UIView {
    /// The size of a row and the distance from the key. Points; inferred.
    private static let rowSize = CGSize(width: 200, height: 40)
    private static let margin: CGFloat = 6
    private static let radius: CGFloat = 10

    /// The index of the place that lifting the finger chooses; nil while the finger is beside the menu.
    private(set) var chosen: Int?
    private let titles: [String]

    /// Shows `titles` above `cap`. Both rectangles are in the coordinates of the superview, which is `bounds` large.
    init(_ titles: [String], above cap: CGRect, in bounds: CGRect) {
        self.titles = titles
        let size = CGSize(
            width: min(Self.rowSize.width, bounds.width), height: Self.rowSize.height * CGFloat(titles.count))
        let left = min(max(cap.maxX - size.width, bounds.minX), bounds.maxX - size.width)
        super.init(
            frame: CGRect(x: left, y: cap.minY - Self.margin - size.height, width: size.width, height: size.height))
        isOpaque = false
        backgroundColor = .clear
        isUserInteractionEnabled = false
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 2)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// Chooses the row at `point`, in points of the superview; none beside the menu.
    func choose(at point: CGPoint) {
        let row = Int(((point.y - frame.minY) / Self.rowSize.height).rounded(.down))
        let next = frame.contains(point) && titles.indices.contains(row) ? row : nil
        guard next != chosen else { return }
        chosen = next
        setNeedsDisplay()
    }

    package override func draw(_ rect: CGRect) {
        KeyColors.letter.setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: Self.radius).fill()
        for (index, title) in titles.enumerated() {
            let row = CGRect(
                x: 0, y: CGFloat(index) * Self.rowSize.height, width: bounds.width, height: Self.rowSize.height)
            if index == chosen {
                KeyColors.action.setFill()
                UIBezierPath(roundedRect: row.insetBy(dx: 4, dy: 4), cornerRadius: Self.radius - 4).fill()
            }
            KeyText.draw(
                title, font: KeyText.fitting(title, size: KeyFonts.word, width: row.width - 16),
                color: index == chosen ? KeyColors.actionText : KeyColors.text, in: row)
        }
    }
}
