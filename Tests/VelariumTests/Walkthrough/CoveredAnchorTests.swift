import CoreGraphics
import Testing
import UIKit
import Velarium
import VelariumTesting

/// Steps whose anchors are under something, wider than what is seen, or in a window without room.
@MainActor @Suite struct CoveredAnchorTests {
    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init() {
        scroll.contentSize = CGSize(width: 1_200, height: 2_000)
        scroll.contentInsetAdjustmentBehavior = .never
        page.view.addSubview(scroll)
        device.show(page)
    }

    private func show(_ anchor: UIView) throws {
        _ = device.window
        Walkthrough(steps: [.init(.view(anchor), title: "Here")]).show(over: page)
        try device.settle()
    }

    /// It comes out from under the panel, and is not pushed aside.
    @Test(arguments: [CGFloat(600), 800, 1_000]) func anAnchorThatIsWiderThanTheScreenMovesUpOnly(width: CGFloat) throws
    {
        let anchor = UIView(frame: CGRect(x: 100, y: 760, width: width, height: 40))
        scroll.addSubview(anchor)
        let panel = UIView(frame: CGRect(x: 0, y: 644, width: 390, height: 200))
        panel.backgroundColor = .white
        page.view.addSubview(panel)
        scroll.contentOffset.x = 250

        try show(anchor)

        #expect(scroll.contentOffset.x == 100)
        #expect(anchor.convert(anchor.bounds, to: nil).maxY <= 644)
    }

    /// What receives no touches covers nothing.
    @Test func anAnchorInAPageWithoutTouchesIsNotCovered() throws {
        let anchor = UIView(frame: CGRect(x: 20, y: 700, width: 200, height: 40))
        scroll.addSubview(anchor)
        page.view.isUserInteractionEnabled = false

        try show(anchor)

        #expect(scroll.contentOffset == .zero)
        try device.expect("Here", is: .visible)
    }

    /// The frame of the card stays as the window is, but its texts do not.
    @Test func theTextsOfACardThatFillsTheWindowGrow() throws {
        _ = device.window
        Walkthrough(steps: [.init(nil, title: "Name", message: "Type it.")]).show(over: page)
        device.window.frame = CGRect(x: 0, y: 0, width: 120, height: 90)
        try device.settle()
        let title = try #require(label("Name", in: device.window))
        let card = try #require(title.superview?.superview)
        let before = (title.bounds.height, card.frame)

        try device.setTextSize(.accessibilityExtraLarge)
        try device.settle()

        #expect(card.frame == before.1)
        #expect(title.bounds.height > before.0 + 10)
    }

    private func label(_ text: String, in view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text == text { return label }
        return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
    }
}
