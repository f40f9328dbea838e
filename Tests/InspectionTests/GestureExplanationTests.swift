import CoreGraphics
import Testing
import UIKitCore
import VelariumTesting

/// Which gesture won against which, and why: each test plants a rivalry, and the words name its end.
@MainActor @Suite struct GestureExplanationTests {
    /// Allows or refuses what it is asked for.
    private final class Delegate: NSObject, UIGestureRecognizerDelegate {
        var begins = true

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    }

    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()
    private let box = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))

    init() {
        page.loadViewIfNeeded()
        box.accessibilityIdentifier = "box"
        page.view.addSubview(box)
        device.show(page)
    }

    @discardableResult
    private func add(_ recognizer: UIGestureRecognizer, named name: String, to view: UIView? = nil)
        -> UIGestureRecognizer
    {
        recognizer.name = name
        (view ?? box).addGestureRecognizer(recognizer)
        return recognizer
    }

    @Test func theReceiverAndTheRecognizersOfATapAreNamed() throws {
        add(UITapGestureRecognizer(), named: "open")

        let text = try device.explainGestures { try device.tap(x: 200, y: 400) }

        #expect(text.contains("A finger touches (200, 400): UIView \"box\" (100, 300, 200, 200) gets it."), "\(text)")
        #expect(text.contains("\"open\" of UIView \"box\" (100, 300, 200, 200) sees it."), "\(text)")
        #expect(text.contains("\"open\" of UIView \"box\" (100, 300, 200, 200) is recognized."), "\(text)")
    }

    @Test func theLoserNamesTheWinner() throws {
        add(UITapGestureRecognizer(), named: "inner")
        add(UITapGestureRecognizer(), named: "outer", to: page.view)

        let text = try device.explainGestures { try device.tap(x: 200, y: 400) }

        let lost = text.components(separatedBy: "\n").first { $0.contains("fails, because") }
        #expect(lost?.hasPrefix("UITapGestureRecognizer \"outer\"") == true, "\(text)")
        #expect(lost?.contains("because UITapGestureRecognizer \"inner\" of UIView \"box\"") == true, "\(text)")
    }

    @Test func aTapThatWaitsForADoubleTapSaysSo() throws {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        add(double, named: "double")
        add(UITapGestureRecognizer(), named: "single").require(toFail: double)

        let text = try device.explainGestures {
            try device.tap(x: 200, y: 400)
            device.advance(by: 1)
        }

        let lines = text.components(separatedBy: "\n")
        let waits = lines.firstIndex {
            $0.contains("\"single\"") && $0.contains("waits until UITapGestureRecognizer \"double\"")
        }
        let wins = lines.firstIndex { $0.contains("\"single\"") && $0.hasSuffix("is recognized.") }
        #expect(waits != nil && wins != nil && waits! < wins!, "\(text)")
        #expect(lines.contains { $0.contains("\"double\"") && $0.contains("fails by itself") }, "\(text)")
    }

    @Test func aRefusalOfTheDelegateIsNamed() throws {
        let delegate = Delegate()
        delegate.begins = false
        add(UITapGestureRecognizer(), named: "open").delegate = delegate

        let text = try device.explainGestures { try device.tap(x: 200, y: 400) }

        #expect(text.contains("UIView \"box\" (100, 300, 200, 200) fails: gestureRecognizerShouldBegin(_:)"))
        #expect(!text.contains("is recognized"))
    }

    @Test func theScrollViewTakesADragFromTheLongPress() throws {
        let scroll = UIScrollView(frame: page.view.bounds)
        scroll.contentSize = CGSize(width: 390, height: 3_000)
        page.view.addSubview(scroll)
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 3_000))
        scroll.addSubview(row)
        add(UILongPressGestureRecognizer(), named: "hold", to: row)

        let text = try device.explainGestures {
            try device.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
        }

        let lines = text.components(separatedBy: "\n")
        #expect(lines.contains { $0.contains("of UIScrollView (0") && $0.hasSuffix("is recognized.") }, "\(text)")
        #expect(lines.contains { $0.contains("\"hold\"") && $0.contains("fails") }, "\(text)")
    }

    @Test func aFingerBesideAllViewsIsNotLost() throws {
        page.view.window?.isHidden = true

        let text = try device.explainGestures { try device.tap(x: 200, y: 400) }

        #expect(text == "A finger touches (200, 400): no view is there.", "\(text)")
    }

    @Test func nothingIsRecordedOutsideOfTheAction() throws {
        add(UITapGestureRecognizer(), named: "open")
        try device.tap(x: 200, y: 400)

        #expect(device.explainGestures {} == "")
        #expect(device.system.frameLoop.observer == nil)
    }
}
