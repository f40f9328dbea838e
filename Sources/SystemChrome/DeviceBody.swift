import CoreGraphics
import UIKitCore

/// The body of a device around its screen: bezel, side buttons, home button, camera. Draws in the current context, in
/// points of the device, y down; the origin is the corner of the free space around the body.
package struct DeviceBody: Equatable {
    package let device: DeviceModel
    package let orientation: UIInterfaceOrientation
    /// The body without its buttons.
    package let outline: CGRect
    package let screen: CGRect

    /// - Parameter screenSize: The size of the screen in `orientation`, in points.
    package init(of device: DeviceModel, orientation: UIInterfaceOrientation, screenSize: CGSize) {
        self.device = device
        self.orientation = orientation
        var across = SystemChromeMetrics.bezelWidth
        var along = SystemChromeMetrics.bezelWidth
        if device.cornerRadius == 0, device.kind != .desktop {
            along = SystemChromeMetrics.homeButtonBezelHeight
        }
        if orientation.isLandscape { swap(&across, &along) }
        outline = CGRect(
            x: SystemChromeMetrics.margin, y: SystemChromeMetrics.margin, width: screenSize.width + 2 * across,
            height: screenSize.height + 2 * along)
        screen = CGRect(origin: CGPoint(x: outline.minX + across, y: outline.minY + along), size: screenSize)
    }

    /// The size with the free space around the body.
    package var size: CGSize {
        CGSize(width: outline.maxX + SystemChromeMetrics.margin, height: outline.maxY + SystemChromeMetrics.margin)
    }

    /// The shape of the screen.
    package var screenPath: CGPath {
        CGPath(continuousRoundedRect: screen, cornerRadius: device.cornerRadius)
    }

    /// The part of the screen that the camera covers; null without a cutout.
    package var cameraFrame: CGRect {
        let width = uprightWidth
        let frame: CGRect
        switch device.camera {
        case .none: return .null
        case .notch(let notchWidth, let height):
            let reach = notchWidth + 2 * SystemChromeMetrics.notchBend
            frame = CGRect(x: (width - reach) / 2, y: 0, width: reach, height: height)
        case .island(let top):
            let island = SystemChromeMetrics.islandSize
            frame = CGRect(x: (width - island.width) / 2, y: top, width: island.width, height: island.height)
        }
        return frame.applying(uprightToScreen).offsetBy(dx: screen.minX, dy: screen.minY)
    }

    /// Draws the body with its buttons; black where the screen is.
    @MainActor package func draw(in context: CGContext) {
        context.saveGState()
        drawSideButtons(in: context)
        context.restoreGState()
        // A light edge separates the black body from a dark page.
        UIColor(white: 0.35, alpha: 1).setFill()
        let edge = SystemChromeMetrics.bodyEdge
        UIBezierPath(
            cgPath: CGPath(
                continuousRoundedRect: outline.insetBy(dx: -edge, dy: -edge), cornerRadius: cornerRadius + edge)
        ).fill()
        UIColor.black.setFill()
        UIBezierPath(cgPath: CGPath(continuousRoundedRect: outline, cornerRadius: cornerRadius)).fill()
        guard device.cornerRadius == 0, device.kind != .desktop else { return }
        drawHomeButton()
        drawCameraAndSpeaker()
    }

    /// Draws what is around a corner of the screen, in front of a screen whose corners are square: the page behind the
    /// device, and its body. Only where the round corner leaves it.
    @MainActor package func drawAroundCorner(of area: CGRect, on page: UIColor, in context: CGContext) {
        context.saveGState()
        // Beyond the area, so that none of its own edges is antialiased inside the screen.
        let outside = UIBezierPath(rect: area.insetBy(dx: -SystemChromeMetrics.margin, dy: -SystemChromeMetrics.margin))
        outside.append(UIBezierPath(cgPath: screenPath))
        outside.usesEvenOddFillRule = true
        outside.addClip()
        page.setFill()
        UIBezierPath(rect: area).fill()
        draw(in: context)
        context.restoreGState()
    }

    /// What is above, below, left and right of the screen, with the free space around the body.
    package var edgeFrames: [CGRect] {
        [
            CGRect(x: 0, y: 0, width: size.width, height: screen.minY),
            CGRect(x: 0, y: screen.maxY, width: size.width, height: size.height - screen.maxY),
            CGRect(x: 0, y: screen.minY, width: screen.minX, height: screen.height),
            CGRect(x: screen.maxX, y: screen.minY, width: size.width - screen.maxX, height: screen.height),
        ]
    }

    /// The parts of the screen that its round corners cut, in its rectangle; empty if they are square.
    package var cornerFrames: [CGRect] {
        guard device.cornerRadius > 0 else { return [] }
        // A continuous corner begins further from the corner than its radius.
        let side = min(device.cornerRadius * 1.6, screen.width / 2, screen.height / 2).rounded(.up)
        return [screen.minX, screen.maxX - side].flatMap { x in
            [screen.minY, screen.maxY - side].map { CGRect(x: x, y: $0, width: side, height: side) }
        }
    }

    /// Draws the cutout of the camera.
    @MainActor package func drawCamera(in context: CGContext) {
        context.saveGState()
        context.translateBy(x: screen.minX, y: screen.minY)
        context.concatenate(uprightToScreen)
        UIColor.black.setFill()
        switch device.camera {
        case .none: break
        case .notch(let width, let height):
            Self.notch(width: width, height: height, middle: uprightWidth / 2).fill()
        case .island(let top):
            let island = SystemChromeMetrics.islandSize
            let rect = CGRect(x: (uprightWidth - island.width) / 2, y: top, width: island.width, height: island.height)
            UIBezierPath(roundedRect: rect, cornerRadius: island.height / 2).fill()
        }
        context.restoreGState()
    }

    // MARK: Parts

    private var cornerRadius: CGFloat {
        if device.cornerRadius > 0 { return device.cornerRadius + SystemChromeMetrics.bezelWidth }
        return device.kind == .desktop
            ? SystemChromeMetrics.desktopCornerRadius : SystemChromeMetrics.homeButtonCornerRadius
    }

    private var uprightWidth: CGFloat { min(screen.width, screen.height) }

    /// From the space of a rectangle of this size in the upright device to that of the turned one.
    private func turn(_ size: CGSize) -> CGAffineTransform {
        switch orientation {
        case .unknown, .portrait: .identity
        case .portraitUpsideDown: CGAffineTransform(translationX: size.width, y: size.height).rotated(by: .pi)
        case .landscapeRight: CGAffineTransform(translationX: 0, y: size.height).rotated(by: -.pi / 2)
        case .landscapeLeft: CGAffineTransform(translationX: size.width, y: 0).rotated(by: .pi / 2)
        }
    }

    private var uprightToScreen: CGAffineTransform { turn(screen.size) }

    /// Draws the buttons at the edges; a desktop has none.
    @MainActor private func drawSideButtons(in context: CGContext) {
        context.translateBy(x: outline.minX, y: outline.minY)
        context.concatenate(turn(outline.size))
        let upright = orientation.isLandscape ? CGSize(width: outline.height, height: outline.width) : outline.size
        UIColor(white: 0.28, alpha: 1).setFill()
        for button in SystemChromeMetrics.sideButtons(of: device) {
            let rect = button.frame(on: upright, reach: SystemChromeMetrics.buttonReach)
            UIBezierPath(roundedRect: rect, cornerRadius: SystemChromeMetrics.buttonReach / 2).fill()
        }
    }

    @MainActor private func drawHomeButton() {
        let side = SystemChromeMetrics.homeButtonDiameter
        let middle = middleOfFrame(isTop: false)
        UIColor(white: 0.45, alpha: 1).setStroke()
        let ring = UIBezierPath(
            ovalIn: CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side))
        ring.lineWidth = 2
        ring.stroke()
    }

    /// Draws the front camera, and beside it the slot of a phone's loudspeaker, above a screen without a cutout.
    @MainActor private func drawCameraAndSpeaker() {
        let middle = middleOfFrame(isTop: true)
        let isUpright = !orientation.isLandscape
        let isPhone = device.idiom == .phone
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
        switch orientation {
        case .unknown, .portrait, .portraitUpsideDown:
            let isAbove = isTop != (orientation == .portraitUpsideDown)
            return CGPoint(
                x: outline.midX, y: isAbove ? (screen.minY + outline.minY) / 2 : (screen.maxY + outline.maxY) / 2)
        case .landscapeRight, .landscapeLeft:
            let isRight = isTop == (orientation == .landscapeLeft)
            return CGPoint(
                x: isRight ? (screen.maxX + outline.maxX) / 2 : (screen.minX + outline.minX) / 2, y: outline.midY)
        }
    }

    /// A notch at the upper edge, with outward bends at the edge and rounded free corners.
    @MainActor private static func notch(width: CGFloat, height: CGFloat, middle: CGFloat) -> UIBezierPath {
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
