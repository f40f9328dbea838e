import HeadlessHost
import SystemAssembly
import Testing
import UIKitCore

@MainActor @Suite struct UIImageViewTests {
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6)).image { context in
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 6))
    }

    @Test func aViewIsAsLargeAsItsImage() {
        let view = UIImageView(image: image)

        #expect(view.bounds.size == CGSize(width: 10, height: 6))
        #expect(view.intrinsicContentSize == CGSize(width: 10, height: 6))
        view.image = nil
        #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
        #expect(view.layer.contents == nil)
    }

    @Test func theLayerShowsTheImagesOwnPixels() {
        let view = UIImageView(image: image)

        #expect(view.layer.contents as? CGImage === image.cgImage)
        #expect(!view.isUserInteractionEnabled)
    }

    @Test func theImageIsOnTheScreen() {
        let (system, host) = UIKitSystem.headless(.iPhone14, scale: 1)
        let controller = UIViewController()
        system.show(controller)
        let view = UIImageView(image: image)
        view.frame.origin = CGPoint(x: 50, y: 60)
        controller.view.addSubview(view)

        host.advance(by: 0.1)
        #expect(system.frameLoop.pixels.color(x: 55, y: 63).description == "#FF0000FF")
        view.image = image.withTintColor(.blue)
        host.advance(by: 0.1)

        #expect(system.frameLoop.pixels.color(x: 55, y: 63).description == "#0000FFFF")
    }

    @Test func aTemplateTakesTheTint() {
        let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        view.tintColor = .green
        #expect(view.shownColor == "#00FF00FF")

        view.tintColor = .blue

        #expect(view.shownColor == "#0000FFFF")
    }

    @Test func highlightingShowsTheOtherImage() {
        let view = UIImageView(image: image, highlightedImage: image.withTintColor(.green))

        view.isHighlighted = true

        #expect(view.shownColor == "#00FF00FF")
        view.highlightedImage = nil
        #expect(view.shownColor == "#FF0000FF")
    }
}

extension UIImageView {
    fileprivate var shownColor: String? {
        (layer.contents as? CGImage)?.bitmap.color(x: 2, y: 2).description
    }
}
