import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import VelariumTesting

/// Records the frame and opacity of a view at every frame of an animation.
@MainActor final class MotionRecorder {
    /// The visible state of a view at one moment.
    struct Moment {
        /// Its bounding rectangle, in points of the window.
        let frame: CGRect
        /// Its opacity multiplied by that of all ancestors.
        let opacity: CGFloat
    }

    private(set) var moments: [Moment] = []
    let view: UIView

    init(of view: UIView) { self.view = view }

    func look() { moments.append(Self.moment(of: view)) }

    static func moment(of view: UIView) -> Moment {
        var frame = view.bounds
        var opacity: CGFloat = 1
        for layer in sequence(first: view.layer, next: \.superlayer) {
            let shown = layer.presentation() ?? layer
            let bounds = shown.bounds
            let anchor = shown.anchorPoint
            if layer === view.layer { frame = bounds }
            let origin = CGPoint(x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
            frame = frame.offsetBy(dx: -origin.x, dy: -origin.y).applying(shown.affineTransform())
                .offsetBy(dx: shown.position.x, dy: shown.position.y)
            // A spring overshoots the valid range.
            opacity *= min(1, max(0, CGFloat(shown.opacity)))
        }
        return Moment(frame: frame, opacity: opacity)
    }

    /// The largest edge movement between consecutive frames, in points.
    var steps: [CGFloat] { zip(moments, moments.dropFirst()).map { Self.distance($0.frame, $1.frame) } }

    /// The largest edge movement from the first moment to the last, in points.
    var way: CGFloat {
        guard let first = moments.first, let last = moments.last else { return 0 }
        return Self.distance(first.frame, last.frame)
    }

    private static func distance(_ a: CGRect, _ b: CGRect) -> CGFloat {
        max(abs(a.minX - b.minX), abs(a.maxX - b.maxX), abs(a.minY - b.minY), abs(a.maxY - b.maxY))
    }
}
