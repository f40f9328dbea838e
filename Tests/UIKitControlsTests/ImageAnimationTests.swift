import HeadlessHost
import SystemAssembly
import Testing
import UIKitCore

@MainActor @Suite struct ImageAnimationTests {
    private let system: UIKitSystem
    private let host: HeadlessHost
    private let view = UIImageView(frame: CGRect(x: 50, y: 60, width: 10, height: 10))

    init() {
        (system, host) = UIKitSystem.headless(.iPhone14, scale: 1)
        let controller = UIViewController()
        system.show(controller)
        controller.view.addSubview(view)
        host.advance(by: 0.1)
    }

    private func image(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    private var shown: String { system.frameLoop.pixels.color(x: 55, y: 65).description }

    @Test func imagesAreShownInTurnAndThenTheImageAgain() {
        view.image = image(.white)
        view.animationImages = [image(.red), image(.green)]
        view.animationDuration = 1
        view.animationRepeatCount = 2

        view.startAnimating()
        host.advance(by: 0.25)
        #expect(shown == "#FF0000FF" && view.isAnimating)
        host.advance(by: 0.5)
        #expect(shown == "#00FF00FF")
        host.advance(by: 0.5)
        #expect(shown == "#FF0000FF")
        host.advance(by: 1)

        #expect(shown == "#FFFFFFFF" && !view.isAnimating)
    }

    @Test func anAnimatedImagePlaysByItselfUntilItIsStopped() {
        view.image = UIImage.animatedImage(with: [image(.red), image(.green)], duration: 1)

        #expect(view.isAnimating)
        host.advance(by: 0.75)
        #expect(shown == "#00FF00FF")
        host.advance(by: 10)
        #expect(view.isAnimating && system.frameLoop.isIdle)
        view.stopAnimating()
        host.advance(by: 0.1)

        #expect(shown == "#FF0000FF")
    }

    @Test func theAnimationPausesOutsideAWindow() {
        view.animationImages = [image(.red), image(.green)]
        view.animationDuration = 1
        view.startAnimating()
        let parent = view.superview
        view.removeFromSuperview()

        host.advance(by: 0.75)
        parent?.addSubview(view)
        host.advance(by: 0.25)

        #expect(shown == "#FF0000FF")
        host.advance(by: 0.5)
        #expect(shown == "#00FF00FF")
    }

    @Test func withoutImagesNothingStarts() {
        view.startAnimating()
        #expect(!view.isAnimating)

        view.animationImages = []
        view.startAnimating()

        #expect(!view.isAnimating)
        view.stopAnimating()
    }

    @Test func aSymbolIsTintedAndFollowsThePreferredConfiguration() throws {
        let symbol = try #require(UIImage(systemName: "circle.fill"))
        let view = UIImageView(image: symbol)
        view.tintColor = .green
        self.view.superview?.addSubview(view)
        let small = view.intrinsicContentSize

        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
        view.sizeToFit()

        #expect(abs(view.bounds.height / small.height - 2) < 0.1)
        let picture = try #require(view.layer.contents as? CGImage)
        #expect(picture.bitmap.color(x: picture.width / 2, y: picture.height / 2).description == "#00FF00FF")
        view.image = symbol.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 17))
        #expect(view.intrinsicContentSize == small)
    }

    @Test func aSymbolIsDrawnAtTheSizeItFits() throws {
        view.frame.size = CGSize(width: 100, height: 60)
        view.contentMode = .scaleAspectFit
        view.image = UIImage(systemName: "circle")

        let picture = try #require(view.layer.contents as? CGImage)

        #expect(picture.height == 60)
    }
}
