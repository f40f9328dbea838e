import CoreGraphics
import Foundation
import Testing
import UIKitContainers
import UIKitCore
import VelariumTesting

/// The images of the items in a tab bar.
@MainActor @Suite struct TabItemImageTests {
    private let device = TestDevice(.iPhone14)

    private func square(_ color: UIColor, side: CGFloat = 20) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test func tabItemsHaveASelectedImageAndInsets() throws {
        let image = square(.red)
        let tabs = UITabBarController()
        let item = UITabBarItem(
            title: nil, image: square(.blue).withRenderingMode(.alwaysOriginal),
            selectedImage: image.withRenderingMode(.alwaysOriginal))
        let first = UIViewController()
        first.tabBarItem = item
        tabs.viewControllers = [first, UIViewController()]
        _ = device.show(tabs)
        device.advance(by: 0.1)
        func imageView() throws -> UIImageView { try #require(tabs.tabBar.firstDescendant { $0.image != nil }) }
        #expect(item.selectedImage != nil)
        #expect(try imageView().image == item.selectedImage)

        let frame = try imageView().frame
        let barItem: UIBarItem = item
        barItem.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
        device.advance(by: 0.1)
        #expect(try imageView().frame == frame.offsetBy(dx: 0, dy: 6))
    }
}

extension UIView {
    /// The first image view below this view for which `matches` is true.
    fileprivate func firstDescendant(where matches: (UIImageView) -> Bool) -> UIImageView? {
        for view in subviews {
            if let image = view as? UIImageView, matches(image) { return image }
            if let found = view.firstDescendant(where: matches) { return found }
        }
        return nil
    }
}
