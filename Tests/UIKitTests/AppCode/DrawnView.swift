import UIKit
import VelariumTesting

/// A view that draws by a closure, 100 × 100 points at (100, 100) of a white screen.
@MainActor final class DrawnView: UIView {
    private let drawing: (CGContext) -> Void

    private init(_ drawing: @escaping (CGContext) -> Void) {
        self.drawing = drawing
        super.init(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        backgroundColor = .white
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        if let context = UIGraphicsGetCurrentContext() { drawing(context) }
    }

    /// The drawn view as the device shows it.
    static func pixels(of drawing: @escaping (CGContext) -> Void) -> PartialPicture {
        let device = TestDevice(.iPhone14)
        device.show(UIViewController()).addSubview(DrawnView(drawing))
        return PartialPicture(picture: device.picture(), origin: CGPoint(x: 100, y: 100))
    }
}

/// A part of a picture, whose points count from its upper left corner.
@MainActor struct PartialPicture {
    let picture: Picture
    var origin = CGPoint.zero

    /// The color at a point, such as "#FF0000FF".
    func callAsFunction(_ x: CGFloat, _ y: CGFloat) -> String {
        picture.color(atX: origin.x + x, y: origin.y + y).description
    }
}

extension String {
    static let white = "#FFFFFFFF", red = "#FF0000FF", blue = "#0000FFFF", black = "#000000FF", green = "#00FF00FF"
}
