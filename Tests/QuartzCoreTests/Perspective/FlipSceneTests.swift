import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// A card flip in steps, masks, and shadows of rotated layers; saved as a picture only if `VELARIUM_PICTURES` names a
/// folder.
@Suite struct FlipSceneTests {
    private static let angles: [CGFloat] = [0, 30, 60, 90, 120, 180]

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func cardFlipShowsFrontEdgeAndBack(scale: CGFloat) throws {
        let canvas = Canvas(600, 260, scale: scale, background: CGColor(gray: 0.92, alpha: 1))
        for (index, degrees) in Self.angles.enumerated() {
            addCard(canvas, CGRect(10 + CGFloat(index) * 98, 10, 90, 120), degrees)
        }
        addMasks(canvas)

        canvas.frame()

        // At 90° only the background is visible; the back is visible only from behind.
        #expect(canvas.pixel(Int(350 * scale), Int(70 * scale)) == canvas.pixel(0, 0))
        #expect(canvas.bitmap.color(x: Int(445 * scale), y: Int(120 * scale)).blue > 200)
        #expect(canvas.bitmap.color(x: Int(55 * scale), y: Int(120 * scale)).blue < 120)
        guard let folder = ProcessInfo.processInfo.environment["VELARIUM_PICTURES"] else { return }
        let png = try CGImage(bitmap: canvas.bitmap).pngData()
        try png.write(to: URL(fileURLWithPath: "\(folder)/flip@\(Int(scale))x.png"))
    }

    /// A card with an orange front and a blue back.
    private func addCard(_ canvas: Canvas, _ frame: CGRect, _ degrees: CGFloat) {
        let holder = canvas.add(frame, nil)
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 300
        holder.sublayerTransform = eye
        let card = canvas.add(CGRect(0, 0, 90, 120), nil, to: holder)
        card.transform = CATransform3DMakeRotation(degrees * .pi / 180, 0, 1, 0)
        let front = face(canvas, card, CGColor(srgbRed: 1, green: 0.6, blue: 0.2, alpha: 1))
        let back = face(canvas, card, CGColor(srgbRed: 0.2, green: 0.4, blue: 1, alpha: 1))
        back.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        front.isDoubleSided = false
        back.isDoubleSided = false
    }

    private func face(_ canvas: Canvas, _ card: CALayer, _ color: CGColor) -> CALayer {
        let face = canvas.add(CGRect(0, 0, 90, 120), color, to: card)
        face.cornerRadius = 14
        face.cornerCurve = .continuous
        face.borderWidth = 2
        face.borderColor = CGColor(gray: 0.2, alpha: 1)
        for row in 0..<6 { canvas.add(CGRect(12, 14 + CGFloat(row) * 16, 60 - CGFloat(row) * 6, 7), .white, to: face) }
        return face
    }

    private func addMasks(_ canvas: Canvas) {
        let masked = canvas.add(CGRect(20, 150, 90, 90), .red)
        let ring = CAShapeLayer()
        ring.path = CGPath(ellipseIn: CGRect(10, 10, 70, 70), transform: nil)
        ring.fillColor = nil
        ring.strokeColor = .blue
        ring.lineWidth = 16
        masked.mask = ring
        let turned = canvas.add(CGRect(150, 160, 80, 70), CGColor(srgbRed: 0.3, green: 0.8, blue: 0.5, alpha: 1))
        turned.masksToBounds = true
        turned.cornerRadius = 18
        turned.cornerCurve = .continuous
        canvas.add(CGRect(40, 35, 80, 70), .blue, to: turned)
        turned.setAffineTransform(CGAffineTransform(rotationAngle: 0.5))
        let thrown = canvas.add(CGRect(290, 160, 80, 70), .white)
        thrown.cornerRadius = 12
        thrown.shadowOpacity = 0.5
        thrown.shadowRadius = 8
        thrown.shadowOffset = CGSize(width: 0, height: 10)
        thrown.setAffineTransform(CGAffineTransform(rotationAngle: 0.5))
        let holder = canvas.add(CGRect(430, 160, 90, 70), nil)
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 250
        holder.sublayerTransform = eye
        let leaning = canvas.add(CGRect(0, 0, 90, 70), .white, to: holder)
        leaning.shadowOpacity = 0.5
        leaning.shadowRadius = 8
        leaning.transform = CATransform3DMakeRotation(0.9, 1, 0.3, 0)
    }
}
