import CoreGraphics
import Foundation
import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// Where and how a button shows its image and title.
@MainActor @Suite struct ButtonContentTests {
    private let device = TestDevice(.iPhone14)

    private func show<View: UIView>(_ view: View, width: CGFloat = 200, height: CGFloat = 50) -> View {
        view.frame = CGRect(x: 50, y: 100, width: width, height: height)
        device.show(UIViewController()).addSubview(view)
        device.advance(by: 0.1)
        return view
    }

    private func square(_ color: UIColor, side: CGFloat = 20) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test func insetsMoveTheImageAndTheTitleOfAButton() throws {
        let button = UIButton(type: .custom)
        button.setTitle("Title", for: .normal)
        button.setImage(square(.red), for: .normal)
        _ = show(button)
        let image = try #require(button.imageView?.frame)
        let title = try #require(button.titleLabel?.frame)

        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -10, bottom: 0, right: 10)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
        device.advance(by: 0.1)

        #expect(button.imageView?.frame == image.offsetBy(dx: -10, dy: 0))
        #expect(button.titleLabel?.frame == title.offsetBy(dx: 10, dy: 0))
    }

    @Test func aTouchedCustomButtonDarkensItsImageUnlessToldNotTo() throws {
        let button = UIButton(type: .custom)
        button.setImage(square(.red), for: .normal)
        _ = show(button)
        func middle() -> String { device.picture().color(atX: 150, y: 125).description }

        button.isHighlighted = true
        device.advance(by: 0.1)
        #expect(middle() != "#FF0000FF")
        button.adjustsImageWhenHighlighted = false
        device.advance(by: 0.1)
        #expect(middle() == "#FF0000FF")
    }

    @Test func contentMayLieAtTheEdgesOfAControl() throws {
        let button = UIButton(type: .custom)
        button.setImage(square(.red), for: .normal)
        _ = show(button)

        for (alignment, y) in [
            (UIControl.ContentVerticalAlignment.top, CGFloat(0)), (.center, 15), (.bottom, 30),
        ] {
            button.contentVerticalAlignment = alignment
            device.advance(by: 0.1)
            #expect(button.imageView?.frame.minY == y)
        }
    }

    @Test func aRoleColorsAndWeighsAConfiguredButton() throws {
        let button = UIButton(configuration: .plain())
        button.configuration?.title = "Delete"
        _ = show(button)
        func title() throws -> (UIColor?, UIFont?) {
            device.advance(by: 0.1)
            let text = try #require(button.titleLabel?.attributedText)
            return (
                text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor,
                text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
            )
        }
        let plain = try title()

        button.role = .destructive
        #expect(try title().0 == .systemRed)
        button.role = .primary
        #expect(try title().0 == plain.0)
        #expect(try title().1 != plain.1)
        button.role = .cancel
        #expect(try title().1 == plain.1)

        button.configuration?.baseForegroundColor = .green
        button.role = .destructive
        #expect(try title().0 == .green)
    }
}
