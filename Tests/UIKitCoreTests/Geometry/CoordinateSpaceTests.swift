import CoreGraphics
import Foundation
import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct CoordinateSpaceTests {
    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()
    private let panel = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    @Test func viewsWindowsAndTheScreenConvertToOneAnother() throws {
        device.show(page)
        page.view.addSubview(panel)
        let space: any UICoordinateSpace = panel
        let scene = try #require(device.window.windowScene)

        #expect(space.convert(CGPoint(x: 1, y: 2), to: UIScreen.main.coordinateSpace) == CGPoint(x: 11, y: 22))
        #expect(space.convert(CGPoint(x: 11, y: 22), from: device.window) == CGPoint(x: 1, y: 2))
        #expect(
            scene.coordinateSpace.convert(panel.bounds, from: panel) == CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(
            UIScreen.main.convert(CGRect(x: 10, y: 20, width: 5, height: 5), to: panel)
                == CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(panel.convert(CGPoint.zero, to: page.view) == CGPoint(x: 10, y: 20))
        #expect(space.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test(arguments: [UIInterfaceOrientation.landscapeLeft, .landscapeRight])
    func theFixedSpaceStaysInPortrait(orientation: UIInterfaceOrientation) throws {
        device.show(page)
        try device.rotate(to: orientation)
        try device.settle()
        let fixed = UIScreen.main.fixedCoordinateSpace
        let turned = UIScreen.main.coordinateSpace

        #expect(turned.bounds == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(fixed.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
        // The camera is at the middle of the device's top edge in portrait.
        let camera = fixed.convert(CGPoint(x: 195, y: 0), to: turned)
        #expect(camera == CGPoint(x: orientation == .landscapeRight ? 0 : 844, y: 195))
        let corner = CGRect(x: 0, y: 0, width: 10, height: 20)
        #expect(fixed.convert(fixed.convert(corner, to: turned), from: turned) == corner)
        #expect(fixed.convert(corner, to: turned).size == CGSize(width: 20, height: 10))
    }

    @Test func aCustomCoordinateSpaceConvertsPoints() {
        device.show(page)
        page.view.addSubview(panel)
        let doubled = DoubledSpace()

        #expect(panel.convert(CGPoint(x: 0, y: 0), to: doubled) == CGPoint(x: 20, y: 40))
        #expect(panel.convert(CGPoint(x: 20, y: 40), from: doubled) == .zero)
    }
}

/// A coordinate space with twice as many points as the screen.
private final class DoubledSpace: NSObject, UICoordinateSpace {
    var bounds: CGRect { CGRect(x: 0, y: 0, width: 780, height: 1_688) }

    func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        space.convert(CGPoint(x: point.x / 2, y: point.y / 2), from: UIScreen.main)
    }

    func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        let onScreen = space.convert(point, to: UIScreen.main)
        return CGPoint(x: onScreen.x * 2, y: onScreen.y * 2)
    }

    func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        CGRect(origin: convert(rect.origin, to: space), size: CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        CGRect(origin: convert(rect.origin, from: space), size: CGSize(width: rect.width * 2, height: rect.height * 2))
    }
}
