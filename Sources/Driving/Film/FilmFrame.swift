import CoreGraphics
import SystemChrome
import UIKitCore

/// Makes the frames of a film from the pixels of the screen: with dots at fingers and with the device, if they are
/// wanted, and all of one size.
@MainActor struct FilmFrame {
    /// The diameter of a dot at a finger, in points: about that of a fingertip on the glass.
    private static let dotDiameter: CGFloat = 36

    /// Of each frame, in pixels.
    let size: (width: Int, height: Int)
    private let showsDevice: Bool

    init(of system: UIKitSystem, showsDevice: Bool) {
        self.showsDevice = showsDevice
        let canvas = system.frameLoop.pixels
        size = showsDevice ? DeviceFrame(of: system).pixelSize : (canvas.width, canvas.height)
    }

    /// A frame that shows `screen`, which is not changed.
    func draw(_ screen: Bitmap, dots: [FingerRecord.Dot], of system: UIKitSystem) -> Bitmap {
        var picture = screen
        if !dots.isEmpty {
            picture = screen.copy()
            Self.draw(dots, on: picture, scale: system.screen.scale)
        }
        if showsDevice { picture = DeviceFrame(of: system).draw(around: picture) }
        let isOpaqueAndFits = !showsDevice && picture.width == size.width && picture.height == size.height
        return isOpaqueAndFits ? picture : fit(picture)
    }

    private static func draw(_ dots: [FingerRecord.Dot], on picture: Bitmap, scale: CGFloat) {
        let context = CGContext(bitmap: picture, scale: scale)
        UIGraphicsPushContext(context)
        for dot in dots {
            let circle = UIBezierPath(
                ovalIn: CGRect(
                    x: dot.location.x - dotDiameter / 2, y: dot.location.y - dotDiameter / 2, width: dotDiameter,
                    height: dotDiameter))
            UIColor(white: 0.45, alpha: 0.5 * dot.opacity).setFill()
            UIColor(white: 1, alpha: 0.85 * dot.opacity).setStroke()
            circle.lineWidth = 1.5
            circle.fill()
            circle.stroke()
        }
        UIGraphicsPopContext()
    }

    /// `picture` in the middle of a frame, reduced where it is larger: after a rotation, or on another device. Beside a
    /// device it is white, as pages are; beside a screen black.
    private func fit(_ picture: Bitmap) -> Bitmap {
        let frame = Bitmap(width: size.width, height: size.height)
        let context = CGContext(bitmap: frame, scale: 1)
        let reduction = min(
            1, CGFloat(size.width) / CGFloat(picture.width), CGFloat(size.height) / CGFloat(picture.height))
        let width = (CGFloat(picture.width) * reduction).rounded()
        let height = (CGFloat(picture.height) * reduction).rounded()
        let place = CGRect(
            x: ((CGFloat(size.width) - width) / 2).rounded(), y: ((CGFloat(size.height) - height) / 2).rounded(),
            width: width, height: height)
        UIGraphicsPushContext(context)
        (showsDevice ? UIColor.white : .black).setFill()
        context.fill(CGRect(x: 0, y: 0, width: size.width, height: size.height))
        context.interpolationQuality = .high
        UIImage(cgImage: CGImage(bitmap: picture)).draw(in: place)
        UIGraphicsPopContext()
        return frame
    }
}
