import CoreGraphics
import Foundation
import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// How an image view shows its image: its mode, and those of the image.
@MainActor @Suite struct ImageContentModeTests {
    private let device = TestDevice(.iPhone14)
    private static let (red, blue, black, green) = ("#FF0000FF", "#0000FFFF", "#000000FF", "#00FF00FF")

    /// A view of 100 × 100 points at (100, 100) on the screen.
    private func show<View: UIView>(_ view: View) -> View {
        view.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
        device.show(UIViewController()).addSubview(view)
        device.advance(by: 0.1)
        return view
    }

    private func color(_ x: CGFloat, _ y: CGFloat) -> String { device.picture().color(atX: x, y: y).description }

    /// The left half red, the right half blue.
    private func makeImage(_ size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height))
            UIColor.blue.setFill()
            context.fill(CGRect(x: size.width / 2, y: 0, width: size.width / 2, height: size.height))
        }
    }

    @Test func aContentModePlacesAnImageInItsView() {
        let view = UIImageView(image: makeImage(CGSize(width: 40, height: 20)))
        view.backgroundColor = .black
        view.clipsToBounds = true
        _ = show(view)

        for (mode, corner, middle) in [
            (UIView.ContentMode.scaleToFill, Self.red, Self.red), (.scaleAspectFit, Self.black, Self.red),
            (.scaleAspectFill, Self.red, Self.red), (.center, Self.black, Self.black), (.topLeft, Self.red, Self.black),
        ] {
            view.contentMode = mode
            #expect(color(104, 104) == corner)
            #expect(color(110, 150) == middle)
        }
    }

    @Test func aRenderingModeKeepsOrTintsTheColorsOfAnImage() throws {
        let image = makeImage(CGSize(width: 100, height: 100))
        let view = show(UIImageView())
        view.tintColor = .green

        view.image = image.withRenderingMode(UIImage.RenderingMode.alwaysTemplate)
        #expect(color(110, 150) == Self.green)
        view.image = image.withRenderingMode(.alwaysOriginal)
        #expect(color(110, 150) == Self.red)
    }

    @Test func aResizingModeTilesOrStretchesTheMiddleOfAnImage() throws {
        let image = makeImage(CGSize(width: 20, height: 20))
        let view = show(UIImageView())

        view.image = image.resizableImage(withCapInsets: .zero, resizingMode: UIImage.ResizingMode.tile)
        #expect(color(105, 150) == Self.red && color(115, 150) == Self.blue && color(125, 150) == Self.red)
        view.image = image.resizableImage(withCapInsets: .zero, resizingMode: .stretch)
        #expect(color(105, 150) == Self.red && color(125, 150) == Self.red && color(175, 150) == Self.blue)
    }
}
