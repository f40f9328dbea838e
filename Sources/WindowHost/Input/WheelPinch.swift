import CoreGraphics
import Foundation
import QuartzCore

/// Two fingers about the pointer that a wheel moves apart or together.
///
/// Points of the window, y down.
package struct WheelPinch: Equatable {
    /// The factor by which a notch away from the user multiplies the distance of the fingers.
    package static let factorPerNotch: CGFloat = 1.1
    /// How long the fingers stay down after the last turn of the wheel. Seconds.
    package static let liftDelay: Seconds = 0.25
    /// The initial distance of the fingers from the pointer where there is space. Points.
    package static let startDistance: CGFloat = 60

    private let center: CGPoint
    private let isVertical: Bool
    private var distance: CGFloat
    /// When the fingers are lifted, in seconds of the clock.
    package private(set) var end: Seconds

    /// Places the fingers beside `pointer`, both inside a window of `size` points.
    package init(at pointer: CGPoint, in size: CGSize, _ time: Seconds) {
        let across = min(pointer.x, size.width - pointer.x)
        let down = min(pointer.y, size.height - pointer.y)
        center = pointer
        isVertical = down > across
        distance = max(min(Self.startDistance, max(across, down) - 1), 1)
        end = time + Self.liftDelay
    }

    /// The positions of the two fingers.
    package var fingers: [CGPoint] {
        [-distance, distance].map { offset in
            CGPoint(x: center.x + (isVertical ? 0 : offset), y: center.y + (isVertical ? offset : 0))
        }
    }

    /// Turns the wheel by `notches`, away from the user if positive.
    package mutating func turn(by notches: CGFloat, at time: Seconds) {
        distance *= pow(Self.factorPerNotch, notches)
        end = time + Self.liftDelay
    }
}
