import Testing
import UIKitCore
import UITestSupport

@Suite struct PatternColorTests {
    /// Red at the left, clear at the right; 4 × 2 points.
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: .scaled(2)).image {
        context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }

    private func drawn(scale: CGFloat = 2, _ body: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: .scaled(scale)).image { body($0) }
    }

    @Test(arguments: [CGFloat(1), 2, 3]) func aFillRepeatsTheImageAtItsSizeInPoints(scale: CGFloat) {
        let picture = drawn(scale: scale) { context in
            UIColor(patternImage: image).setFill()
            context.fill(CGRect(x: 1, y: 3, width: 15, height: 10))
        }

        let step = Int(scale)
        #expect(picture.hex(1 * step, 4 * step) == "#FF0000FF")
        // Not the first pixel, which is mixed with its neighbor where the image is scaled.
        #expect(picture.hex(3 * step - 1, 4 * step) == "#00000000")
        #expect(picture.hex(5 * step - 1, 4 * step) == "#FF0000FF")
        #expect(picture.hex(7 * step - 1, 4 * step) == "#00000000")
    }

    @Test func rectanglesAndPathsUseTheFillColor() {
        let picture = drawn { _ in
            UIColor(patternImage: image).set()
            UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
            UIBezierPath(rect: CGRect(x: 0, y: 10, width: 8, height: 8)).fill()
        }

        #expect(picture.hex(0, 0) == "#FF0000FF" && picture.hex(4, 0) == "#00000000")
        #expect(picture.hex(0, 20) == "#FF0000FF" && picture.hex(4, 20) == "#00000000")
    }

    @Test func rotatedAndTintedImagesAreRepeatedAsTheyAreDrawn() throws {
        let pixels = try #require(image.cgImage)
        let turned = UIImage(cgImage: pixels, scale: 2, orientation: .down).withTintColor(.blue)

        let picture = drawn { context in
            UIColor(patternImage: turned).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }

        #expect(picture.hex(0, 0) == "#00000000" && picture.hex(4, 0) == "#0000FFFF")
    }

    @Test func patternsAreEqualByImageAndAlpha() {
        let color = UIColor(patternImage: image)

        #expect(color == UIColor(patternImage: image) && color.hash == UIColor(patternImage: image).hash)
        #expect(color != UIColor(patternImage: image.withTintColor(.blue)))
        #expect(color != color.withAlphaComponent(0.5) && color != .red)
        #expect(color.withAlphaComponent(0.5) == UIColor(patternImage: image).withAlphaComponent(0.5))
        #expect(UIColor(cgColor: color.cgColor) == color)
        #expect(color.description == "kCGColorSpaceModelPattern 1")
    }

    @Test func aPatternHasNoComponents() {
        let color = UIColor(patternImage: image)
        var red: CGFloat = 7

        #expect(!color.getRed(&red, green: nil, blue: nil, alpha: nil))
        #expect(!color.getHue(&red, saturation: nil, brightness: nil, alpha: nil))
        #expect(!color.getWhite(&red, alpha: nil))
        #expect(red == 7)
        #expect(color.cgColor.pattern != nil)
    }

    @Test func dynamicColorsResolveToPatterns() {
        let color = UIColor { [image] traits in
            traits.userInterfaceStyle == .dark ? UIColor(patternImage: image) : .white
        }
        let dark = UITraitCollection(userInterfaceStyle: .dark)

        #expect(color.resolvedColor(with: dark) == UIColor(patternImage: image))
        #expect(
            color.withAlphaComponent(0.5).resolvedColor(with: dark)
                == UIColor(patternImage: image).withAlphaComponent(0.5))
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .white)
    }

    @Test func anImageWithoutASizeGivesAClearColor() {
        #expect(UIColor(patternImage: UIImage()) == .clear)
    }
}

extension UIGraphicsImageRendererFormat {
    fileprivate static func scaled(_ scale: CGFloat) -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}
