import CoreGraphics
import UIKitCore

/// The pictures on keys that are no letters, drawn around a center. Measures in points, read from pictures of iOS 17.
enum KeyGlyph: Hashable {
    case shift, shiftOn, capsLock, capsLockOn, delete, largeDelete, emoji, globe, microphone
    /// Categories of emoji.
    case clock, bear, burger, ball, car, bulb, signs, flag
    /// Of the field that searches emoji.
    case lens, clear

    /// Draws the glyph with `color` around `center`, in points of the current context.
    @MainActor func draw(around center: CGPoint, color: UIColor) {
        color.setFill()
        color.setStroke()
        switch self {
        case .shift: KeyGlyph.arrow(around: center).stroked(1.6)
        case .shiftOn: KeyGlyph.fill(KeyGlyph.arrow(around: center))
        case .capsLock:
            KeyGlyph.arrow(around: center.moved(0, -1.8), scale: 0.84).stroked(1.6)
            KeyGlyph.lock(around: center).stroked(1.6)
        case .capsLockOn:
            KeyGlyph.fill(KeyGlyph.arrow(around: center.moved(0, -1.8), scale: 0.84))
            KeyGlyph.lock(around: center).stroked(1.9)
        case .delete: KeyGlyph.drawDelete(around: center, scale: 1)
        case .largeDelete: KeyGlyph.drawDelete(around: center, scale: 1.08)
        case .emoji: KeyGlyph.drawFace(around: center)
        case .globe: KeyGlyph.drawGlobe(around: center)
        case .microphone: KeyGlyph.drawMicrophone(around: center)
        case .clock: KeyGlyph.drawClock(around: center)
        case .bear: KeyGlyph.drawBear(around: center)
        case .burger: KeyGlyph.drawBurger(around: center)
        case .ball: KeyGlyph.drawBall(around: center)
        case .car: KeyGlyph.drawCar(around: center)
        case .bulb: KeyGlyph.drawBulb(around: center)
        case .signs: KeyGlyph.drawSigns(around: center)
        case .flag: KeyGlyph.drawFlag(around: center)
        case .lens: KeyGlyph.drawLens(around: center)
        case .clear: KeyGlyph.drawClear(around: center)
        }
    }

    /// Fills `path` with round corners: the stroke is as wide as the corners' diameter.
    @MainActor private static func fill(_ path: UIBezierPath) {
        path.fill()
        path.stroked(2 * cornerRadius)
    }

    private static let cornerRadius: CGFloat = 1.1

    // MARK: Shift and Delete

    /// The arrow, 21 wide and 18 high with its stroke.
    @MainActor private static func arrow(around center: CGPoint, scale: CGFloat = 1) -> UIBezierPath {
        polygon(
            around: center, scale: scale,
            [(0, -7.95), (9.4, 1.4), (4.1, 1.4), (4.1, 7.95), (-4.1, 7.95), (-4.1, 1.4), (-9.4, 1.4)])
    }

    /// The line below the arrow while capitals are locked.
    @MainActor private static func lock(around center: CGPoint) -> UIBezierPath {
        polygon(around: center, [(-4.1, 8.2), (4.1, 8.2)], closes: false)
    }

    /// 21.3 wide and 18 high at scale 1.
    @MainActor private static func drawDelete(around center: CGPoint, scale: CGFloat) {
        let body = UIBezierPath()
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { center.moved(x * scale, y * scale) }
        body.move(to: at(-9.75, -0.7))
        body.addLine(to: at(-3.1, -7.6))
        body.addQuadCurve(to: at(-1.6, -8.2), controlPoint: at(-2.5, -8.2))
        body.addLine(to: at(7.9, -8.2))
        body.addQuadCurve(to: at(9.9, -6.2), controlPoint: at(9.9, -8.2))
        body.addLine(to: at(9.9, 6.2))
        body.addQuadCurve(to: at(7.9, 8.2), controlPoint: at(9.9, 8.2))
        body.addLine(to: at(-1.6, 8.2))
        body.addQuadCurve(to: at(-3.1, 7.6), controlPoint: at(-2.5, 8.2))
        body.addLine(to: at(-9.75, 0.7))
        body.addQuadCurve(to: at(-9.75, -0.7), controlPoint: at(-10.3, 0))
        body.close()
        body.stroked(1.55)
        for sign in [CGFloat(-1), 1] {
            polygon(
                around: center.moved(2 * scale, 0), scale: scale, [(-3.2, -3.2 * sign), (3.2, 3.2 * sign)],
                closes: false
            ).stroked(1.55)
        }
    }

    // MARK: Emoji

    /// A laughing face, 20 in diameter.
    @MainActor private static func drawFace(around center: CGPoint) {
        UIBezierPath(ovalIn: CGRect(x: center.x - 9.2, y: center.y - 9.2, width: 18.4, height: 18.4)).stroked(1.65)
        for x in [CGFloat(-2.9), 2.9] {
            UIBezierPath(ovalIn: CGRect(x: center.x + x - 1.2, y: center.y - 3.6, width: 2.4, height: 2.9)).fill()
        }
        let mouth = UIBezierPath()
        mouth.move(to: center.moved(-6, 1))
        mouth.addQuadCurve(to: center.moved(6, 1), controlPoint: center.moved(0, 2.5))
        mouth.addCurve(
            to: center.moved(-6, 1), controlPoint1: center.moved(5.4, 8.2), controlPoint2: center.moved(-5.4, 8.2))
        mouth.close()
        mouth.stroked(0.9)
        // Below the teeth the mouth is filled.
        let tongue = UIBezierPath()
        tongue.move(to: center.moved(-5.3, 3))
        tongue.addQuadCurve(to: center.moved(5.3, 3), controlPoint: center.moved(0, 4.4))
        tongue.addCurve(
            to: center.moved(-5.3, 3), controlPoint1: center.moved(3.8, 7.6), controlPoint2: center.moved(-3.8, 7.6))
        tongue.fill()
    }

    // MARK: Below the keys

    /// 26.7 in diameter.
    @MainActor private static func drawGlobe(around center: CGPoint) {
        let radius: CGFloat = 12.6
        func oval(_ width: CGFloat) -> UIBezierPath {
            UIBezierPath(
                ovalIn: CGRect(x: center.x - width, y: center.y - radius, width: 2 * width, height: 2 * radius))
        }
        oval(radius).stroked(1.5)
        oval(6.2).stroked(1.5)
        polygon(around: center, [(0, -radius), (0, radius)], closes: false).stroked(1.5)
        polygon(around: center, [(-radius, 0), (radius, 0)], closes: false).stroked(1.5)
        for sign in [CGFloat(-1), 1] {
            let parallel = UIBezierPath()
            parallel.move(to: center.moved(-9.6, 8.1 * sign))
            parallel.addQuadCurve(to: center.moved(9.6, 8.1 * sign), controlPoint: center.moved(0, 3.9 * sign))
            parallel.stroked(1.5)
        }
    }

    /// 18.7 wide and 28.3 high.
    @MainActor private static func drawMicrophone(around center: CGPoint) {
        UIBezierPath(
            roundedRect: CGRect(x: center.x - 3.9, y: center.y - 13.4, width: 7.8, height: 17.2), cornerRadius: 3.9
        ).stroked(1.55)
        let holder = UIBezierPath()
        holder.move(to: center.moved(-8.55, -2.6))
        holder.addLine(to: center.moved(-8.55, -0.2))
        holder.addArc(
            withCenter: center.moved(0, -0.2), radius: 8.55, startAngle: .pi, endAngle: 0, clockwise: false)
        holder.addLine(to: center.moved(8.55, -2.6))
        holder.stroked(1.55)
        polygon(around: center, [(0, 8.3), (0, 13.3)], closes: false).stroked(1.55)
        polygon(around: center, [(-5.9, 13.3), (5.9, 13.3)], closes: false).stroked(1.55)
    }

    @MainActor static func polygon(
        around center: CGPoint, scale: CGFloat = 1, _ corners: [(x: CGFloat, y: CGFloat)], closes: Bool = true
    ) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, corner) in corners.enumerated() {
            let point = center.moved(corner.x * scale, corner.y * scale)
            index == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        if closes { path.close() }
        return path
    }
}

extension UIBezierPath {
    /// Strokes the path with round ends and corners.
    func stroked(_ width: CGFloat) {
        lineWidth = width
        lineCapStyle = .round
        lineJoinStyle = .round
        stroke()
    }
}

extension CGPoint {
    func moved(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: self.x + x, y: self.y + y) }
}
