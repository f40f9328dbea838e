import CoreGraphics
import Foundation
import UIKitCore
import VelariumTesting

/// What can be pictured: the screen, or an element.
@preconcurrency @MainActor public protocol XCUIScreenshotProviding {
    /// Returns a picture.
    func screenshot() -> XCUIScreenshot
}

extension XCUIElement: XCUIScreenshotProviding {}

/// A screen of the device.
@preconcurrency @MainActor public final class XCUIScreen: XCUIScreenshotProviding {
    /// The screen of the device.
    public static let main = XCUIScreen()
    /// All screens: the main one.
    public static var screens: [XCUIScreen] { [main] }

    private init() {}

    /// Returns a picture of the whole screen. Empty while no app is running.
    public func screenshot() -> XCUIScreenshot { XCUIScreenshot(of: AppSession.latest?.device, in: .infinite) }
}

/// A picture of the screen, or of an element's part of it.
@preconcurrency @MainActor public final class XCUIScreenshot {
    /// The picture, with as many pixels per point as the screen has.
    public let image: UIImage

    /// The part `area` of the screen of `device`, in points.
    init(of device: TestDevice?, in area: CGRect) {
        guard let device else {
            image = UIImage()
            return
        }
        let picture = device.picture()
        let whole = CGImage(bitmap: picture.bitmap)
        let bounds = CGRect(x: 0, y: 0, width: picture.pixelWidth, height: picture.pixelHeight)
        let pixels = CGRect(
            x: area.minX * picture.scale, y: area.minY * picture.scale, width: area.width * picture.scale,
            height: area.height * picture.scale)
        let part = area.isInfinite ? bounds : pixels.integral.intersection(bounds)
        let cut = part.isEmpty ? nil : whole.cropping(to: part)
        image = UIImage(cgImage: cut ?? whole, scale: picture.scale, orientation: .up)
    }

    /// The picture as a PNG file.
    public var pngRepresentation: Data { image.pngData() ?? Data() }
}
