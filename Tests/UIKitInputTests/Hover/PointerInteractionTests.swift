import HeadlessHost
import QuartzCore
import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

@MainActor @Suite struct PointerInteractionTests {
    private let device = TestDevice(.iPad)
    private let page = UIViewController()
    private let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    private let delegate = PointerRecorder()
    private let interaction: UIPointerInteraction

    init() {
        interaction = UIPointerInteraction(delegate: delegate)
        card.addInteraction(interaction)
        page.view.addSubview(card)
        device.show(page)
    }

    @Test func theDelegateIsAskedForTheRegionThenItsStyle() throws {
        try device.hover(over: .point(x: 150, y: 150))
        try device.hover(over: .point(x: 151, y: 150))
        try device.hoverAway()

        #expect(
            delegate.calls == [
                "regionFor 50 50", "styleFor 100", "willEnter 100", "regionFor 51 50", "willExit 100",
            ])
    }

    @Test func regionsAreEnteredOneAfterTheOther() throws {
        delegate.splits = true
        try device.hover(over: .point(x: 110, y: 150))
        try device.hover(over: .point(x: 190, y: 150))

        #expect(
            delegate.calls.filter { !$0.hasPrefix("regionFor") && !$0.hasPrefix("styleFor") } == [
                "willEnter left", "willExit left", "willEnter right",
            ])
    }

    /// A bar is 50 points high on a tablet.
    @Test func theHighlightOfABarButtonIsARoundedSquareLowerThanTheBar() throws {
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil)
        page.navigationItem.rightBarButtonItem?.accessibilityIdentifier = "plus"
        device.show(UINavigationController(rootViewController: page))

        try device.hover(over: .id("plus"))
        try device.settle()

        let button = try device.view(.id("plus"))
        let highlight = try #require(button.layer.sublayers?.first { $0.cornerRadius == 8 })
        #expect(highlight.bounds.size == CGSize(width: 37, height: 37))
        #expect(highlight.position.x == button.bounds.midX)
        #expect(highlight.position.y == button.bounds.midY)
    }

    @Test func noRegionMeansNoEffect() throws {
        delegate.refuses = true
        try device.hover(over: .view(card))

        #expect(delegate.calls == ["regionFor 50 50"])
        #expect(card.layer.sublayers?.isEmpty != false)
    }

    @Test func aHighlightAppearsAndGoesAway() throws {
        delegate.style = { UIPointerStyle(effect: .highlight(UITargetedPreview(view: $0))) }
        try device.hover(over: .view(card))
        try device.settle()
        #expect(card.layer.sublayers?.map(\.opacity) == [1])

        try device.hoverAway()
        try device.settle()
        #expect(card.layer.sublayers?.isEmpty != false)
    }

    @Test func aLiftedViewGetsItsTransformBack() throws {
        card.transform = CGAffineTransform(rotationAngle: 0.5)
        let before = card.transform
        delegate.style = { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) }
        try device.hover(over: .view(card))
        try device.settle()
        #expect(card.transform != before)

        try device.hoverAway()
        try device.settle()
        #expect(card.transform == before)
    }

    /// The plate below a lifted view is opaque; it must not be seen as another color.
    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func aTranslucentViewLooksTheSameWhileItIsLifted(style: UIUserInterfaceStyle) throws {
        try device.setStyle(style)
        page.view.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
        card.backgroundColor = UIColor(white: 0.5, alpha: 0.5)
        let middle = card.convert(CGPoint(x: card.bounds.midX, y: card.bounds.midY), to: nil)
        try device.settle()
        let before = device.picture().color(atX: middle.x, y: middle.y)

        delegate.style = { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) }
        try device.hover(over: .view(card))
        try device.settle()

        let after = device.picture().color(atX: middle.x, y: middle.y)
        #expect(after.isClose(to: before, within: 3))
    }

    @Test func aTransformThatTheAppSetsMeanwhileStays() throws {
        delegate.style = { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) }
        try device.hover(over: .view(card))
        card.transform = CGAffineTransform(translationX: 5, y: 0)
        try device.hoverAway()
        try device.settle()

        #expect(card.transform == CGAffineTransform(translationX: 5, y: 0))
    }

    @Test func anInnerInteractionReplacesTheOuterOne() throws {
        let inner = PointerRecorder()
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        badge.addInteraction(UIPointerInteraction(delegate: inner))
        card.addSubview(badge)

        try device.hover(over: .point(x: 150, y: 150))
        try device.hover(over: .point(x: 110, y: 110))

        #expect(delegate.calls.last == "willExit 100")
        #expect(inner.calls.last == "willEnter 20")
    }

    @Test func aDisabledOrRemovedInteractionEndsItsEffect() throws {
        try device.hover(over: .view(card))
        interaction.isEnabled = false
        #expect(delegate.calls.last == "willExit 100")

        interaction.isEnabled = true
        try device.hover(over: .point(x: 120, y: 120))
        card.removeInteraction(interaction)
        #expect(delegate.calls.suffix(2) == ["willEnter 100", "willExit 100"])
    }

    @Test func animationsOfTheDelegateRunWithTheEffect() throws {
        let card = card
        delegate.onEnter = { animator in
            animator.addAnimations { card.alpha = 0.5 }
            animator.addCompletion { card.tag = $0 ? 1 : 2 }
        }
        try device.hover(over: .view(card))
        try device.settle()

        #expect(card.alpha == 0.5 && card.tag == 1)
    }

    @Test func buttonsReactWhenTheAppAsksForIt() throws {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 300, y: 300, width: 80, height: 44)
        page.view.addSubview(button)
        #expect(!button.isPointerInteractionEnabled)
        var asked: [CGFloat] = []
        button.pointerStyleProvider = { button, effect, shape in
            asked.append(button.frame.width)
            return UIPointerStyle(effect: effect, shape: shape)
        }
        #expect(button.isPointerInteractionEnabled)

        try device.hover(over: .view(button))
        #expect(asked == [80])

        button.isEnabled = false
        try device.hover(over: .point(x: 310, y: 310))
        #expect(button.layer.sublayers?.contains { $0.opacity == 1 && $0.backgroundColor != nil } != true)
    }

    @Test func barItemsAreHighlighted() throws {
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        page.view.removeFromSuperview()
        device.show(UINavigationController(rootViewController: page))
        let window = device.window
        func highlights() -> Int { window.layer.count { $0.cornerRadius == 8 && $0.opacity == 1 } }
        let before = highlights()

        try device.hover(over: "Add")
        try device.settle()

        #expect(highlights() == before + 1)
    }

    @Test func theCursorFollowsTheStyleAndIsSetOnlyWhenItChanges() throws {
        let host = try #require(device.system.host as? HeadlessHost)
        let styles: [(UIPointerStyle?, PointerCursor)] = [
            (UIPointerStyle(shape: .verticalBeam(length: 20)), .verticalBeam),
            (UIPointerStyle(shape: .horizontalBeam(length: 20)), .horizontalBeam), (.hidden(), .hidden),
            (.system(), .arrow), (UIPointerStyle(effect: .lift(UITargetedPreview(view: card))), .arrow), (nil, .arrow),
        ]
        for (style, cursor) in styles {
            let before = host.cursorChanges
            delegate.style = { _ in style }
            try device.hover(over: .point(x: 140, y: 150))
            try device.hover(over: .point(x: 150, y: 150))
            try device.hover(over: .point(x: 160, y: 150))
            #expect(host.cursor == cursor)
            #expect(host.cursorChanges == before + (cursor == .arrow ? 0 : 1))

            try device.hoverAway()
            #expect(host.cursor == .arrow)
        }
    }

    @Test func theCursorIsABeamOverTheTextOfAFieldAndNotOverItsButton() throws {
        let host = try #require(device.system.host as? HeadlessHost)
        let field = UITextField(frame: CGRect(x: 100, y: 300, width: 200, height: 40))
        field.text = "Text"
        field.clearButtonMode = .always
        page.view.addSubview(field)

        try device.hover(over: .point(x: 150, y: 320))
        #expect(host.cursor == .verticalBeam)

        try device.hover(over: .point(x: 290, y: 320))
        #expect(host.cursor == .arrow)

        try device.hover(over: .point(x: 150, y: 320))
        field.removeFromSuperview()
        try device.hover(over: .point(x: 151, y: 320))
        #expect(host.cursor == .arrow)
    }

    @Test func anOldSystemHasNoPointers() throws {
        let old = TestDevice(.iPad, era: .iOS12)
        let page = UIViewController()
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        let recorder = PointerRecorder()
        view.addInteraction(UIPointerInteraction(delegate: recorder))
        page.view.addSubview(view)
        old.show(page)

        try old.hover(over: .view(view))

        #expect(recorder.calls == [])
    }

    @Test func automaticEffectsDependOnTheSize() {
        let preview = UITargetedPreview(view: card)

        let small = PointerEffectParts(of: .automatic(preview), size: CGSize(width: 44, height: 44))
        let large = PointerEffectParts(of: .automatic(preview), size: CGSize(width: 400, height: 44))

        #expect(small.tintMode == .underlay && large.tintMode == .overlay)
        #expect(PointerMetrics.scale(of: .zero) == 1)
        #expect(PointerMetrics.scale(of: CGSize(width: CGFloat.nan, height: 3)) <= PointerMetrics.largestScale)
    }

    @Test(arguments: [[], UIAxis.horizontal, .vertical, .both])
    func aCopyOfARegionEqualsItAndKeepsItsAxes(axes: UIAxis) throws {
        let region = UIPointerRegion(rect: CGRect(x: 1, y: 2, width: 3, height: 4), identifier: "left")
        region.latchingAxes = axes

        let copy = try #require(region.copy() as? UIPointerRegion)

        #expect(copy == region && copy.hash == region.hash && copy.latchingAxes == axes)
        #expect(copy != UIPointerRegion(rect: region.rect, identifier: "right"))
        #expect(copy != UIPointerRegion(rect: .zero, identifier: "left"))
    }
}

private final class PointerRecorder: NSObject, UIPointerInteractionDelegate {
    private(set) var calls: [String] = []
    var splits = false
    var refuses = false
    var style: ((UIView) -> UIPointerStyle?)?
    var onEnter: ((any UIPointerInteractionAnimating) -> Void)?

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        calls.append("regionFor \(Int(request.location.x)) \(Int(request.location.y))")
        guard !refuses else { return nil }
        guard splits else { return defaultRegion }
        let half = defaultRegion.rect.width / 2
        let isLeft = request.location.x < half
        return UIPointerRegion(
            rect: CGRect(x: isLeft ? 0 : half, y: 0, width: half, height: defaultRegion.rect.height),
            identifier: isLeft ? "left" : "right")
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        calls.append("styleFor \(name(of: region))")
        return interaction.view.flatMap { style?($0) ?? nil }
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {
        calls.append("willEnter \(name(of: region))")
        onEnter?(animator)
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {
        calls.append("willExit \(name(of: region))")
    }

    private func name(of region: UIPointerRegion) -> String {
        region.identifier.map { "\($0)" } ?? "\(Int(region.rect.width))"
    }
}

extension CALayer {
    /// How many layers of the tree fulfill `condition`.
    fileprivate func count(where condition: (CALayer) -> Bool) -> Int {
        (sublayers ?? []).reduce(condition(self) ? 1 : 0) { $0 + $1.count(where: condition) }
    }
}
