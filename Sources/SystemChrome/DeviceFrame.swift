import UIKitCore

/// Draws the whole device: the screen with its corners, status bar and home indicator, and the body around it. The area
/// outside the device is transparent.
@MainActor package struct DeviceFrame {
    private let system: UIKitSystem
    private let body: DeviceBody
    private let scale: CGFloat

    package init(of system: UIKitSystem) {
        self.system = system
        scale = system.screen.scale
        body = DeviceBody(of: system.device, orientation: system.orientation, screenSize: system.screen.bounds.size)
    }

    /// The size of the image in pixels, at the screen's scale.
    package var pixelSize: (width: Int, height: Int) {
        (Int((body.size.width * scale).rounded(.up)), Int((body.size.height * scale).rounded(.up)))
    }

    /// An image of the device with `picture` as the pixels of its screen.
    package func draw(around picture: Bitmap) -> Bitmap {
        let size = pixelSize
        let result = Bitmap(width: size.width, height: size.height)
        let context = CGContext(bitmap: result, scale: scale)
        UIGraphicsPushContext(context)
        body.draw(in: context)
        context.saveGState()
        UIBezierPath(cgPath: body.screenPath).addClip()
        UIImage(cgImage: CGImage(bitmap: picture.copy()), scale: scale, orientation: .up).draw(at: body.screen.origin)
        if !system.showsSystemChrome {
            context.saveGState()
            context.translateBy(x: body.screen.minX, y: body.screen.minY)
            SystemChromeDrawing(of: system).draw()
            context.restoreGState()
        }
        body.drawCamera(in: context)
        context.restoreGState()
        UIGraphicsPopContext()
        return result
    }
}
