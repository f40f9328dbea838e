import CoreGraphics
import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// Navigation bars without a navigation controller.
@MainActor @Suite struct UINavigationBarTests {
    private let device = TestDevice(.iPhone14)
    private let screen = UIViewController()
    private let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
    private let gate = NavigationBarDelegate()

    init() {
        device.show(screen)
        screen.view.backgroundColor = .white
        screen.view.addSubview(bar)
        bar.items = [UINavigationItem(title: "Root")]
        bar.delegate = gate
        device.advance(by: 0)
    }

    @Test func aBackgroundImageOfAPositionIsThatOfTheBarUnlessItIsAtTheBottom() {
        let image = UIImage()

        bar.setBackgroundImage(UIImage(), for: .bottom, barMetrics: .default)
        let atBottom = bar.backgroundImage(for: .default)
        bar.setBackgroundImage(image, for: .any, barMetrics: .default)

        #expect(atBottom == nil)
        #expect(bar.backgroundImage(for: .default) === image)
        #expect(bar.backgroundImage(for: .topAttached, barMetrics: .default) === image)
        #expect(bar.backgroundImage(for: .bottom, barMetrics: .default) == nil)
        #expect(bar.backgroundImage(for: .any, barMetrics: .compact) == nil)
    }

    // MARK: The stack

    @Test(arguments: [true, false]) func theDelegateReceivesShouldAndDidForPushAndPop(animated: Bool) throws {
        device.advance(by: 0)
        bar.pushItem(UINavigationItem(title: "Next"), animated: animated)
        try device.settle()
        let popped = bar.popItem(animated: animated)
        try device.settle()

        #expect(popped?.title == "Next" && bar.items?.count == 1)
        #expect(gate.calls == ["shouldPush Next", "didPush Next", "shouldPop Next", "didPop Next"])
    }

    @Test func theDelegateCanRefusePushAndPop() throws {
        device.advance(by: 0)
        gate.isOpen = false

        bar.pushItem(UINavigationItem(title: "Next"), animated: false)
        #expect(bar.items?.count == 1)
        gate.isOpen = true
        bar.pushItem(UINavigationItem(title: "Next"), animated: false)
        gate.isOpen = false
        device.advance(by: 0)
        try device.tap("Root")
        try device.settle()

        #expect(bar.popItem(animated: true) == nil && bar.items?.count == 2)
    }

    @Test func theBackButtonLeadsBack() throws {
        device.advance(by: 0)
        bar.pushItem(UINavigationItem(title: "Next"), animated: true)
        try device.settle()

        try device.tap("Root")
        try device.settle()

        #expect(bar.topItem?.title == "Root" && bar.backItem == nil)
    }

    @Test func aDelegateMayChangeTheStackWhileItIsAsked() throws {
        device.advance(by: 0)
        bar.pushItem(UINavigationItem(title: "Next"), animated: false)
        gate.onAsk = { $0.items = [UINavigationItem(title: "Other")] }

        let popped = bar.popItem(animated: false)

        #expect(popped == nil && bar.items?.map(\.title) == ["Other"])
    }

    // MARK: Back button

    private func backLabel(_ previous: UINavigationItem, title: String = "Next") throws -> String? {
        bar.items = [previous, UINavigationItem(title: title)]
        device.advance(by: 0)
        bar.layoutIfNeeded()
        let labels = bar.backButtonLabels.filter { $0.text != title }
        return labels.first.flatMap { $0.isHidden ? nil : $0.text }
    }

    @Test func theBackButtonTitleDependsOnModeAndRoom() throws {
        device.advance(by: 0)
        let long = UINavigationItem(title: "A rather long title for a screen")
        let own = UINavigationItem(title: "Root")
        own.backBarButtonItem = UIBarButtonItem(title: "Away", style: .plain, target: nil, action: nil)
        let minimal = UINavigationItem(title: "Root")
        minimal.backButtonDisplayMode = .minimal
        let generic = UINavigationItem(title: "Root")
        generic.backButtonDisplayMode = .generic
        let titled = UINavigationItem(title: "Root")
        titled.backButtonTitle = "There"

        #expect(try backLabel(UINavigationItem(title: "Root")) == "Root")
        #expect(try backLabel(long) == "Back")
        #expect(try backLabel(UINavigationItem(title: "Root"), title: "This title takes nearly all the room") == nil)
        #expect(try backLabel(own) == "Away")
        #expect(try backLabel(minimal) == nil)
        #expect(try backLabel(generic) == "Back")
        #expect(try backLabel(titled) == "There")
    }

    @Test func leftItemsTakeThePlaceOfTheBackButtonUnlessTheySupplementIt() {
        device.advance(by: 0)
        let next = UINavigationItem(title: "Next")
        let left = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
        next.leftBarButtonItem = left
        bar.items = [UINavigationItem(title: "Root"), next]
        device.advance(by: 0)
        #expect(bar.buttons(called: "Root").isEmpty && left.itemView?.frame.minX == 16)

        next.leftItemsSupplementBackButton = true
        device.advance(by: 0)
        #expect(bar.buttons(called: "Root").count == 1 && (left.itemView?.frame.minX ?? 0) > 50)
        next.setHidesBackButton(true, animated: true)
        device.advance(by: 0)

        #expect(bar.buttons(called: "Root").isEmpty)
    }

    // MARK: Layout

    @Test func aPromptMakesTheBarHigher() {
        device.advance(by: 0)
        #expect(bar.sizeThatFits(.zero).height == 44)

        bar.topItem?.prompt = "Choose one"
        bar.frame.size = bar.sizeThatFits(bar.bounds.size)
        device.advance(by: 0)

        #expect(bar.bounds.height == 74)
        #expect(bar.subviews.contains { ($0 as? UILabel)?.text == "Choose one" && $0.frame.height == 30 })
    }

    @Test func everythingIsMirroredWhereTextRunsFromRightToLeft() throws {
        device.advance(by: 0)
        let next = UINavigationItem(title: "A title")
        let (left, right) = (
            UIBarButtonItem(title: "Lead", style: .plain, target: nil, action: nil),
            UIBarButtonItem(title: "Trail", style: .plain, target: nil, action: nil)
        )
        next.leftBarButtonItem = left
        next.rightBarButtonItem = right
        next.leftItemsSupplementBackButton = true
        bar.items = [UINavigationItem(title: "Root"), next]
        device.advance(by: 0)
        let views = try [left.itemView, right.itemView, bar.buttons(called: "Root").first].map { try #require($0) }
        let before = views.map(\.frame)

        try device.setLayoutDirection(.rightToLeft)
        device.advance(by: 0)

        for (view, old) in zip(views, before) { #expect(abs(view.frame.midX - (390 - old.midX)) < 0.01) }
    }

    @Test func aTitleViewReplacesTheTitleInItsOwnSize() {
        device.advance(by: 0)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))

        bar.topItem?.titleView = view
        device.advance(by: 0)

        #expect(view.convert(view.bounds, to: bar) == CGRect(x: 145, y: 7, width: 100, height: 30))
        bar.topItem?.titleView = nil
        device.advance(by: 0)
        #expect(view.superview == nil)
    }

    // MARK: Appearance

    @Test func anAppearanceOverridesTheOlderColorProperties() throws {
        device.advance(by: 0)
        bar.barTintColor = .blue
        bar.isTranslucent = false
        bar.titleTextAttributes = [.foregroundColor: UIColor.yellow]
        device.advance(by: 0)
        #expect(device.picture().color(atX: 20, y: 60).blue > 200)

        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .green
        look.titleTextAttributes = [.foregroundColor: UIColor.red]
        bar.standardAppearance = look
        device.advance(by: 0)

        let color = device.picture().color(atX: 20, y: 60)
        #expect(color.green > 200 && color.blue < 100)
        let item = UINavigationItem(title: "Own")
        let own = UINavigationBarAppearance()
        own.configureWithOpaqueBackground()
        own.backgroundColor = .red
        item.standardAppearance = own
        bar.pushItem(item, animated: false)
        device.advance(by: 0)
        #expect(device.picture().color(atX: 5, y: 60).red > 200)
    }

    @Test func aTransparentLookShowsWhatIsBehind() {
        device.advance(by: 0)
        let look = UINavigationBarAppearance()
        look.configureWithTransparentBackground()
        screen.view.backgroundColor = .red

        bar.standardAppearance = look
        device.advance(by: 0)

        let color = device.picture().color(atX: 20, y: 60)
        #expect(color.red > 200 && color.green < 100)
    }

    // MARK: Misuse

    @Test func theSameItemTwiceIsAMisuse() throws {
        device.advance(by: 0)
        device.recordsMisuses = true
        let item = try #require(bar.topItem)

        bar.pushItem(item, animated: false)
        bar.items = [item, item]

        #expect(device.misuses.count == 2 && device.misuses.allSatisfy(\.raises) && bar.items == [item])
    }

    @Test func onlyTheControllerChangesItsBar() {
        device.advance(by: 0)
        device.recordsMisuses = true
        let navigation = UINavigationController(rootViewController: UIViewController())
        let managed = navigation.navigationBar

        managed.setItems([], animated: false)
        managed.pushItem(UINavigationItem(title: "X"), animated: false)
        managed.popItem(animated: false)
        managed.delegate = gate

        #expect(
            device.misuses.map(\.message) == [
                "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.",
                "Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a controller.",
                "Cannot call popNavigationItemAnimated: directly on a UINavigationBar managed by a controller.",
                "Cannot manually set the delegate on a UINavigationBar managed by a controller.",
            ])
        #expect(managed.delegate == nil)
    }
}

/// Records its calls and returns the configured answers.
@MainActor private final class NavigationBarDelegate: NSObject, UINavigationBarDelegate {
    var isOpen = true
    var onAsk: ((UINavigationBar) -> Void)?
    private(set) var calls: [String] = []

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        calls.append("shouldPush \(item.title ?? "")")
        return isOpen
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        calls.append("didPush \(item.title ?? "")")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        calls.append("shouldPop \(item.title ?? "")")
        onAsk?(navigationBar)
        return isOpen
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        calls.append("didPop \(item.title ?? "")")
    }
}

extension UIView {
    /// The labels in all controls of this view's hierarchy.
    fileprivate var backButtonLabels: [UILabel] {
        subviews.flatMap { view in
            view is UIControl ? view.subviews.compactMap { $0 as? UILabel } : view.backButtonLabels
        }
    }
}
