import CoreGraphics
import SystemChrome
import UIKitCore

/// Where the parts of a shell are in its window. Points of the window, y down.
struct ShellLayout: Equatable {
    static let toolbarHeight: CGFloat = 44
    /// The color behind the device.
    static let pageColor = UIColor.systemGroupedBackground
    /// The narrowest window that the toolbar is made for.
    static let smallestWidth: CGFloat = 400

    /// Points of the window for each point of the device.
    let factor: CGFloat
    /// The whole device with its free space around it; the screen alone on a desktop. Its origin is that of what scrolls.
    let device: CGRect
    /// The screen, within `device`; whole pixels.
    let screen: CGRect
    /// What scrolls: as large as the space below the toolbar, or larger.
    let contentSize: CGSize

    /// - Parameters:
    ///   - window: The size of the window.
    ///   - windowScale: Pixels for each point of the window.
    ///   - body: The device's body, in points of the device; nil for a desktop, whose screen fills the window.
    ///   - screenSize: The size of the screen, in points of the device.
    init(
        window: CGSize, windowScale: CGFloat, body: DeviceBody?, screenSize: CGSize, deviceScale: CGFloat,
        zoom: ShellZoom
    ) {
        let space = CGSize(width: window.width, height: max(window.height - Self.toolbarHeight, 1))
        guard let body else {
            factor = 1
            screen = CGRect(origin: .zero, size: space)
            device = screen
            contentSize = space
            return
        }
        let largest = min(space.width / body.size.width, space.height / body.size.height)
        let factor =
            zoom.factor(deviceScale: deviceScale, windowScale: windowScale)
            ?? max(ShellZoom.smallestFit, min(largest, ShellZoom.largestFit))
        func whole(_ points: CGFloat) -> CGFloat { (points * windowScale).rounded() / windowScale }
        let size = CGSize(width: whole(body.size.width * factor), height: whole(body.size.height * factor))
        contentSize = CGSize(width: max(size.width, space.width), height: max(size.height, space.height))
        device = CGRect(
            x: whole((contentSize.width - size.width) / 2), y: whole((contentSize.height - size.height) / 2),
            width: size.width, height: size.height)
        screen = CGRect(
            x: device.minX + whole(body.screen.minX * factor), y: device.minY + whole(body.screen.minY * factor),
            width: whole(screenSize.width * factor), height: whole(screenSize.height * factor))
        self.factor = factor
    }

    /// The size of a window around a device: with its body in full size or, where that is larger than `available`, as
    /// large as fits. Points of the window.
    ///
    /// - Parameter panel: The width of what is beside the device.
    static func windowSize(
        body: DeviceBody?, screenSize: CGSize, deviceScale: CGFloat, windowScale: CGFloat, zoom: ShellZoom,
        available: CGSize?, panel: CGFloat
    ) -> CGSize {
        let whole = available ?? CGSize(width: CGFloat.infinity, height: .infinity)
        let limit = CGSize(width: max(whole.width - panel, smallestWidth), height: whole.height)
        guard let body else {
            return CGSize(
                width: min(max(screenSize.width, smallestWidth), limit.width) + panel,
                height: min(screenSize.height + toolbarHeight, limit.height))
        }
        let requested = zoom.factor(deviceScale: deviceScale, windowScale: windowScale) ?? 1
        let largest = min(limit.width / body.size.width, (limit.height - toolbarHeight) / body.size.height)
        let factor = max(min(requested, largest), ShellZoom.smallestFit)
        return CGSize(
            width: min(max((body.size.width * factor).rounded(.up), smallestWidth), limit.width) + panel,
            height: min((body.size.height * factor).rounded(.up) + toolbarHeight, limit.height))
    }

    /// The pixels for each point of the device.
    func appScale(windowScale: CGFloat) -> CGFloat { factor * windowScale }

    /// A rectangle of the device's screen, in points of the window; both from the screen's upper left corner.
    func windowRect(ofDevice rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX * factor, y: rect.minY * factor, width: rect.width * factor, height: rect.height * factor)
    }
}
