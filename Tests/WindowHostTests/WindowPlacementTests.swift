import CoreGraphics
import Testing
import UIKitCore
import WindowHost

/// The position of a window on displays of several sizes, in units of the window system, y down.
@Suite struct WindowPlacementTests {
    private let borders = UIEdgeInsets(top: 40, left: 1, bottom: 1, right: 1)

    private func placement(
        of size: CGSize, on display: CGRect, scale: CGFloat = 1, isScaleFixed: Bool = false, center: CGPoint? = nil
    ) -> WindowPlacement {
        WindowPlacement(
            of: size, scale: scale, isScaleFixed: isScaleFixed, in: display, borders: borders, center: center)
    }

    @Test(
        arguments: DeviceModel.all,
        [
            CGRect(x: 0, y: 0, width: 1366, height: 768), CGRect(x: 0, y: 27, width: 1280, height: 773),
            CGRect(x: 1920, y: -100, width: 1920, height: 1040),
        ])
    func everyDeviceFitsEveryDisplayWithItsTitleBar(device: DeviceModel, display: CGRect) {
        for orientation in [UIInterfaceOrientation.portrait, .landscapeRight] {
            let placement = placement(of: device.size(in: orientation), on: display)

            let outer = placement.frame.inset(by: UIEdgeInsets(top: -40, left: -1, bottom: -1, right: -1))
            #expect(display.contains(outer))
            #expect(placement.unitsPerPoint <= 1)
        }
    }

    @Test func phoneOnASmallDisplayIsScaledDownInHundredths() {
        let placement = placement(
            of: CGSize(width: 390, height: 844), on: CGRect(x: 0, y: 0, width: 1366, height: 768))

        // 727 units of height remain.
        #expect(placement.unitsPerPoint == 0.86)
        #expect(placement.frame == CGRect(x: 515, y: 40, width: 335, height: 726))
    }

    @Test func displaysScaleIsUsedIfThereIsRoom() {
        let display = CGRect(x: 0, y: 0, width: 3840, height: 2160)

        let placement = placement(of: CGSize(width: 390, height: 844), on: display, scale: 2)

        #expect(placement.unitsPerPoint == 2)
        #expect(placement.frame.size == CGSize(width: 780, height: 1688))
    }

    @Test func requestedScaleIsKeptAndTheTitleBarStaysOnTheDisplay() {
        let display = CGRect(x: 0, y: 0, width: 1366, height: 768)

        let placement = placement(
            of: CGSize(width: 390, height: 844), on: display, scale: 4, isScaleFixed: true)

        #expect(placement.unitsPerPoint == 4)
        #expect(placement.frame == CGRect(x: 1, y: 40, width: 1560, height: 3376))
    }

    @Test func rotatedWindowMovesBackOntoTheDisplay() {
        let display = CGRect(x: 0, y: 0, width: 1920, height: 1080)

        let placement = placement(
            of: CGSize(width: 844, height: 390), on: display, center: CGPoint(x: 1800, y: 500))

        #expect(placement.frame == CGRect(x: 1075, y: 305, width: 844, height: 390))
    }

    @Test func scaleIsNeverBelowAQuarter() {
        let placement = placement(
            of: CGSize(width: 1024, height: 1366), on: CGRect(x: 0, y: 0, width: 160, height: 120))

        #expect(placement.unitsPerPoint == 0.25)
        #expect(placement.frame.origin == CGPoint(x: 1, y: 40))
    }
}
