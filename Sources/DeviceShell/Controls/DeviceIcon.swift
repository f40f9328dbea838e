import CoreGraphics
import QuartzCore
import UIKitCore

/// The icon of an app's window in task bars: the device in its orientation, with a popover on its screen.
@MainActor package enum DeviceIcon {
    /// The width and height of the icon, in pixels.
    static let side = 64

    package static func draw(_ device: DeviceModel, isLandscape: Bool) -> Bitmap {
        let bitmap = Bitmap(width: side, height: side)
        let context = CGContext(bitmap: bitmap, scale: 1)
        UIGraphicsPushContext(context)
        context.translateBy(x: CGFloat(side) / 2, y: CGFloat(side) / 2)
        let body = bodySize(of: device, isLandscape: isLandscape)
        drawBody(CGRect(x: -body.width / 2, y: -body.height / 2, width: body.width, height: body.height))
        drawPopover()
        UIGraphicsPopContext()
        return bitmap
    }

    /// The largest size with the proportions of the device that fits.
    private static func bodySize(of device: DeviceModel, isLandscape: Bool) -> CGSize {
        let size = isLandscape ? CGSize(width: device.size.height, height: device.size.width) : device.size
        let scale = CGFloat(side - 4) / max(size.width, size.height)
        return CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    }

    private static func drawBody(_ body: CGRect) {
        UIColor(white: 0.12, alpha: 1).setFill()
        UIBezierPath(roundedRect: body, cornerRadius: 9).fill()
        UIColor(red: 0.2, green: 0.47, blue: 0.96, alpha: 1).setFill()
        UIBezierPath(roundedRect: body.insetBy(dx: 3, dy: 3), cornerRadius: 6).fill()
    }

    /// A bubble with an arrow that points up.
    private static func drawPopover() {
        let bubble = UIBezierPath(roundedRect: CGRect(x: -9, y: -4, width: 18, height: 14), cornerRadius: 4)
        UIColor.white.setFill()
        bubble.fill()
        let arrow = UIBezierPath()
        arrow.move(to: CGPoint(x: -5, y: -3))
        arrow.addLine(to: CGPoint(x: 0, y: -9))
        arrow.addLine(to: CGPoint(x: 5, y: -3))
        arrow.close()
        arrow.fill()
    }
}
