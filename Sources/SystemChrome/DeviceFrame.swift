import UIKitCore

/// Draws the whole device: the screen with its corners, status bar and home indicator, the camera, and a black bezel.
/// The area outside the device is transparent.
@MainActor package struct DeviceFrame {
    private let system: UIKitSystem
    private let screen: CGRect
    private let outline: CGRect
    private let scale: CGFloat

    package init(of system: UIKitSystem) {
        self.system = system
        scale = system.screen.scale
        let size = system.screen.bounds.size
        var across = SystemChromeMetrics.bezelWidth
        var along = SystemChromeMetrics.bezelWidth
        if system.device.cornerRadius == 0, system.device.kind != .desktop {
            along = SystemChromeMetrics.homeButtonBezelHeight
        }
        if system.orientation.isLandscape { swap(&across, &along) }
        outline = CGRect(
            x: SystemChromeMetrics.margin, y: SystemChromeMetrics.margin, width: size.width + 2 * across,
            height: size.height + 2 * along)
        screen = CGRect(origin: CGPoint(x: outline.minX + across, y: outline.minY + along), size: size)
    }

    /// The size of the image in pixels, at the screen's scale.
    package var pixelSize: (width: Int, height: Int) {
        let width = outline.maxX + SystemChromeMetrics.margin
        let height = outline.maxY + SystemChromeMetrics.margin
        return (Int((width * scale).rounded(.up)), Int((height * scale).rounded(.up)))
    }

    /// An image of the device with `picture` as the pixels of its screen.
    package func draw(around picture: Bitmap) -> Bitmap {
        let size = pixelSize
        let result = Bitmap(width: size.width, height: size.height)
        let context = CGContext(bitmap: result, scale: scale)
        UIGraphicsPushContext(context)
        drawBody()
        context.saveGState()
        UIBezierPath(cgPath: rounded(screen, system.device.cornerRadius)).addClip()
        UIImage(cgImage: CGImage(bitmap: picture.copy()), scale: scale, orientation: .up).draw(at: screen.origin)
        context.translateBy(x: screen.minX, y: screen.minY)
        if !system.showsSystemChrome { SystemChromeDrawing(of: system).draw() }
        drawCamera(in: context)
        context.restoreGState()
        UIGraphicsPopContext()
        return result
    }

    private func rounded(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
        CGPath(continuousRoundedRect: rect, cornerRadius: radius)
    }

    private func drawBody() {
        let device = system.device
        let corner =
            device.cornerRadius > 0
            ? device.cornerRadius + SystemChromeMetrics.bezelWidth : device.kind == .desktop ? 12 : 50
        // A light edge separates the black body from a dark page.
        UIColor(white: 0.35, alpha: 1).setFill()
        UIBezierPath(cgPath: rounded(outline.insetBy(dx: -2, dy: -2), corner + 2)).fill()
        UIColor.black.setFill()
        UIBezierPath(cgPath: rounded(outline, corner)).fill()
        guard device.cornerRadius == 0, device.kind != .desktop else { return }
        drawHomeButton()
        drawCameraAndSpeaker()
    }

    private func drawHomeButton() {
        let side = SystemChromeMetrics.homeButtonDiameter
        let middle = middleOfFrame(isTop: false)
        UIColor(white: 0.45, alpha: 1).setStroke()
        let ring = UIBezierPath(
            ovalIn: CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side))
        ring.lineWidth = 2
        ring.stroke()
    }

    /// Draws the front camera, and beside it the slot of a phone's loudspeaker, above a screen without a cutout.
    private func drawCameraAndSpeaker() {
        let middle = middleOfFrame(isTop: true)
        let isUpright = !system.orientation.isLandscape
        let isPhone = system.device.idiom == .phone
        UIColor(white: 0.25, alpha: 1).setFill()
        let distance = isPhone ? SystemChromeMetrics.cameraDistance : 0
        let lens = SystemChromeMetrics.cameraDiameter
        let camera = CGPoint(x: middle.x - (isUpright ? distance : 0), y: middle.y - (isUpright ? 0 : distance))
        UIBezierPath(ovalIn: CGRect(x: camera.x - lens / 2, y: camera.y - lens / 2, width: lens, height: lens)).fill()
        guard isPhone else { return }
        var slot = SystemChromeMetrics.speakerSize
        if !isUpright { slot = CGSize(width: slot.height, height: slot.width) }
        let box = CGRect(
            x: middle.x - slot.width / 2, y: middle.y - slot.height / 2, width: slot.width, height: slot.height)
        UIBezierPath(roundedRect: box, cornerRadius: min(slot.width, slot.height) / 2).fill()
    }

    /// The middle of the frame above the screen, or below it, of the upright device.
    private func middleOfFrame(isTop: Bool) -> CGPoint {
        switch system.orientation {
        case .unknown, .portrait, .portraitUpsideDown:
            let isAbove = isTop != (system.orientation == .portraitUpsideDown)
            return CGPoint(
                x: outline.midX, y: isAbove ? (screen.minY + outline.minY) / 2 : (screen.maxY + outline.maxY) / 2)
        case .landscapeRight, .landscapeLeft:
            let isRight = isTop == (system.orientation == .landscapeLeft)
            return CGPoint(
                x: isRight ? (screen.maxX + outline.maxX) / 2 : (screen.minX + outline.minX) / 2, y: outline.midY)
        }
    }

    /// Draws the camera at the device's physical top; the context's origin is the screen's.
    private func drawCamera(in context: CGContext) {
        let size = screen.size
        switch system.orientation {
        case .unknown, .portrait: break
        case .portraitUpsideDown:
            context.translateBy(x: size.width, y: size.height)
            context.rotate(by: .pi)
        case .landscapeRight:
            context.translateBy(x: 0, y: size.height)
            context.rotate(by: -.pi / 2)
        case .landscapeLeft:
            context.translateBy(x: size.width, y: 0)
            context.rotate(by: .pi / 2)
        }
        let width = min(size.width, size.height)
        UIColor.black.setFill()
        switch system.device.camera {
        case .none: return
        case .notch(let notchWidth, let height):
            DeviceFrame.notch(width: notchWidth, height: height, middle: width / 2).fill()
        case .island(let top):
            let island = SystemChromeMetrics.islandSize
            let rect = CGRect(x: (width - island.width) / 2, y: top, width: island.width, height: island.height)
            UIBezierPath(roundedRect: rect, cornerRadius: island.height / 2).fill()
        }
    }

    /// A notch at the upper edge, with outward bends at the edge and rounded free corners.
    private static func notch(width: CGFloat, height: CGFloat, middle: CGFloat) -> UIBezierPath {
        let left = middle - width / 2
        let right = middle + width / 2
        let bend = SystemChromeMetrics.notchBend
        let corner = SystemChromeMetrics.notchCorner
        let path = UIBezierPath()
        path.move(to: CGPoint(x: left - bend, y: -1))
        path.addLine(to: CGPoint(x: left - bend, y: 0))
        path.addQuadCurve(to: CGPoint(x: left, y: bend), controlPoint: CGPoint(x: left, y: 0))
        path.addLine(to: CGPoint(x: left, y: height - corner))
        path.addQuadCurve(to: CGPoint(x: left + corner, y: height), controlPoint: CGPoint(x: left, y: height))
        path.addLine(to: CGPoint(x: right - corner, y: height))
        path.addQuadCurve(to: CGPoint(x: right, y: height - corner), controlPoint: CGPoint(x: right, y: height))
        path.addLine(to: CGPoint(x: right, y: bend))
        path.addQuadCurve(to: CGPoint(x: right + bend, y: 0), controlPoint: CGPoint(x: right, y: 0))
        path.addLine(to: CGPoint(x: right + bend, y: -1))
        path.close()
        return path
    }
}
