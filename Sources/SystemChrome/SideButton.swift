import CoreGraphics
import UIKitCore

/// A button at an edge of the upright device.
struct SideButton {
    enum Edge {
        case left, right, top
    }

    let edge: Edge
    /// Where it begins, as a fraction of the edge.
    let start: CGFloat
    /// Its length in points.
    let length: CGFloat

    /// Its frame beside a body of `size`, which it stands out of by `reach`, all in points.
    func frame(on size: CGSize, reach: CGFloat) -> CGRect {
        // The other half is behind the body.
        let depth = 2 * reach
        switch edge {
        case .left: return CGRect(x: -reach, y: size.height * start, width: depth, height: length)
        case .right: return CGRect(x: size.width - reach, y: size.height * start, width: depth, height: length)
        case .top: return CGRect(x: size.width * start, y: -reach, width: length, height: depth)
        }
    }
}

extension SystemChromeMetrics {
    /// How far a button at the edge stands out of the body.
    static let buttonReach: CGFloat = 5

    /// The buttons of a device: a switch and two for the volume on the left of a phone, one on the right; on a pad at the
    /// top. Chosen by eye from photographs.
    static func sideButtons(of device: DeviceModel) -> [SideButton] {
        switch device.kind {
        case .phone where device.cornerRadius == 0:
            [
                SideButton(edge: .left, start: 0.13, length: 26), SideButton(edge: .left, start: 0.2, length: 46),
                SideButton(edge: .left, start: 0.28, length: 46), SideButton(edge: .right, start: 0.2, length: 46),
            ]
        case .phone:
            [
                SideButton(edge: .left, start: 0.17, length: 30), SideButton(edge: .left, start: 0.24, length: 58),
                SideButton(edge: .left, start: 0.325, length: 58), SideButton(edge: .right, start: 0.27, length: 94),
            ]
        case .pad:
            [
                SideButton(edge: .top, start: 0.86, length: 60), SideButton(edge: .right, start: 0.08, length: 44),
                SideButton(edge: .right, start: 0.13, length: 44),
            ]
        case .desktop: []
        }
    }
}
