import CoreGraphics

/// An object with a coordinate system: a view, a window or the screen. Points, y down.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// Converts `point` from this coordinate space to `coordinateSpace`.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts `point` from `coordinateSpace` to this coordinate space.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts `rect` from this coordinate space to `coordinateSpace`. The result is the bounding box.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Converts `rect` from `coordinateSpace` to this coordinate space. The result is the bounding box.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    /// The rectangle of the space in its own coordinates.
    var bounds: CGRect { get }
}

/// A coordinate space of UIKit, which can convert to and from the screen.
@MainActor protocol ScreenSpace: UICoordinateSpace {
    func pointOnScreen(_ point: CGPoint) -> CGPoint
    func pointFromScreen(_ point: CGPoint) -> CGPoint
    func rectOnScreen(_ rect: CGRect) -> CGRect
    func rectFromScreen(_ rect: CGRect) -> CGRect
}

extension ScreenSpace {
    func convertPoint(_ point: CGPoint, to other: any UICoordinateSpace) -> CGPoint {
        // A coordinate space of the app converts from the screen itself.
        guard let other = other as? any ScreenSpace else {
            return other.convert(pointOnScreen(point), from: UIScreen.main)
        }
        return other.pointFromScreen(pointOnScreen(point))
    }

    func convertPoint(_ point: CGPoint, from other: any UICoordinateSpace) -> CGPoint {
        guard let other = other as? any ScreenSpace else {
            return pointFromScreen(other.convert(point, to: UIScreen.main))
        }
        return pointFromScreen(other.pointOnScreen(point))
    }

    func convertRect(_ rect: CGRect, to other: any UICoordinateSpace) -> CGRect {
        guard let other = other as? any ScreenSpace else {
            return other.convert(rectOnScreen(rect), from: UIScreen.main)
        }
        return other.rectFromScreen(rectOnScreen(rect))
    }

    func convertRect(_ rect: CGRect, from other: any UICoordinateSpace) -> CGRect {
        guard let other = other as? any ScreenSpace else {
            return rectFromScreen(other.convert(rect, to: UIScreen.main))
        }
        return rectFromScreen(other.rectOnScreen(rect))
    }
}

extension UIView: UICoordinateSpace, ScreenSpace {
    func pointOnScreen(_ point: CGPoint) -> CGPoint { convertToScreen(point) }
    func pointFromScreen(_ point: CGPoint) -> CGPoint { convertFromScreen(point) }
    func rectOnScreen(_ rect: CGRect) -> CGRect { rect.boundingBox(convertToScreen) }
    func rectFromScreen(_ rect: CGRect) -> CGRect { rect.boundingBox(convertFromScreen) }
}

extension UIScreen: UICoordinateSpace, ScreenSpace {
    /// Converts `point` from the screen's coordinates to `coordinateSpace`.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convertPoint(point, to: coordinateSpace)
    }

    /// Converts `point` from `coordinateSpace` to the screen's coordinates.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convertPoint(point, from: coordinateSpace)
    }

    /// Converts `rect` from the screen's coordinates to `coordinateSpace`. The result is the bounding box.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        convertRect(rect, to: coordinateSpace)
    }

    /// Converts `rect` from `coordinateSpace` to the screen's coordinates. The result is the bounding box.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        convertRect(rect, from: coordinateSpace)
    }

    func pointOnScreen(_ point: CGPoint) -> CGPoint { point }
    func pointFromScreen(_ point: CGPoint) -> CGPoint { point }
    func rectOnScreen(_ rect: CGRect) -> CGRect { rect }
    func rectFromScreen(_ rect: CGRect) -> CGRect { rect }
}

/// The screen's portrait coordinates.
@MainActor final class PortraitSpace: NSObject, ScreenSpace {
    private let screen: UIScreen

    init(screen: UIScreen) {
        self.screen = screen
        super.init()
    }

    private var orientation: UIInterfaceOrientation { UIKitSystem.current?.orientation ?? .portrait }

    var bounds: CGRect {
        let size = screen.bounds.size
        return CGRect(
            origin: .zero,
            size: orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size)
    }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convertPoint(point, to: coordinateSpace)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convertPoint(point, from: coordinateSpace)
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        convertRect(rect, to: coordinateSpace)
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        convertRect(rect, from: coordinateSpace)
    }

    func pointOnScreen(_ point: CGPoint) -> CGPoint {
        let size = screen.bounds.size
        return switch orientation {
        case .unknown, .portrait: point
        case .portraitUpsideDown: CGPoint(x: size.width - point.x, y: size.height - point.y)
        case .landscapeRight: CGPoint(x: point.y, y: size.height - point.x)
        case .landscapeLeft: CGPoint(x: size.width - point.y, y: point.x)
        }
    }

    func pointFromScreen(_ point: CGPoint) -> CGPoint {
        let size = screen.bounds.size
        return switch orientation {
        case .unknown, .portrait: point
        case .portraitUpsideDown: CGPoint(x: size.width - point.x, y: size.height - point.y)
        case .landscapeRight: CGPoint(x: size.height - point.y, y: point.x)
        case .landscapeLeft: CGPoint(x: point.y, y: size.width - point.x)
        }
    }

    func rectOnScreen(_ rect: CGRect) -> CGRect { rect.boundingBox(pointOnScreen) }
    func rectFromScreen(_ rect: CGRect) -> CGRect { rect.boundingBox(pointFromScreen) }
}

extension CGRect {
    /// The bounding box of the four corners after `convert`.
    fileprivate func boundingBox(_ convert: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            convert(CGPoint(x: minX, y: minY)), convert(CGPoint(x: maxX, y: minY)),
            convert(CGPoint(x: minX, y: maxY)), convert(CGPoint(x: maxX, y: maxY)),
        ]
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        let left = xs.min()!
        let top = ys.min()!
        return CGRect(x: left, y: top, width: xs.max()! - left, height: ys.max()! - top)
    }
}
