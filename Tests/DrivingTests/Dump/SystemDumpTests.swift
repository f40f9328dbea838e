import CoreGraphics
import Driving
import Foundation
import QuartzCore
import Testing
import UIKitCore

@MainActor
@Suite struct SystemDumpTests {
    private let fixture = ScreenFixture(.iPhone14)

    private func dump() throws -> [String: Any] {
        fixture.context.refresh()
        let bytes = Data(SystemDump(of: fixture.system).text.utf8)
        return try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    }

    private func all(_ tree: [String: Any]) -> [[String: Any]] {
        [tree] + (tree["children"] as? [[String: Any]] ?? []).flatMap(all)
    }

    private func views() throws -> [[String: Any]] {
        let windows = try #require(try dump()["windows"] as? [[String: Any]])
        return windows.compactMap { $0["root"] as? [String: Any] }.flatMap(all)
    }

    @Test func dumpHasDeviceSystemAndScreen() throws {
        let dump = try dump()

        #expect(
            Set(dump.keys) == [
                "device", "ios", "orientation", "screen", "windows", "presentations", "firstResponder", "order",
                "accessibility",
                "keyboard",
            ])
        #expect(dump["device"] as? String == "iPhone 14")
        #expect(dump["ios"] as? String == "17.5")
        #expect(dump["orientation"] as? String == "portrait")
        #expect(dump["screen"] as? [Double] == [390, 844, 1])
        #expect(dump["firstResponder"] is NSNull)
        #expect(dump["keyboard"] is NSNull)
    }

    @Test func aWindowHoldsItsViewsAsATree() throws {
        let windows = try #require(try dump()["windows"] as? [[String: Any]])
        let window = try #require(windows.first)

        #expect(Set(window.keys) == ["class", "level", "isKey", "frame", "root"])
        #expect(window["class"] as? String == "UIWindow")
        #expect(window["level"] as? Double == 0)
        #expect(window["isKey"] as? Bool == true)
        #expect(window["frame"] as? [Double] == [0, 0, 390, 844])
        let root = try #require(window["root"] as? [String: Any])
        #expect(all(root).contains { $0["controller"] as? String == "UIViewController" })
    }

    @Test func viewHasItsPropertiesAndOmitsUnsetOnes() throws {
        let group = fixture.add(UIView(), CGRect(x: 10, y: 20, width: 200, height: 100))
        let label = fixture.addLabel("Hello", 5, 1.0 / 3, to: group)
        label.accessibilityIdentifier = "greeting"
        label.accessibilityLabel = "A greeting"
        label.accessibilityTraits = [.header]
        label.isHidden = true

        let view = try #require(try views().first { $0["identifier"] as? String == "greeting" })

        #expect(view["class"] as? String == "UILabel")
        #expect(view["frame"] as? [Double] == [15, 20.333, 80, 20])
        #expect(view["alpha"] as? Double == 1)
        #expect(view["hidden"] as? Bool == true)
        #expect(view["text"] as? String == "Hello")
        #expect(view["label"] as? String == "A greeting")
        #expect(view["traits"] as? [String] == ["header"])
        #expect((view["children"] as? [Any])?.isEmpty == true)
        #expect(view["controller"] == nil)
        #expect(view["presentationFrame"] == nil)
    }

    @Test func runningAnimationHasModelAndPresentationFrames() throws {
        let group = fixture.add(UIView(), CGRect(x: 40, y: 30, width: 10, height: 10))
        let view = fixture.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10), to: group)
        view.accessibilityIdentifier = "mover"
        fixture.host.advance(by: 0.1)
        let animation = CABasicAnimation(keyPath: "position")
        animation.fromValue = CGPoint(x: 5, y: 5)
        animation.toValue = CGPoint(x: 105, y: 5)
        animation.duration = 1
        view.center = CGPoint(x: 105, y: 5)
        view.layer.add(animation, forKey: "move")
        fixture.host.advance(by: 0.5)

        let dumped = try #require(try views().first { $0["identifier"] as? String == "mover" })

        #expect(dumped["frame"] as? [Double] == [140, 30, 10, 10])
        let shown = try #require(dumped["presentationFrame"] as? [Double])
        #expect(shown[0] > 50 && shown[0] < 130)
        #expect(shown[1...] == [30, 10, 10])
    }

    @Test func aPresentationIsRecorded() throws {
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .overFullScreen
        fixture.controller.present(sheet, animated: false)
        fixture.host.advance(by: 0.1)

        let records = try #require(try dump()["presentations"] as? [[String: Any]])

        let record = try #require(records.first)
        #expect(
            Set(record.keys) == [
                "style", "effectiveStyle", "because", "phase", "presented", "presenting", "frame", "bubble",
                "contentFrame", "detent", "arrowDirection", "arrowTip", "placement",
            ])
        #expect(record["style"] as? String == "overFullScreen")
        #expect(record["phase"] as? String == "shown")
        #expect(record["frame"] as? [Double] == [0, 0, 390, 844])
        #expect(record["arrowDirection"] is NSNull)
        #expect(record["arrowTip"] is NSNull)
        #expect(record["placement"] is NSNull)
    }

    @Test func dumpIsDeterministic() {
        #expect(SystemDump(of: fixture.system).text == SystemDump(of: fixture.system).text)
        #expect(!SystemDump(of: fixture.system).text.contains("nan"))
    }
}
