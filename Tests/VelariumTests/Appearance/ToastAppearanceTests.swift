import Testing
import UIKit
import UITestSupport
import Velarium
import VelariumTesting

/// Toasts look as their records in Tests/Appearances say: at every edge, with every part, in both directions.
@MainActor @Suite struct ToastAppearanceTests {
    private struct Content {
        let name: String
        var title = "Saved"
        var message: String?
        var hasImage = false
        var action: String?

        static let all = [
            Content(name: "title"), Content(name: "message", message: "You find it in the folder of drafts."),
            Content(name: "image", hasImage: true), Content(name: "action", action: "Undo"),
            Content(name: "all", message: "In drafts.", hasImage: true, action: "Undo"),
            Content(name: "long action", message: "In drafts.", hasImage: true, action: "Take everything of it back"),
            Content(
                name: "long", title: "The letter to Anna was saved in the folder of drafts, where nobody sees it",
                message: String(repeating: "It is there until you send it. ", count: 3), hasImage: true, action: "Undo"
            ),
        ]
    }

    private func makeDevice(_ model: TestDevice.Model, _ language: TestDevice.Language) -> (
        TestDevice, UIViewController
    ) {
        let device = TestDevice(model, language: language)
        let page = UIViewController()
        device.show(page)
        return (device, page)
    }

    private func show(_ content: Content, _ edge: Toast.Edge, _ style: Toast.Style, over page: UIViewController)
        -> Toast
    {
        let toast = Toast(
            title: content.title, message: content.message,
            image: content.hasImage ? UIImage(systemName: "trash") : nil, action: content.action.map { .init($0) },
            edge: edge, style: style)
        toast.duration = nil
        toast.show(over: page, animated: false)
        return toast
    }

    @Test(arguments: Toast.Style.allCases, [TestDevice.Model.iPhoneSE, .iPad])
    func everyContentLooksAsRecorded(_ style: Toast.Style, _ model: TestDevice.Model) throws {
        var record = AppearanceRecord()
        for language in [TestDevice.Language.english, .arabic] {
            let (device, page) = makeDevice(model, language)
            for content in Content.all {
                let toast = show(content, .bottom, style, over: page)
                device.advance(by: 0.1)
                record.add("\(content.name) \(language)", of: device, reads: false)
                toast.dismiss(for: .code, animated: false)
                device.advance(by: 0.1)
            }
        }

        #expect(record.difference(from: "toasts \(style) \(model)") == nil)
    }

    @Test(arguments: Toast.Style.allCases) func largeTextLooksAsRecorded(_ style: Toast.Style) throws {
        var record = AppearanceRecord()
        for language in [TestDevice.Language.english, .arabic] {
            let (device, page) = makeDevice(.iPhone14, language)
            try device.setTextSize(.accessibilityExtraExtraExtraLarge)
            for content in Content.all {
                let toast = show(content, .top, style, over: page)
                device.advance(by: 0.1)
                record.add("\(content.name) \(language)", of: device, reads: false)
                toast.dismiss(for: .code, animated: false)
                device.advance(by: 0.1)
            }
        }

        #expect(record.difference(from: "toasts \(style) with large text") == nil)
    }

    /// Each edge, in both directions: where it rests, how it comes and goes, and how it follows a finger.
    @Test(arguments: Toast.Edge.allCases) func everyEdgeLooksAsRecordedInMotion(_ edge: Toast.Edge) throws {
        var record = AppearanceRecord()
        for language in [TestDevice.Language.english, .arabic] {
            let (device, page) = makeDevice(.iPhone14, language)
            let toast = Toast(title: "Saved", message: "In drafts", edge: edge)
            toast.duration = nil
            toast.show(over: page, animated: true)
            record.addMotion("\(language), coming", of: device, at: [0, 0.05, 0.1, 0.2, 0.35])
            try device.settle()
            record.add("\(language)", of: device)
            try device.setAccessibilityFeature(.voiceOver, isOn: false)
            let frame = try device.view(.text("Saved")).convert(try device.view(.text("Saved")).bounds, to: nil)
            for (dx, dy) in [(30.0, 0.0), (-30, 0), (0, 30), (0, -30)] {
                let finger = MovingTouch(on: device, x: frame.midX, y: frame.midY)
                finger.move(by: CGVector(dx: dx, dy: dy))
                record.add("\(language), dragged by \(dx) \(dy)", of: device, reads: false)
                finger.rest()
                finger.cancel()
                try device.settle()
            }
            toast.dismiss(for: .code, animated: true)
            record.addMotion("\(language), going", of: device, at: [0, 0.05, 0.1, 0.2])
        }

        #expect(record.difference(from: "toast at the edge \(edge)") == nil)
    }
}
