import CoreGraphics
import Testing
import UIKitCore
import VelariumTesting

/// A view as `velarium-port` compiles one with `@objc dynamic` properties.
private final class BadgeView: UIView {
    var badgeTint: UIColor? { didSet { didChangeValue(forKey: "badgeTint") } }
    var inset: CGFloat = 4 { didSet { didChangeValue(forKey: "inset") } }

    static let offersProperties: Void = {
        _KeyValueProperties.add("badgeTint", of: BadgeView.self, { $0.badgeTint }) {
            _KeyValueProperties.set(&$0.badgeTint, to: $1)
        }
        _KeyValueProperties.add("inset", of: BadgeView.self, { $0.inset }) {
            _KeyValueProperties.set(&$0.inset, to: $1)
        }
    }()
}

private final class Shelf: UIView {}

/// Appearance proxies of an app's own class.
@MainActor @Suite struct OwnAppearancePropertyTests {
    private let device = TestDevice(.iPhone14)
    private let root = UIViewController()

    init() {
        BadgeView.offersProperties
        device.show(root)
        device.advance(by: 0)
    }

    @Test func aProxysValueIsSetWhenTheViewEntersAWindow() {
        let badge = BadgeView()
        BadgeView.appearance().badgeTint = .red
        BadgeView.appearance().inset = 9
        #expect(badge.badgeTint == nil && badge.inset == 4)

        root.view.addSubview(badge)

        #expect(badge.badgeTint == .red && badge.inset == 9)
    }

    @Test func whatTheAppHasSetStays() {
        let badge = BadgeView()
        badge.badgeTint = .green
        BadgeView.appearance().badgeTint = .red
        BadgeView.appearance().inset = 9

        root.view.addSubview(badge)

        #expect(badge.badgeTint == .green && badge.inset == 9)
    }

    @Test func containersLimitAProxy() {
        let (inside, outside) = (BadgeView(), BadgeView())
        let shelf = Shelf()
        shelf.addSubview(inside)
        BadgeView.appearance(whenContainedInInstancesOf: [Shelf.self]).badgeTint = .blue

        for view in [shelf, outside] { root.view.addSubview(view) }

        #expect(inside.badgeTint == .blue && outside.badgeTint == nil)
    }

    @Test func aProxyForTraitsAppliesWhenTheyDo() {
        let badge = BadgeView()
        root.view.addSubview(badge)
        BadgeView.appearance().badgeTint = .red
        BadgeView.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).badgeTint = .white

        root.overrideUserInterfaceStyle = .dark
        device.advance(by: 0)

        #expect(badge.badgeTint == .white)
    }

    @Test func theLastValueOfAProxyCounts() {
        let badge = BadgeView()
        BadgeView.appearance().badgeTint = .red
        BadgeView.appearance().badgeTint = nil

        root.view.addSubview(badge)

        #expect(badge.badgeTint == nil)
    }
}
