import UIKit

/// A map of unnamed streets with a pin.
final class MapView: UIView {
    /// The covered height at the bottom, in points; the pin is centered above it.
    var coveredHeight: CGFloat = 0 { didSet { setNeedsLayout() } }

    private let pin = UIImageView(
        image: UIImage(
            systemName: "mappin", withConfiguration: UIImage.SymbolConfiguration(pointSize: 36, weight: .bold)))

    override func didMoveToWindow() {
        super.didMoveToWindow()
        backgroundColor = .systemGray6
        contentMode = .redraw
        pin.tintColor = .systemRed
        pin.contentMode = .center
        addSubview(pin)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let lowest = bounds.maxY - max(coveredHeight, safeAreaInsets.bottom)
        pin.frame = CGRect(x: bounds.midX - 30, y: (safeAreaInsets.top + lowest) / 2 - 30, width: 60, height: 60)
    }

    override func draw(_ rect: CGRect) {
        let streets = UIBezierPath()
        for step in stride(from: CGFloat(-400), to: bounds.height + 400, by: 120) {
            streets.move(to: CGPoint(x: 0, y: step))
            streets.addLine(to: CGPoint(x: bounds.width, y: step + 90))
            streets.move(to: CGPoint(x: step, y: 0))
            streets.addLine(to: CGPoint(x: step - 200, y: bounds.height))
        }
        UIColor.systemGray4.setStroke()
        streets.lineWidth = 10
        streets.stroke()
    }
}
