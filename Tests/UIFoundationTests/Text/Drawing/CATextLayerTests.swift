import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import VelariumTesting

/// Texts that layers draw.
@MainActor @Suite struct CATextLayerTests {
    private let device = TestDevice(.iPhone14)

    @Test func aTextLayerDrawsItsStringInItsBounds() {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
        layer.string = "MMMMMMMMMM"
        layer.fontSize = 30
        layer.font = UIFont.boldSystemFont(ofSize: 12)
        layer.foregroundColor = UIColor.red.cgColor
        let root = device.show(UIViewController())
        root.backgroundColor = .white
        root.layer.addSublayer(layer)
        device.advance(by: 0.1)

        func inked(_ xs: StrideTo<CGFloat>, _ y: CGFloat = 120) -> Bool {
            let picture = device.picture()
            return xs.contains { picture.color(atX: $0, y: y).description == "#FF0000FF" }
        }
        #expect(inked(stride(from: 100, to: 150, by: 0.5)))
        #expect(!inked(stride(from: 201, to: 300, by: 0.5)))

        layer.string = "M"
        layer.alignmentMode = .right
        device.advance(by: 0.1)
        #expect(!inked(stride(from: 100, to: 160, by: 0.5)))
        #expect(inked(stride(from: 160, to: 200, by: 0.5)))

        layer.string = NSAttributedString(
            string: "M M", attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red])
        layer.frame.size = CGSize(width: 40, height: 100)
        layer.alignmentMode = .left
        layer.isWrapped = true
        device.advance(by: 0.5)
        #expect(inked(stride(from: 100, to: 140, by: 0.5), 155))
    }
}
