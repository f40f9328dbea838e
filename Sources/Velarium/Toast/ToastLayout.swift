import UIKit

/// Where a toast is, and how far it moves in and out. Points of its window, y down.
struct ToastLayout: Equatable {
    /// The sides of the screen.
    enum Side: CaseIterable {
        case top, bottom, left, right

        var isVertical: Bool { self == .top || self == .bottom }
    }

    let frame: CGRect
    /// The translation that moves the toast out of the screen.
    let hiddenOffset: CGVector
    private let side: Side

    /// Positions a toast of `size` at `side` of `area`, the safe area without keyboard and margins. A larger one is
    /// reduced to the area.
    init(of size: CGSize, at side: Side, in area: CGRect, bounds: CGRect) {
        self.side = side
        let width = min(size.width, area.width)
        let height = min(size.height, area.height)
        var origin = CGPoint(x: area.midX - width / 2, y: area.midY - height / 2)
        switch side {
        case .top: origin.y = area.minY
        case .bottom: origin.y = area.maxY - height
        case .left: origin.x = area.minX
        case .right: origin.x = area.maxX - width
        }
        frame = CGRect(origin: origin, size: CGSize(width: width, height: height))
        switch side {
        case .top: hiddenOffset = CGVector(dx: 0, dy: bounds.minY - frame.maxY - ToastMetrics.shadowRadius)
        case .bottom: hiddenOffset = CGVector(dx: 0, dy: bounds.maxY - frame.minY + ToastMetrics.shadowRadius)
        case .left: hiddenOffset = CGVector(dx: bounds.minX - frame.maxX - ToastMetrics.shadowRadius, dy: 0)
        case .right: hiddenOffset = CGVector(dx: bounds.maxX - frame.minX + ToastMetrics.shadowRadius, dy: 0)
        }
    }

    /// The part of a movement towards the edge; negative away from it.
    func distance(of vector: CGPoint) -> CGFloat {
        switch side {
        case .top: -vector.y
        case .bottom: vector.y
        case .left: -vector.x
        case .right: vector.x
        }
    }

    /// The translation of a toast that a finger has dragged by `translation`: with the finger towards the edge, less and
    /// less away from it.
    func offset(forDrag translation: CGPoint) -> CGVector {
        let distance = distance(of: translation)
        let length = max(1, side.isVertical ? frame.height : frame.width)
        let resistance = 1 / (1 + max(0, -distance) * ToastMetrics.rubberBand / length)
        let moved = distance >= 0 ? distance : distance * ToastMetrics.rubberBand * resistance
        switch side {
        case .top: return CGVector(dx: 0, dy: -moved)
        case .bottom: return CGVector(dx: 0, dy: moved)
        case .left: return CGVector(dx: -moved, dy: 0)
        case .right: return CGVector(dx: moved, dy: 0)
        }
    }

    /// Whether a drag that ends after `translation` with `velocity`, in points per second, dismisses the toast.
    func dismisses(translation: CGPoint, velocity: CGPoint) -> Bool {
        let speed = distance(of: velocity)
        guard speed > -ToastMetrics.dismissingSpeed else { return false }
        let length = side.isVertical ? frame.height : frame.width
        let distance = distance(of: translation)
        return distance > 0
            && (speed > ToastMetrics.dismissingSpeed || distance > length * ToastMetrics.dismissingFraction)
    }
}
