import Foundation
import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct SystemSettingsTests {
    private let device = TestDevice(.iPhone14)
    private let page = ListeningController()

    @Test func everySettingIsATraitOfTheWholeScreen() throws {
        device.show(page)

        try device.setContrast(.high)
        try device.setTextSize(.accessibilityLarge)
        try device.setLayoutDirection(.rightToLeft)
        try device.setAccessibilityFeature(.boldText, isOn: true)

        let traits = page.view.traitCollection
        #expect(traits.accessibilityContrast == .high)
        #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
        #expect(traits.layoutDirection == .rightToLeft)
        #expect(traits.legibilityWeight == .bold)
        #expect(device.window.traitCollection == traits && UITraitCollection.current == traits)
        #expect(page.changes == 4)
        #expect(device.application.preferredContentSizeCategory == .accessibilityLarge)
        #expect(device.application.userInterfaceLayoutDirection == .rightToLeft)
        #expect(page.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
    }

    @Test func accessibilityReturnsTheSettingsOfTheCurrentSystem() throws {
        device.show(page)
        let other = TestDevice(.iPhoneSE)

        for feature in TestDevice.AccessibilityFeature.allCases {
            try device.setAccessibilityFeature(feature, isOn: true)
        }
        try device.setContrast(.high)

        let answers = [
            UIAccessibility.isBoldTextEnabled, UIAccessibility.isReduceMotionEnabled,
            UIAccessibility.prefersCrossFadeTransitions, UIAccessibility.isReduceTransparencyEnabled,
            UIAccessibility.shouldDifferentiateWithoutColor, UIAccessibility.buttonShapesEnabled,
            UIAccessibility.isDarkerSystemColorsEnabled,
        ]
        #expect(!answers.contains(false))
        other.advance(by: 0)
        #expect(!UIAccessibility.isReduceMotionEnabled)
        device.advance(by: 0)
        try device.setAccessibilityFeature(.reduceMotion, isOn: false)
        #expect(!UIAccessibility.prefersCrossFadeTransitions)
    }

    @Test func changingTheLayoutDirectionLaysOutAllViewsAgain() throws {
        device.show(page)
        let view = CountingView(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        page.view.addSubview(view)
        try device.settle()
        view.layouts = 0

        try device.setTextSize(.accessibilityLarge)
        #expect(view.layouts == 0)
        try device.setLayoutDirection(.rightToLeft)

        #expect(view.layouts == 1)
    }

    @Test func textSizeNotificationsArePostedAfterTraitsAndOnlyForChanges() throws {
        device.show(page)
        let center = NotificationCenter.default
        var heard: [String] = []
        let size = center.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: device.application, queue: nil
        ) { note in
            let value = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
            MainActor.assumeIsolated { heard.append("size \(value == .small) after \(self.page.changes)") }
        }
        defer { center.removeObserver(size) }

        try device.setTextSize(.small)
        try device.setTextSize(.small)

        #expect(heard == ["size true after 1"])
        let refusal = #expect(throws: TestFailure.self) { try device.setTextSize(.unspecified) }
        #expect(refusal?.reason.hasSuffix("is not a text size that the user can choose") == true)
    }

    @Test func systemColorsHaveHighContrastVariants() throws {
        let red = UIColor.systemRed
        func bytes(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> [Int] {
            let traits = UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
            ])
            let color = red.resolvedColor(with: traits).components
            return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
        }

        #expect(bytes(.light, .normal) == [255, 59, 48])
        #expect(bytes(.light, .high) == [215, 0, 21])
        #expect(bytes(.dark, .high) == [255, 105, 97])
    }

    @Test func beforeIOS13TheStyleIsLightAndColorsDiffer() throws {
        let old = TestDevice(.iPhone14, era: .iOS12, style: .dark)
        let page = ListeningController()
        old.show(page)

        #expect(page.traitCollection.userInterfaceStyle == .light)
        #expect(
            UIColor.systemGreen.cgColor == UIColor(red: 76 / 255, green: 217 / 255, blue: 100 / 255, alpha: 1).cgColor)
        let refusal = #expect(throws: TestFailure.self) { try old.setStyle(.dark) }
        #expect(refusal?.reason == "iOS 12.4 has no dark style; it requires iOS 13")
    }
}

private final class ListeningController: UIViewController {
    var changes = 0

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        changes += 1
    }
}

/// Counts its layout passes.
private final class CountingView: UIView {
    var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}
