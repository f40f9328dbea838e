import CoreGraphics
import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// UIKit's sheets look as their records in Tests/Appearances say: on each device, in stacks, with detents and under a
/// finger.
@MainActor @Suite struct SheetAppearanceTests {
    private nonisolated static let models: [TestDevice.Model] = [.iPhoneSE, .iPhone14, .iPad]

    @Test(arguments: models, [false, true])
    func everyStyleLooksAsRecorded(_ model: TestDevice.Model, _ isLandscape: Bool) throws {
        var record = AppearanceRecord()
        for (name, style) in [
            ("page", UIModalPresentationStyle.pageSheet), ("form", .formSheet), ("full screen", .fullScreen),
            ("over full screen", .overFullScreen), ("current context", .currentContext),
        ] {
            for appearance in [UIUserInterfaceStyle.light, .dark] {
                let fixture = SheetFixture(model, style: appearance, isLandscape: isLandscape)
                let first = try fixture.present(style)
                record.add("\(name) \(appearance == .dark ? "dark" : "light")", of: fixture.device, reads: false)
                let second = try fixture.present(style, on: first)
                record.add("second \(name)", of: fixture.device, reads: false)
                try fixture.present(style, on: second)
                record.add("third \(name)", of: fixture.device, reads: false)
            }
        }

        #expect(record.difference(from: "sheets on \(model)\(isLandscape ? " in landscape" : "")") == nil)
    }

    @Test(arguments: models, [TestDevice.Era.iOS12, .iOS17, .iOS18])
    func everySheetLooksAsRecordedOnItsWay(_ model: TestDevice.Model, _ era: TestDevice.Era) throws {
        var record = AppearanceRecord()
        for reducesMotion in [false, true] {
            let fixture = SheetFixture(model, era: era)
            try fixture.device.setAccessibilityFeature(.reduceMotion, isOn: reducesMotion)
            let note = reducesMotion ? " with Reduce Motion" : ""
            for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
                let content = fixture.content(style)
                fixture.root.present(content, animated: true)
                record.addMotion("coming\(note)", of: fixture.device, at: [0, 0.05, 0.1, 0.2, 0.35])
                try fixture.device.settle()
                content.dismiss(animated: true)
                record.addMotion("going\(note)", of: fixture.device, at: [0, 0.05, 0.1, 0.2, 0.35])
                try fixture.device.settle()
                record.add("afterwards\(note)", of: fixture.device, reads: false)
            }
        }

        #expect(record.difference(from: "sheets on their way on \(model) \(era)") == nil)
    }

    @Test(arguments: models, [false, true])
    func everyDetentLooksAsRecorded(_ model: TestDevice.Model, _ isLandscape: Bool) throws {
        var record = AppearanceRecord()
        for (name, configure) in Self.configurations {
            for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
                let fixture = try DetentFixture(
                    [.medium(), .large(), .fixed(200)], on: model, isLandscape: isLandscape, style: style,
                    configure: configure)
                for detent in [Detent.Identifier.medium, .large, Detent.Identifier("fixed")] {
                    fixture.sheet.animateChanges { fixture.sheet.selectedDetentIdentifier = detent }
                    record.addMotion("to \(detent.rawValue), \(name)", of: fixture.device, at: [0, 0.1])
                    try fixture.device.settle()
                    record.add("\(detent.rawValue), \(name)", of: fixture.device, reads: false)
                }
            }
        }

        #expect(record.difference(from: "detents on \(model)\(isLandscape ? " in landscape" : "")") == nil)
    }

    private static let configurations: [(String, @MainActor (UISheetPresentationController) -> Void)] = [
        ("usual", { _ in }),
        (
            "configured",
            {
                $0.prefersGrabberVisible = true
                $0.preferredCornerRadius = 30
                $0.largestUndimmedDetentIdentifier = .medium
                $0.prefersEdgeAttachedInCompactHeight = true
                $0.widthFollowsPreferredContentSizeWhenEdgeAttached = true
                $0.presentedViewController.preferredContentSize = CGSize(width: 260, height: 300)
            }
        ),
    ]

    @Test(arguments: [-300.0, -120, -30, 30, 90, 200, 330], [false, true])
    func aDragLooksAsRecorded(_ distance: CGFloat, _ isFast: Bool) throws {
        var record = AppearanceRecord()
        let fixture = try DetentFixture([.fixed(200), .medium(), .large()]) {
            $0.selectedDetentIdentifier = .medium
            $0.prefersGrabberVisible = true
        }
        let finger = fixture.finger()
        let start = finger.location
        let steps = isFast ? 5 : 30
        for step in 1...steps {
            finger.move(to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / CGFloat(steps)))
        }
        record.add("dragged", of: fixture.device, reads: false)
        if !isFast { fixture.device.advance(by: 0.3) }
        finger.lift()
        record.addMotion("lifted", of: fixture.device, at: [0, 0.05, 0.1, 0.2, 0.3])
        try fixture.device.settle()
        record.add("at rest", of: fixture.device)

        #expect(record.difference(from: "detents dragged by \(Int(distance))\(isFast ? " quickly" : "")") == nil)
    }

    /// The card without detents under a finger: it resists upwards, and goes when it is pulled far enough.
    @Test(arguments: [-200.0, 60, 200, 420, 600], [TestDevice.Era.iOS17, .iOS18])
    func aPullLooksAsRecorded(_ distance: CGFloat, _ era: TestDevice.Era) throws {
        var record = AppearanceRecord()
        for mayDismiss in [true, false] {
            let fixture = SheetFixture(era: era)
            fixture.recorder.mayDismiss = mayDismiss
            try fixture.present()
            let finger = SheetDrag(on: fixture.device, x: 195, y: 220)
            for step in 1...20 { finger.move(to: CGPoint(x: 195, y: 220 + distance * CGFloat(step) / 20)) }
            record.add("pulled, may be dismissed: \(mayDismiss)", of: fixture.device, reads: false)
            fixture.device.advance(by: 0.3)
            finger.lift()
            record.addMotion("lifted", of: fixture.device, at: [0, 0.05, 0.1, 0.2, 0.3])
            try fixture.device.settle()
            record.add("at rest, \(fixture.recorder.calls)", of: fixture.device, reads: false)
        }

        #expect(record.difference(from: "sheet pulled by \(Int(distance)) \(era)") == nil)
    }
}
