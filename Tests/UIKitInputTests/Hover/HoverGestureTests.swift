import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct HoverGestureTests {
    private let device = TestDevice(.iPad)
    private let page = UIViewController()
    private let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    private let recorder = HoverRecorder()
    private let hover: UIHoverGestureRecognizer

    init() {
        hover = UIHoverGestureRecognizer(target: recorder, action: HoverRecorder.selector)
        card.addGestureRecognizer(hover)
        page.view.addSubview(card)
        device.show(page)
    }

    @Test func aPointerBeginsChangesAndEndsTheGesture() throws {
        try device.hover(over: .point(x: 150, y: 150))
        try device.hover(over: .point(x: 160, y: 155))
        try device.hover(over: .point(x: 300, y: 300))

        #expect(recorder.lines == ["began 50 50", "changed 60 55", "ended 200 200"])
        #expect(hover.state == .possible)
    }

    @Test func aPointerThatLeavesTheScreenEndsTheGesture() throws {
        try device.hover(over: .view(card))
        try device.hoverAway()

        #expect(recorder.states == ["began", "ended"])
    }

    @Test func aViewThatMovesAwayBelowAStillPointerEndsTheGesture() throws {
        try device.hover(over: .view(card))
        card.frame.origin.y = 500
        device.advance(by: 0.05)

        #expect(recorder.states == ["began", "ended"])
    }

    @Test func aViewInFrontEndsTheGesture() throws {
        try device.hover(over: .view(card))
        page.view.addSubview(UIView(frame: page.view.bounds))
        device.advance(by: 0.05)

        #expect(recorder.states == ["began", "ended"])
    }

    @Test func aRemovedViewCancelsTheGesture() throws {
        try device.hover(over: .view(card))
        card.removeFromSuperview()

        #expect(recorder.states == ["began", "cancelled"])
    }

    @Test func aGestureThatIsEnabledAgainBeginsUnderAStillPointer() throws {
        try device.hover(over: .view(card))
        hover.isEnabled = false
        try device.hover(over: .point(x: 140, y: 140))
        hover.isEnabled = true
        try device.hover(over: .point(x: 141, y: 140))

        #expect(recorder.states == ["began", "cancelled", "began", "changed"])
    }

    @Test func aTapOnAHoveredViewReachesItsTapGesture() throws {
        let taps = HoverRecorder()
        card.addGestureRecognizer(UITapGestureRecognizer(target: taps, action: HoverRecorder.selector))

        try device.hover(over: .view(card))
        try device.tap(.view(card))

        #expect(taps.states == ["ended"])
        #expect(recorder.states == ["began"])
    }

    @Test func aDelegateThatRefusesKeepsTheGestureFromBeginning() throws {
        let refusal = HoverRefusal()
        hover.delegate = refusal
        try device.hover(over: .view(card))
        try device.hover(over: .point(x: 140, y: 140))

        #expect(recorder.states == [])
    }

    @Test func aPointerThatRestsRunsNoFrames() throws {
        try device.hover(over: .view(card))
        try device.settle()
        let count = device.frameCount
        device.advance(by: 1)

        #expect(device.frameCount == count)
    }

    @Test func aNonfiniteLocationIsIgnored() throws {
        device.system.frameLoop.receive(.hover(location: CGPoint(x: CGFloat.nan, y: 150), time: .infinity))
        device.advance(by: 0.05)

        #expect(recorder.states == [])
    }
}

@MainActor private final class HoverRecorder: NSObject {
    static let selector = Selector("record:", HoverRecorder.record)
    private(set) var lines: [String] = []
    var states: [String] { lines.map { $0.prefix { $0 != " " } }.map(String.init) }

    func record(_ sender: UIGestureRecognizer) {
        let place = sender.location(in: sender.view)
        lines.append("\(sender.state) \(Int(place.x)) \(Int(place.y))")
    }
}

private final class HoverRefusal: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
