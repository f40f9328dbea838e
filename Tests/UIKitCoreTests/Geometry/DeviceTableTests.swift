import CoreGraphics
import Testing
import UIKitCore
import VelariumTesting

/// Every device in every orientation, against the sizes, safe areas and size classes that are published for it.
@MainActor @Suite struct DeviceTableTests {
    nonisolated private struct Row: Sendable, CustomStringConvertible {
        let model: TestDevice.Model
        let portrait: UIEdgeInsets
        let landscape: UIEdgeInsets
        let landscapeWidth: UIUserInterfaceSizeClass
        let description: String

        init(
            _ model: TestDevice.Model, _ portrait: (CGFloat, CGFloat), _ landscape: (CGFloat, CGFloat, CGFloat),
            _ width: UIUserInterfaceSizeClass
        ) {
            self.model = model
            self.portrait = UIEdgeInsets(top: portrait.0, left: 0, bottom: portrait.1, right: 0)
            self.landscape = UIEdgeInsets(
                top: landscape.0, left: landscape.1, bottom: landscape.2, right: landscape.1)
            landscapeWidth = width
            description = model.rawValue
        }
    }

    nonisolated private static let rows = [
        Row(.iPhoneSE, (20, 0), (0, 0, 0), .compact), Row(.iPhone8Plus, (20, 0), (0, 0, 0), .regular),
        Row(.iPhone11, (48, 34), (0, 48, 21), .regular), Row(.iPhone13Mini, (50, 34), (0, 50, 21), .compact),
        Row(.iPhone14, (47, 34), (0, 47, 21), .compact), Row(.iPhone15Pro, (59, 34), (0, 59, 21), .compact),
        Row(.iPhone16Pro, (62, 34), (0, 62, 21), .compact), Row(.iPhone16ProMax, (62, 34), (0, 62, 21), .regular),
        Row(.iPadMini, (24, 20), (24, 0, 20), .regular), Row(.iPad, (20, 0), (20, 0, 0), .regular),
        Row(.iPadAir, (24, 20), (24, 0, 20), .regular), Row(.iPadPro11, (24, 20), (24, 0, 20), .regular),
        Row(.iPadPro13, (24, 20), (24, 0, 20), .regular),
    ]

    @Test(arguments: rows)
    private func everyOrientationHasItsSizeSafeAreaAndClasses(row: Row) throws {
        let device = TestDevice(row.model)
        let page = UIViewController()
        device.show(page)
        let upright = device.window.bounds.size
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        #expect(page.view.safeAreaInsets == row.portrait)

        for (orientation, held) in [
            (UIInterfaceOrientation.landscapeLeft, UIDeviceOrientation.landscapeRight),
            (.landscapeRight, .landscapeLeft), (.portrait, .portrait),
        ] {
            try device.rotate(to: orientation)
            try device.settle()

            let isWide = orientation.isLandscape
            #expect(device.window.windowScene?.interfaceOrientation == orientation)
            #expect(UIDevice.current.orientation == held)
            #expect(
                page.view.bounds.size == (isWide ? CGSize(width: upright.height, height: upright.width) : upright))
            #expect(page.view.safeAreaInsets == (isWide ? row.landscape : row.portrait))
            #expect(
                page.traitCollection.horizontalSizeClass == (isWide ? row.landscapeWidth : isPad ? .regular : .compact))
            #expect(page.traitCollection.verticalSizeClass == (isWide && !isPad ? .compact : .regular))
            #expect(
                device.dump().contains(
                    "\"orientation\": \"\(isWide ? (orientation == .landscapeLeft ? "landscapeLeft" : "landscapeRight") : "portrait")\""
                ))
        }
    }

    @Test func onlyPadsAndPhonesWithAHomeButtonSupportUpsideDown() throws {
        let pad = TestDevice(.iPadPro11)
        pad.show(UIViewController())
        try pad.rotate(to: .portraitUpsideDown)
        #expect(pad.window.windowScene?.interfaceOrientation == .portraitUpsideDown)

        let phone = TestDevice(.iPhone14)
        phone.show(UIViewController())
        let refusal = #expect(throws: TestFailure.self) { try phone.rotate(to: .portraitUpsideDown) }
        #expect(refusal?.reason == "iPhone 14 does not support portraitUpsideDown")
        let window = TestDevice(.desktop)
        window.show(UIViewController())
        let other = #expect(throws: TestFailure.self) { try window.rotate(to: .landscapeLeft) }
        #expect(other?.reason == "Desktop is a window and cannot be rotated")
    }

    /// Widths of Split View on an iPad of 1194 by 834 points.
    @Test(arguments: [(375, UIUserInterfaceSizeClass.compact), (592, .compact), (809, .regular), (1194, .regular)])
    func splitViewWidthsChangeTheHorizontalSizeClass(width: CGFloat, expected: UIUserInterfaceSizeClass) throws {
        let device = TestDevice(.iPadPro11, isLandscape: true)
        let page = UIViewController()
        device.show(page)

        try device.resize(to: CGSize(width: width, height: 834))

        #expect(page.traitCollection.horizontalSizeClass == expected)
        #expect(page.view.bounds.width == width)
        #expect(device.window.windowScene?.interfaceOrientation == .landscapeRight)
        let refusal = #expect(throws: TestFailure.self) { try device.resize(to: CGSize(width: 1300, height: 834)) }
        #expect(refusal?.reason == "an app on iPad Pro 11 cannot be 1300 by 834")
    }

    @Test func aRunningAppCanChangeToAnotherDevice() throws {
        let device = TestDevice(.iPhone14)
        let page = UIViewController()
        device.show(page)

        try device.rotate(to: .landscapeLeft)
        try device.changeModel(to: .iPadMini)
        try device.settle()

        #expect(page.view.bounds.size == CGSize(width: 1133, height: 744))
        #expect(page.traitCollection.userInterfaceIdiom == .pad && page.traitCollection.displayScale == 2)
        #expect(UIDevice.current.name == "iPad mini")
        #expect(device.picture().pixelWidth == 2266)
        try device.changeModel(to: .desktop)
        #expect(device.window.windowScene?.interfaceOrientation == .landscapeRight)
        #expect(page.view.bounds.size == CGSize(width: 1024, height: 768))
    }
}
