import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UIKitTables
import UITestSupport
import VelariumTesting

/// Which views and items get the values of appearance proxies, when, and which proxy wins.
@MainActor @Suite struct UIAppearanceTests {
    private final class Card: UIView {}
    private final class Panel: UIView {}
    private final class Caption: UILabel {}
    private final class Screen: UIViewController {}
    /// Sets its color itself.
    private final class RedSwitch: UISwitch {
        override init(frame: CGRect) {
            super.init(frame: frame)
            onTintColor = .red
        }
        required init?(coder: NSCoder) { nil }
    }

    private let device = TestDevice(.iPhone14)
    private let screen = Screen()

    init() {
        device.show(screen)
        device.advance(by: 0)
    }

    /// A label in `views`, the innermost first, shown on the screen.
    private func showLabel(_ label: UILabel = UILabel(), in views: UIView...) -> UILabel {
        var inner: UIView = label
        for view in views {
            view.addSubview(inner)
            inner = view
        }
        screen.view.addSubview(inner)
        return label
    }

    // MARK: When

    @Test func aViewThatEntersAWindowGetsTheValue() {
        UISwitch.appearance().onTintColor = .red
        let toggle = UISwitch()
        let before = toggle.onTintColor

        screen.view.addSubview(toggle)

        #expect(before == nil)
        #expect(toggle.onTintColor == .red)
    }

    @Test func aViewInAWindowChangesOnceItIsAddedAgain() {
        let toggle = UISwitch()
        screen.view.addSubview(toggle)

        UISwitch.appearance().onTintColor = .red
        let inside = toggle.onTintColor
        toggle.removeFromSuperview()
        screen.view.addSubview(toggle)

        #expect(inside == nil)
        #expect(toggle.onTintColor == .red)
    }

    @Test func theValueIsSetBeforeTheViewIsToldOfItsWindow() {
        final class Watcher: UIView {
            var seen: UIColor?
            override func didMoveToWindow() { seen = backgroundColor }
        }
        Watcher.appearance().backgroundColor = .green
        let watcher = Watcher()

        screen.view.addSubview(watcher)

        #expect(watcher.seen == .green)
    }

    @Test func aWindowGetsTheValueWhenItIsShown() throws {
        UIWindow.appearance().tintColor = .purple
        let window = UIWindow(windowScene: try #require(screen.view.window?.windowScene))
        let windows = window.windowScene?.windows.count

        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()

        #expect(window.tintColor == .purple)
        #expect(windows == 2)
    }

    @Test func aLaterValueReplacesTheEarlierOneWhenTheViewIsAddedAgain() {
        UISwitch.appearance().onTintColor = .red
        let toggle = UISwitch()
        screen.view.addSubview(toggle)

        UISwitch.appearance().onTintColor = .blue
        toggle.removeFromSuperview()
        screen.view.addSubview(toggle)

        #expect(toggle.onTintColor == .blue)
    }

    // MARK: What the app sets itself

    @Test func aValueOfTheAppIsKept() {
        let toggle = UISwitch()
        toggle.onTintColor = .blue
        UISwitch.appearance().onTintColor = .red

        screen.view.addSubview(toggle)

        #expect(toggle.onTintColor == .blue)
    }

    @Test func theDefaultThatTheAppSetsIsKept() {
        UILabel.appearance().textColor = .red
        let label = UILabel()
        label.textColor = .label

        screen.view.addSubview(label)

        #expect(label.textColor == .label)
    }

    @Test func aValueSetInAnInitializerOfTheAppIsKept() {
        UISwitch.appearance().onTintColor = .blue
        let toggle = RedSwitch()

        screen.view.addSubview(toggle)

        #expect(toggle.onTintColor == .red)
    }

    @Test func aValueSetInTheWindowIsKeptWhenTheViewIsAddedAgain() {
        UISwitch.appearance().onTintColor = .red
        let toggle = UISwitch()
        screen.view.addSubview(toggle)

        toggle.onTintColor = .blue
        toggle.removeFromSuperview()
        screen.view.addSubview(toggle)

        #expect(toggle.onTintColor == .blue)
    }

    @Test func defaultsOfUIKitAreReplaced() {
        UITableView.appearance().backgroundColor = .orange
        let table = UITableView()

        screen.view.addSubview(table)

        #expect(table.backgroundColor == .orange)
    }

    @Test func statesAreSetApart() {
        UIButton.appearance().setTitleColor(.red, for: .normal)
        UIButton.appearance().setTitleColor(.gray, for: .highlighted)
        let button = UIButton(type: .custom)
        button.setTitleColor(.blue, for: .normal)

        screen.view.addSubview(button)

        #expect(button.titleColor(for: .normal) == .blue)
        #expect(button.titleColor(for: .highlighted) == .gray)
    }

    // MARK: Which proxy

    @Test func aProxyReturnsWhatWasSet() {
        UISwitch.appearance().onTintColor = .red

        #expect(UISwitch.appearance().onTintColor == .red)
        #expect(UISwitch.appearance(whenContainedInInstancesOf: [Card.self]).onTintColor == nil)
    }

    @Test func subclassesGetTheValuesOfTheirSuperclass() {
        UILabel.appearance().textColor = .red

        let caption = showLabel(Caption())

        #expect(caption.textColor == .red)
    }

    @Test func theProxyOfTheSubclassWinsInEitherOrder() {
        Caption.appearance().textColor = .blue
        UILabel.appearance().textColor = .red
        UILabel.appearance().highlightedTextColor = .green

        let caption = showLabel(Caption())

        #expect(caption.textColor == .blue)
        #expect(caption.highlightedTextColor == .green)
    }

    @Test func onlyContainedViewsGetTheValueOfAContainer() {
        UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .red

        let inside = showLabel(in: UIView(), Card())
        let outside = showLabel(in: Panel())

        #expect(inside.textColor == .red)
        #expect(outside.textColor == .label)
    }

    @Test func containersAreListedInnermostFirst() {
        UILabel.appearance(whenContainedInInstancesOf: [Card.self, Panel.self]).textColor = .red

        let cardInPanel = showLabel(in: Card(), Panel())
        let panelInCard = showLabel(in: Panel(), Card())

        #expect(cardInPanel.textColor == .red)
        #expect(panelInCard.textColor == .label)
    }

    @Test func aViewIsNotItsOwnContainer() {
        Card.appearance(whenContainedInInstancesOf: [Card.self]).backgroundColor = .red
        let outer = Card()
        let inner = Card()
        outer.addSubview(inner)

        screen.view.addSubview(outer)

        #expect(outer.backgroundColor == nil)
        #expect(inner.backgroundColor == .red)
    }

    @Test func theOutermostContainerWins() {
        UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .red
        UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .blue
        UILabel.appearance().textColor = .green

        let label = showLabel(in: Card(), Panel())

        #expect(label.textColor == .red)
    }

    @Test func moreContainersWinOverFewer() {
        UILabel.appearance(whenContainedInInstancesOf: [Card.self, Panel.self]).textColor = .blue
        UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .red

        let label = showLabel(in: Card(), Panel())

        #expect(label.textColor == .blue)
    }

    @Test func controllersAreContainers() {
        UILabel.appearance(whenContainedInInstancesOf: [Screen.self]).textColor = .red
        UILabel.appearance(whenContainedInInstancesOf: [UINavigationController.self]).textColor = .blue

        let label = showLabel()

        #expect(label.textColor == .red)
    }

    @Test func thePresentationControllerIsAContainer() {
        UILabel.appearance(whenContainedInInstancesOf: [UISheetPresentationController.self]).textColor = .red
        let sheet = UIViewController()
        let label = UILabel()
        sheet.view.addSubview(label)

        screen.present(sheet, animated: false)
        device.advance(by: 0)

        #expect(label.textColor == .red)
    }

    @Test func traitsSelectAProxy() {
        UISwitch.appearance().onTintColor = .red
        UISwitch.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).onTintColor = .blue
        let toggle = UISwitch()
        let dark = UISwitch()
        dark.overrideUserInterfaceStyle = .dark

        screen.view.addSubview(toggle)
        screen.view.addSubview(dark)

        #expect(toggle.onTintColor == .red)
        #expect(dark.onTintColor == .blue)
    }

    @Test func changedTraitsSelectAnotherProxy() {
        UISwitch.appearance().onTintColor = .red
        UISwitch.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).onTintColor = .blue
        let toggle = UISwitch()
        screen.view.addSubview(toggle)

        screen.overrideUserInterfaceStyle = .dark
        let inDark = toggle.onTintColor
        screen.overrideUserInterfaceStyle = .light

        #expect(inDark == .blue)
        #expect(toggle.onTintColor == .red)
    }

    @Test func traitsAndContainersAreCombined() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        UILabel.appearance(for: dark, whenContainedInInstancesOf: [Card.self]).textColor = .red
        screen.overrideUserInterfaceStyle = .dark

        let inside = showLabel(in: Card())
        let outside = showLabel(in: Panel())

        #expect(inside.textColor == .red)
        #expect(outside.textColor == .label)
    }

    // MARK: Apps

    @Test func proxiesBelongToTheirDevice() {
        UISwitch.appearance().onTintColor = .red
        let other = TestDevice(.iPhone14)
        let controller = UIViewController()
        let toggle = UISwitch()
        controller.view.addSubview(toggle)

        other.show(controller)

        #expect(toggle.onTintColor == nil)
    }

    /// Styles any class that has a proxy.
    private func paint<Styled: UIView & UIAppearance>(_ type: Styled.Type, _ color: UIColor) {
        type.appearance().backgroundColor = color
    }

    @Test func aGenericFunctionStylesAllViewsOfAClass() {
        let device = TestDevice(.iPhone14)
        let root = device.show(UIViewController())
        paint(PaintedView.self, .red)
        let view = PaintedView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        root.addSubview(view)
        device.advance(by: 0.1)
        #expect(device.picture().color(atX: 150, y: 150).description == "#FF0000FF")
    }
}

private final class PaintedView: UIView {}
