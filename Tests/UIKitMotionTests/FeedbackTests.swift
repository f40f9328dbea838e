import Testing
import UIKitCore
import UIKitMotion
import VelariumTesting

/// Haptic feedback, which the trace lists.
@MainActor @Suite struct FeedbackTests {
    private let device = TestDevice(.iPhone14)

    init() { device.show(UIViewController()) }

    @Test(arguments: [
        (UIImpactFeedbackGenerator.FeedbackStyle.light, "light"), (.medium, "medium"), (.heavy, "heavy"),
        (.soft, "soft"), (.rigid, "rigid"),
    ]) func anImpactIsInTheTraceWithItsStyle(style: UIImpactFeedbackGenerator.FeedbackStyle, name: String) {
        UIImpactFeedbackGenerator(style: style).impactOccurred(intensity: 2)

        #expect(device.trace.last?.callback == "impactOccurred(intensity:)")
        #expect(device.trace.last?.arguments == "\(name) 1.0")
    }

    @Test(arguments: [
        (UINotificationFeedbackGenerator.FeedbackType.success, "success"), (.warning, "warning"), (.error, "error"),
    ]) func aNotificationIsInTheTraceWithItsType(type: UINotificationFeedbackGenerator.FeedbackType, name: String) {
        UINotificationFeedbackGenerator().notificationOccurred(type)

        #expect(device.trace.last?.callback == "notificationOccurred(_:)")
        #expect(device.trace.last?.arguments == name)
    }

    @Test func everyGeneratorCanBePrepared() {
        let generators: [UIFeedbackGenerator] = [
            UIImpactFeedbackGenerator(), UISelectionFeedbackGenerator(), UINotificationFeedbackGenerator(),
        ]

        for generator in generators { generator.prepare() }

        #expect(device.trace.suffix(3).map(\.callback) == ["prepare()", "prepare()", "prepare()"])
    }
}
