import CoreGraphics
import Testing
import UIKitCore
import VelariumTesting

/// A navigation controller in a popover: the popover resizes with the top controller's preferred size.
@MainActor @Suite struct StackInPopoverTests {
    private func screen(_ title: String, _ width: CGFloat, _ height: CGFloat) -> UIViewController {
        let screen = UIViewController()
        screen.title = title
        screen.preferredContentSize = CGSize(width: width, height: height)
        return screen
    }

    @Test func thePopoverTakesTheSizeOfTheScreenThatIsShown() throws {
        let device = TestDevice(.iPadPro11)
        let root = UIViewController()
        device.show(root)
        let navigation = UINavigationController(rootViewController: screen("A", 300, 200))
        navigation.modalPresentationStyle = .popover
        navigation.popoverPresentationController?.sourceView = root.view
        navigation.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 300, width: 40, height: 40)
        root.present(navigation, animated: false)
        try device.settle()
        #expect(navigation.view.bounds.width == 300)

        navigation.pushViewController(screen("B", 350, 400), animated: true)
        try device.settle()
        #expect(navigation.view.bounds.width == 350 && navigation.view.bounds.height >= 400)
        navigation.topViewController?.preferredContentSize = CGSize(width: 380, height: 420)
        try device.settle()
        #expect(navigation.view.bounds.width == 380)
        navigation.popViewController(animated: true)
        try device.settle()

        #expect(navigation.view.bounds.width == 300)
    }

    @Test func siblingViewsOfABarItemCanBePassthroughViews() throws {
        let device = TestDevice(.iPadPro11)
        let root = UIViewController()
        let one = UIBarButtonItem(title: "One")
        let two = UIBarButtonItem(title: "Two")
        root.navigationItem.rightBarButtonItems = [one, two]
        device.show(UINavigationController(rootViewController: root))
        let content = screen("Content", 200, 200)
        content.modalPresentationStyle = .popover
        let popover = content.popoverPresentationController
        popover?.sourceView = one.itemView
        popover?.passthroughViews = one.siblingViews
        var taps = 0
        two.primaryAction = UIAction { _ in taps += 1 }

        root.present(content, animated: false)
        try device.settle()
        try device.tap("Two")

        #expect(taps == 1 && root.presentedViewController === content)
    }
}
