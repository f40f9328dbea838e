import UIKit

/// A graph of a function of time from 0 to 1.
final class Graph: UIView {
    static let size = CGSize(width: 128, height: 96)

    private let color: UIColor
    private let maximum: CGFloat
    private let function: (CGFloat) -> CGFloat

    /// - Parameter highest: The value at the top edge. The bottom edge is 0.
    init(color: UIColor, highest: CGFloat = 1, _ function: @escaping (CGFloat) -> CGFloat) {
        self.color = color
        self.maximum = highest
        self.function = function
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        layer.cornerCurve = .continuous
        contentMode = .redraw
        isOpaque = false
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func draw(_ rect: CGRect) {
        let availableRect = bounds.insetToCenter(dx: 10, dy: 10)
        func place(_ time: CGFloat, _ value: CGFloat) -> CGPoint {
            CGPoint(
                x: availableRect.minX + availableRect.width * time,
                y: availableRect.maxY - availableRect.height * value / maximum)
        }
        let goal = UIBezierPath()
        goal.move(to: place(0, 1))
        goal.addLine(to: place(1, 1))
        goal.setLineDash([3, 3], count: 2, phase: 0)
        UIColor.separator.setStroke()
        goal.stroke()

        let path = UIBezierPath()
        path.move(to: place(0, function(0)))
        for step in 1...100 {
            let time = CGFloat(step) / 100
            path.addLine(to: place(time, function(time)))
        }
        path.lineWidth = 2.5
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        color.setStroke()
        path.stroke()
    }
}
