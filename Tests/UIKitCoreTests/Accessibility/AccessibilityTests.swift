import CoreGraphics
import Foundation
import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

@MainActor @Suite struct AccessibilityTests {
    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()

    @Test func postedNotificationsAndFeedbackAreInTheTrace() {
        device.show(page)
        let button = UIButton()
        button.accessibilityIdentifier = "save"
        let impact = UIImpactFeedbackGenerator(style: .heavy)

        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .screenChanged, argument: button)
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        impact.prepare()
        impact.impactOccurred()
        impact.impactOccurred(intensity: 0.5)
        UISelectionFeedbackGenerator().selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.warning)

        let told = device.trace.suffix(8).map(\.description)
        #expect(
            told == [
                "UIAccessibility.post(notification:argument:) announcement Saved",
                "UIAccessibility.post(notification:argument:) screenChanged save",
                "UIAccessibility.post(notification:argument:) layoutChanged",
                "UIImpactFeedbackGenerator.prepare()",
                "UIImpactFeedbackGenerator.impactOccurred(intensity:) heavy 1.0",
                "UIImpactFeedbackGenerator.impactOccurred(intensity:) heavy 0.5",
                "UISelectionFeedbackGenerator.selectionChanged()",
                "UINotificationFeedbackGenerator.notificationOccurred(_:) warning",
            ])
    }

    @Test func pairedHearingDevicesAreToldWithANotification() throws {
        device.show(page)
        let heard = Heard()
        NotificationCenter.default.addObserver(
            heard, selector: Selector("change", Heard.change),
            name: UIAccessibility.hearingDevicePairedEarDidChangeNotification, object: nil)
        #expect(UIAccessibility.hearingDevicePairedEar.isEmpty)

        device.system.changeSettings { $0.accessibility.hearingDeviceEars = 6 }
        device.advance(by: 0.1)

        #expect(UIAccessibility.hearingDevicePairedEar == .both)
        #expect(UIAccessibility.HearingDeviceEar.both == [.left, .right])
        #expect(heard.count == 1)
    }

    @Test func changingVoiceOverPostsItsNotification() throws {
        device.show(page)
        let heard = Heard()
        NotificationCenter.default.addObserver(
            heard, selector: Selector("change", Heard.change),
            name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)

        #expect(!UIAccessibility.isVoiceOverRunning)
        try device.setAccessibilityFeature(.voiceOver, isOn: true)

        #expect(UIAccessibility.isVoiceOverRunning && heard.count >= 1)
    }

    @Test func aContainerListsItsElements() {
        let chart = UIView()
        let bars = (0..<3).map { _ in UIAccessibilityElement(accessibilityContainer: chart) }
        #expect(chart.accessibilityElementCount() == 0 && chart.accessibilityElements == nil)

        chart.accessibilityElements = bars
        chart.accessibilityContainerType = .list

        #expect(chart.accessibilityElementCount() == 3)
        #expect(chart.accessibilityElement(at: 1) as? UIAccessibilityElement === bars[1])
        #expect(chart.accessibilityElement(at: 3) == nil)
        #expect(chart.index(ofAccessibilityElement: bars[2]) == 2)
        #expect(chart.index(ofAccessibilityElement: chart) == NSNotFound)
    }

    @Test func anAccessibilityElementFollowsItsContainerAndIsInTheDump() throws {
        device.show(page)
        let chart = UIView(frame: CGRect(x: 10, y: 100, width: 200, height: 100))
        page.view.addSubview(chart)
        let bar = UIAccessibilityElement(accessibilityContainer: chart)
        bar.accessibilityLabel = "March"
        bar.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 20, height: 90)
        chart.accessibilityElements = [bar]
        chart.restorationIdentifier = "chart"

        chart.frame.origin.x = 30
        #expect(bar.accessibilityFrame == CGRect(x: 35, y: 105, width: 20, height: 90))
        #expect(bar.next === chart)

        let dump = device.dump()
        #expect(dump.contains("March") && dump.contains("UIAccessibilityElement"))
        #expect(dump.contains("\"restorationIdentifier\": \"chart\""))
        bar.accessibilityFrame = CGRect(x: 40, y: 110, width: 1, height: 1)
        #expect(bar.accessibilityFrameInContainerSpace == CGRect(x: 10, y: 10, width: 1, height: 1))
    }

    @Test func viewsItemsAndElementsHaveAnIdentifierThatTestsFind() throws {
        let device = TestDevice(.iPhone14)
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        device.show(UIViewController()).addSubview(view)
        for found in [view, UIBarButtonItem(), UIAccessibilityElement(accessibilityContainer: view)] as [NSObject] {
            let identified = try #require(found as? any UIAccessibilityIdentification)
            identified.accessibilityIdentifier = "me"
            #expect(identified.accessibilityIdentifier == "me")
        }
        try device.expect(.id("me"))
    }
}

private final class Heard {
    var count = 0

    func change() { count += 1 }
}
