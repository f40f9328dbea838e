import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Pictures for visual review, saved only if `VELARIUM_PICTURES` names a folder.
@Suite struct LayerSceneTests {
    @Test(arguments: [1, 2, 3] as [CGFloat])
    func exampleSceneIsDrawnAndCanBeSaved(scale: CGFloat) throws {
        let canvas = Canvas(300, 220, scale: scale, background: CGColor(gray: 0.9, alpha: 1))
        LayerScene.fill(canvas)

        canvas.frame()

        #expect(canvas.compositor.layersDrawn >= 8)
        guard let folder = ProcessInfo.processInfo.environment["VELARIUM_PICTURES"] else { return }
        let png = try CGImage(bitmap: canvas.bitmap).pngData()
        try png.write(to: URL(fileURLWithPath: "\(folder)/scene@\(Int(scale))x.png"))
    }
}

/// A scene with most kinds of layers and properties.
enum LayerScene {
    static func fill(_ canvas: Canvas) {
        let card = canvas.add(CGRect(20, 20, 120, 80), .white)
        card.cornerRadius = 16
        card.cornerCurve = .continuous
        card.borderWidth = 1
        card.borderColor = CGColor(gray: 0.6, alpha: 1)
        card.shadowOpacity = 0.4
        card.shadowRadius = 8
        card.shadowOffset = CGSize(width: 0, height: 4)

        let turned = canvas.add(CGRect(170, 30, 60, 60), CGColor(srgbRed: 0.2, green: 0.5, blue: 1, alpha: 1))
        turned.setAffineTransform(CGAffineTransform(rotationAngle: 0.4))
        turned.cornerRadius = 10
        turned.borderWidth = 3
        turned.borderColor = CGColor(srgbRed: 0.05, green: 0.2, blue: 0.6, alpha: 1)
        turned.shadowOpacity = 0.5
        canvas.add(CGRect(10, 10, 20, 20), .white.with(alpha: 0.7), to: turned)

        let gradient = CAGradientLayer()
        gradient.frame = CGRect(20, 130, 70, 70)
        gradient.colors = [CGColor.red, CGColor(srgbRed: 1, green: 0.8, blue: 0, alpha: 1)]
        gradient.endPoint = CGPoint(x: 1, y: 1)
        gradient.startPoint = .zero
        gradient.cornerRadius = 35
        canvas.root.addSublayer(gradient)

        let conic = CAGradientLayer()
        conic.type = .conic
        conic.frame = CGRect(250, 20, 40, 40)
        conic.startPoint = CGPoint(x: 0.5, y: 0.5)
        conic.endPoint = CGPoint(x: 0.5, y: 0)
        conic.colors = [CGColor.red, CGColor.green, CGColor.blue, CGColor.red]
        canvas.root.addSublayer(conic)

        let shape = CAShapeLayer()
        shape.frame = CGRect(110, 130, 80, 70)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 5, y: 60))
        path.addCurve(to: CGPoint(x: 75, y: 60), control1: CGPoint(x: 20, y: -40), control2: CGPoint(x: 60, y: 90))
        shape.path = path
        shape.fillColor = CGColor(srgbRed: 0.3, green: 0.8, blue: 0.4, alpha: 0.5)
        shape.strokeColor = CGColor(srgbRed: 0, green: 0.4, blue: 0.1, alpha: 1)
        shape.lineWidth = 4
        shape.lineCap = .round
        shape.strokeEnd = 0.9
        canvas.root.addSublayer(shape)

        let rounded = canvas.add(CGRect(210, 130, 70, 70), .blue)
        rounded.cornerRadius = 20
        rounded.masksToBounds = true
        canvas.add(CGRect(0, 35, 70, 35), .red, to: rounded)
        let holder = canvas.add(CGRect(252, 72, 36, 36), nil)
        holder.shadowOpacity = 0.6
        let inner = canvas.add(CGRect(0, 0, 36, 36), .green, to: holder)
        inner.cornerRadius = 18
        inner.masksToBounds = true
    }
}
