import QuartzCore
import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct TouchTests {
    private let device = TestDevice(.iPhone14)
    private let root = UIViewController()
    private let view = TouchView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

    init() {
        device.show(root)
        root.view.addSubview(view)
        device.advance(by: 0)
    }

    @Test func aTouchStaysWithTheViewItBeganOn() throws {
        try device.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 350, y: 600), in: 0.1)

        #expect(view.calls.first == "began (50.0, 50.0)")
        #expect(view.calls.last == "ended (250.0, 500.0)")
        #expect(view.calls.contains { $0.hasPrefix("moved") })
    }

    @Test func removingAViewCancelsItsTouch() throws {
        view.removesItself = true

        try device.tap(x: 150, y: 150)

        #expect(view.calls.map { $0.prefix(9) } == ["began (50", "cancelled"])
        #expect(view.superview == nil)
    }

    @Test func aTapRecognizerCancelsTheTouchOfItsView() throws {
        let counter = Counter()
        view.addGestureRecognizer(UITapGestureRecognizer(target: counter, action: Selector("count", Counter.count)))

        try device.tap(x: 150, y: 150)

        #expect(counter.total == 1)
        #expect(view.calls.map { $0.prefix(9) } == ["began (50", "cancelled"])
    }

    @Test func cancelsTouchesInViewFalseKeepsTheTouchInTheView() throws {
        let counter = Counter()
        let tap = UITapGestureRecognizer(target: counter, action: Selector("count", Counter.count))
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)

        try device.tap(x: 150, y: 150)

        #expect(counter.total == 1)
        #expect(view.calls.last == "ended (50.0, 50.0)")
    }

    @Test func theInnermostTapRecognizerWins() throws {
        let outer = Counter()
        let inner = Counter()
        root.view.addGestureRecognizer(UITapGestureRecognizer(target: outer, action: Selector("count", Counter.count)))
        view.addGestureRecognizer(UITapGestureRecognizer(target: inner, action: Selector("count", Counter.count)))

        try device.tap(x: 150, y: 150)

        #expect(inner.total == 1)
        #expect(outer.total == 0)
    }

    @Test func aTapThatMovesOrLastsTooLongIsNotRecognized() throws {
        let counter = Counter()
        view.addGestureRecognizer(UITapGestureRecognizer(target: counter, action: Selector("count", Counter.count)))

        try device.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 300), in: 0.1)
        try device.press(.init(stringLiteral: "press"), for: 1)

        #expect(counter.total == 0)
    }

    @Test func twoTapsInARowCountTwo() throws {
        let counter = Counter()
        let tap = UITapGestureRecognizer(target: counter, action: Selector("count", Counter.count))
        tap.numberOfTapsRequired = 2
        view.addGestureRecognizer(tap)

        try device.tap(x: 150, y: 150)
        #expect(counter.total == 0)
        try device.tap(x: 151, y: 150)
        #expect(counter.total == 1)
        device.advance(by: 1)
        try device.tap(x: 150, y: 150)
        #expect(counter.total == 1)
    }
}

@MainActor private final class Counter: NSObject {
    private(set) var total = 0

    func count(_ sender: UIGestureRecognizer) { total += 1 }
}

@MainActor private final class TouchView: UIView {
    var calls: [String] = []
    var removesItself = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "press"
        accessibilityLabel = "press"
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("began", touches)
        if removesItself { removeFromSuperview() }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

    private func note(_ phase: String, _ touches: Set<UITouch>) {
        let location = touches.first!.location(in: self)
        calls.append("\(phase) (\(location.x), \(location.y))")
    }
}
