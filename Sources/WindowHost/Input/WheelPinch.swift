import CoreGraphics
import Foundation
import QuartzCore

/// Two fingers that a wheel moves apart or together, about the pointer.
///
/// Points of the window, y down.
package struct WheelPinch: Equatable {
    /// How many times as far apart a notch away from the person brings the fingers.
    package static let factorPerNotch: CGFloat = 1.1
    /// How long the fingers stay after the last turn of the wheel. Seconds.
    package static let rest: Seconds = 0.25
    /// How far from the pointer the fingers come down where there is room. Points.
    package static let startDistance: CGFloat = 60

    private let center: CGPoint
    private let isVertical: Bool
    private var distance: CGFloat
    /// When the fingers are lifted, in seconds of the clock.
    package private(set) var end: Seconds

    /// The fingers come down beside `pointer`, both inside a window of `size` points.
    package init(at pointer: CGPoint, in size: CGSize, _ time: Seconds) {
        let across = min(pointer.x, size.width - pointer.x)
        let down = min(pointer.y, size.height - pointer.y)
        center = pointer
        isVertical = down > across
        distance = max(min(Self.startDistance, max(across, down) - 1), 1)
        end = time + Self.rest
    }

    package var fingers: [CGPoint] {
        [-distance, distance].map { offset in
            CGPoint(x: center.x + (isVertical ? 0 : offset), y: center.y + (isVertical ? offset : 0))
        }
    }

    /// The wheel turns on by `notches`, away from the person if positive.
    package mutating func turn(by notches: CGFloat, at time: Seconds) {
        distance *= pow(Self.factorPerNotch, notches)
        end = time + Self.rest
    }
}
