import CoreGraphics
import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// UIKit's popovers look as their records in Tests/Appearances say: at every place of the anchor, in each era.
@MainActor @Suite struct PopoverAppearanceTests {
    private static let places: [(name: String, x: CGFloat, y: CGFloat)] = [
        ("top left", 0, 0), ("top", 0.5, 0), ("top right", 1, 0), ("left", 0, 0.5), ("middle", 0.5, 0.5),
        ("right", 1, 0.5), ("bottom left", 0, 1), ("bottom", 0.5, 1), ("bottom right", 1, 1),
    ]
    private static let directions: [(name: String, value: UIPopoverArrowDirection)] = [
        ("any", .any), ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]

    @Test(arguments: [TestDevice.Model.iPhoneSE, .iPad], [TestDevice.Era.iOS12, .iOS18])
    func everyPlaceLooksAsRecorded(_ model: TestDevice.Model, _ era: TestDevice.Era) throws {
        var record = AppearanceRecord()
        for (name, x, y) in Self.places {
            for (direction, permitted) in Self.directions {
                let fixture = PopoverFixture(model, era: era)
                let area = fixture.device.window.bounds.inset(by: fixture.device.window.safeAreaInsets)
                let anchor = CGRect(
                    x: area.minX + x * (area.width - 50), y: area.minY + y * (area.height - 20), width: 50, height: 20)
                let content = fixture.popover(at: anchor, size: CGSize(width: 120, height: 90))
                content.popoverPresentationController?.permittedArrowDirections = permitted
                try fixture.present(content)
                record.add("\(name), \(direction)", of: fixture.device, reads: false)
            }
        }

        #expect(record.difference(from: "popover on \(model) \(era)") == nil)
    }

    @Test(arguments: [(TestDevice.Era.iOS12, UIUserInterfaceStyle.light), (.iOS18, .light), (.iOS18, .dark)])
    func everyArrowIsDrawnAsRecorded(_ era: TestDevice.Era, _ style: UIUserInterfaceStyle) throws {
        var record = AppearanceRecord()
        for (name, permitted) in Self.directions.dropFirst() {
            let fixture = PopoverFixture(era: era)
            if style == .dark { try fixture.device.setStyle(style) }
            fixture.root.view.backgroundColor = .systemGray
            let anchor = CGRect(x: 170, y: 400, width: 50, height: 20)
            let content = fixture.popover(at: anchor, size: CGSize(width: 60, height: 50))
            content.popoverPresentationController?.permittedArrowDirections = permitted
            try fixture.present(content)
            record.addPicture(name, of: anchor.insetBy(dx: -80, dy: -75), on: fixture.device)
        }

        #expect(record.difference(from: "popover arrow \(era) \(style == .dark ? "dark" : "light")") == nil)
    }

    @Test(arguments: [TestDevice.Era.iOS12, .iOS18], [false, true])
    func aPopoverLooksAsRecordedOnItsWay(_ era: TestDevice.Era, _ reducesMotion: Bool) throws {
        var record = AppearanceRecord()
        let fixture = PopoverFixture(.iPad, era: era)
        try fixture.device.setAccessibilityFeature(.reduceMotion, isOn: reducesMotion)
        let content = fixture.popover()
        content.popoverPresentationController?.backgroundColor = .systemYellow
        fixture.root.present(content, animated: true)
        record.addMotion("coming", of: fixture.device, at: [0, 0.05, 0.1, 0.2, 0.3, 0.4])
        try fixture.device.settle()
        content.preferredContentSize = CGSize(width: 220, height: 200)
        record.addMotion("larger", of: fixture.device, at: [0, 0.05, 0.1, 0.2, 0.3])
        try fixture.device.settle()
        record.add("larger, at rest", of: fixture.device)
        try fixture.device.setAccessibilityFeature(.voiceOver, isOn: false)
        try fixture.device.rotate(to: .landscapeLeft)
        try fixture.device.settle()
        record.add("turned", of: fixture.device, reads: false)
        content.dismiss(animated: true)
        record.addMotion("going", of: fixture.device, at: [0, 0.05, 0.1, 0.2, 0.3])

        #expect(
            record.difference(from: "popover on its way \(era)\(reducesMotion ? " with Reduce Motion" : "")") == nil)
    }

    @Test func sizesAndMarginsLookAsRecorded() throws {
        var record = AppearanceRecord()
        for (width, height) in [(0.0, 0.0), (20, 20), (320, 1000), (2000, 100)] {
            for margin in [0.0, 30] {
                let fixture = PopoverFixture(.iPad)
                let content = fixture.popover(size: CGSize(width: width, height: height))
                content.popoverPresentationController?.popoverLayoutMargins = UIEdgeInsets(
                    top: margin, left: margin + 5, bottom: margin + 15, right: margin + 25)
                try fixture.present(content)
                record.add("\(width) \(height), margin \(margin)", of: fixture.device, reads: false)
                try fixture.device.showKeyboard()
                try fixture.device.settle()
                record.add("\(width) \(height), margin \(margin), keyboard", of: fixture.device, reads: false)
                try fixture.device.hideKeyboard()
            }
        }

        #expect(record.difference(from: "popover sizes and margins") == nil)
    }
}
