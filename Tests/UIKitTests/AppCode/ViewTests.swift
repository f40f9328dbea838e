import CoreGraphics
import Foundation
import Testing
import UIKit
import VelariumTesting

/// What apps set on views, scroll views and gestures.
@MainActor @Suite struct ViewTests {
    private let device = TestDevice(.iPhone14)

    /// A view of 100 × 100 points at (100, 100) on the screen.
    private func show<View: UIView>(_ view: View) -> View {
        view.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
        device.show(UIViewController()).addSubview(view)
        device.advance(by: 0.1)
        return view
    }

    private func color(_ x: CGFloat, _ y: CGFloat) -> String { device.picture().color(atX: x, y: y).description }

    // MARK: Images

    /// The left half red, the right half blue.
    private func makeImage(_ size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height))
            UIColor.blue.setFill()
            context.fill(CGRect(x: size.width / 2, y: 0, width: size.width / 2, height: size.height))
        }
    }

    @Test func aContentModePlacesAnImageInItsView() {
        let view = UIImageView(image: makeImage(CGSize(width: 40, height: 20)))
        view.backgroundColor = .black
        view.clipsToBounds = true
        _ = show(view)

        for (mode, corner, middle) in [
            (UIView.ContentMode.scaleToFill, String.red, String.red), (.scaleAspectFit, .black, .red),
            (.scaleAspectFill, .red, .red), (.center, .black, .black), (.topLeft, .red, .black),
        ] {
            view.contentMode = mode
            #expect(color(104, 104) == corner)
            #expect(color(110, 150) == middle)
        }
    }

    @Test func aRenderingModeKeepsOrTintsTheColorsOfAnImage() throws {
        let image = makeImage(CGSize(width: 100, height: 100))
        let view = show(UIImageView())
        view.tintColor = .green

        view.image = image.withRenderingMode(UIImage.RenderingMode.alwaysTemplate)
        #expect(color(110, 150) == .green)
        view.image = image.withRenderingMode(.alwaysOriginal)
        #expect(color(110, 150) == .red)
    }

    @Test func aResizingModeTilesOrStretchesTheMiddleOfAnImage() throws {
        let image = makeImage(CGSize(width: 20, height: 20))
        let view = show(UIImageView())

        view.image = image.resizableImage(withCapInsets: .zero, resizingMode: UIImage.ResizingMode.tile)
        #expect(color(105, 150) == .red && color(115, 150) == .blue && color(125, 150) == .red)
        view.image = image.resizableImage(withCapInsets: .zero, resizingMode: .stretch)
        #expect(color(105, 150) == .red && color(125, 150) == .red && color(175, 150) == .blue)
    }

    // MARK: Colors

    @Test func standardColorsAreThoseOfTheDocumentation() {
        #expect(UIColor.darkGray.cgColor.components?.first == 1.0 / 3)
        let view = show(UIView())
        view.backgroundColor = .darkText
        #expect(color(150, 150) == .black)

        view.overrideUserInterfaceStyle = .light
        view.backgroundColor = .systemGray2
        #expect(color(150, 150) == "#AEAEB2FF")
        view.overrideUserInterfaceStyle = .dark
        #expect(color(150, 150) == "#636366FF")
    }

    // MARK: Animations in blocks of begin and commit

    @Test func anAnimationOfOldCodeRunsByItsDurationAndCurve() {
        let view = show(UIView())
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        view.center.x += 100
        UIView.commitAnimations()

        device.advance(by: 0.25)
        #expect(abs((view.layer.presentation()?.position.x ?? 0) - 175) < 3)
        device.advance(by: 0.9)
        #expect(view.center.x == 250 && view.layer.animationKeys() == nil)
    }

    @Test func noAnimationBeginsWhileAnimationsAreDisabled() {
        let view = show(UIView())
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1) { view.center.x += 100 }
        UIView.setAnimationsEnabled(true)

        #expect(view.layer.animationKeys() == nil)
        UIView.animate(withDuration: 1) { view.center.x += 100 }
        #expect(view.layer.animationKeys() != nil)
    }

    // MARK: Scroll views

    private func showScrollView() -> UIScrollView {
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 400, height: 1000)
        scroll.contentInsetAdjustmentBehavior = .never
        _ = show(scroll)
        scroll.frame = CGRect(x: 50, y: 100, width: 200, height: 300)
        return scroll
    }

    @Test func aFingerScrollsByThePanRecognizer() throws {
        let scroll = showScrollView()

        try device.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), in: 0.3)
        #expect(scroll.contentOffset.y > 50)
        try device.settle()

        let offset = scroll.contentOffset
        scroll.panGestureRecognizer.isEnabled = false
        try device.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), in: 0.3)
        #expect(scroll.contentOffset == offset)
    }

    @Test func indicatorsHaveAStyleInsetsAndASwitch() throws {
        let scroll = showScrollView()
        scroll.backgroundColor = .white
        func pixels() -> [String] {
            scroll.flashScrollIndicators()
            device.advance(by: 0.2)
            let picture = device.picture()
            return stride(from: 101, to: 399, by: 2).map { picture.color(atX: 246, y: CGFloat($0)).description }
        }
        let black = pixels()
        #expect(black.contains { $0 != .white })

        scroll.backgroundColor = .black
        scroll.indicatorStyle = UIScrollView.IndicatorStyle.white
        #expect(pixels().contains { $0 != .black })

        scroll.indicatorStyle = .black
        scroll.backgroundColor = .white
        scroll.scrollIndicatorInsets = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0)
        let lower = try #require(pixels().firstIndex { $0 != .white })
        #expect(lower > (black.firstIndex { $0 != .white } ?? 0) + 40)

        scroll.showsVerticalScrollIndicator = false
        scroll.showsHorizontalScrollIndicator = false
        device.advance(by: 3)
        let picture = { device.picture() }
        let still = picture()
        scroll.flashScrollIndicators()
        device.advance(by: 0.2)
        #expect(still.matches(picture()))
    }

    @Test func theKeyboardGoesWhenADragBegins() throws {
        let scroll = showScrollView()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        scroll.addSubview(field)
        let mode = UIScrollView.KeyboardDismissMode.onDrag
        for dismissMode in [UIScrollView.KeyboardDismissMode.none, mode] {
            scroll.keyboardDismissMode = dismissMode
            scroll.contentOffset = .zero
            #expect(field.becomeFirstResponder())
            try device.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), in: 0.3)
            try device.settle()
            #expect(field.isFirstResponder == (dismissMode == .none))
        }
    }

    // MARK: Gestures

    @Test func aPanCountsItsFingersAndItsTranslationFromWhereItIsSet() throws {
        let view = show(UIView())
        let pan = UIPanGestureRecognizer()
        var translations: [CGFloat] = []
        let target = GestureTarget { recognizer in
            guard let pan = recognizer as? UIPanGestureRecognizer else { return }
            translations.append(pan.translation(in: view).x)
            pan.setTranslation(.zero, in: view)
        }
        pan.addTarget(target, action: Selector("gesture:", GestureTarget.gesture))
        view.addGestureRecognizer(pan)

        try device.drag(from: CGPoint(x: 110, y: 150), to: CGPoint(x: 190, y: 150), in: 0.3)
        #expect(translations.allSatisfy { $0 < 40 })
        #expect(translations.reduce(0, +) > 60)

        pan.maximumNumberOfTouches = 1
        translations = []
        try device.pinch(.point(x: 150, y: 150), scale: 2)
        #expect(translations.count <= 1)
    }

    @Test func aGestureMayWaitForAnotherToFail() throws {
        let view = show(UIView())
        var taps = 0
        let target = GestureTarget { _ in taps += 1 }
        let first = WaitingTap(target: target, action: Selector("gesture:", GestureTarget.gesture))
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        first.other = double
        view.addGestureRecognizer(first)
        view.addGestureRecognizer(double)

        try device.tap(.view(view))
        #expect(taps == 0)
        device.advance(by: 1)
        #expect(taps == 1)
        try device.doubleTap(.point(x: 150, y: 150))
        device.advance(by: 1)
        #expect(taps == 1)
        #expect(first.shouldRequireFailure(of: double))
    }

    @Test func anEventOfAFingerIsOfTheTypeTouches() throws {
        let view = show(TouchedView())
        try device.tap(.view(view))
        let type: UIEvent.EventType? = view.events.first
        #expect(type == .touches)
    }

    // MARK: Small types

    @Test func optionSetsOfEdgesAndAxesHoldTheirParts() {
        let edges: UIRectEdge = [.top, .left]
        #expect(edges.isSubset(of: .all) && !edges.contains(.bottom))
        #expect(UIAxis.both.contains(.vertical) && UIAxis.both.contains(.horizontal))
        #expect(!UIAxis.vertical.contains(.horizontal))
    }

    @Test func rectanglesAreEqualWithoutTheirSigns() {
        let rect = CGRect(x: 10, y: 10, width: 20, height: 30)
        #expect(rect.equalTo(CGRect(x: 30, y: 40, width: -20, height: -30)))
        #expect(!rect.equalTo(rect.offsetBy(dx: 1, dy: 0)))
    }

    @Test func theOrientationOfTheInterfaceSaysWhetherItIsUpright() throws {
        _ = show(UIView())
        #expect(device.application.statusBarOrientation.isPortrait)
        try device.rotate(to: .landscapeLeft)
        try device.settle()
        #expect(!device.application.statusBarOrientation.isPortrait)
        #expect(device.application.statusBarOrientation == .landscapeLeft)
    }

    @Test func everyViewIsATraitEnvironmentThatTestsFindByItsIdentifier() throws {
        let view = show(UIView())
        let environment: any UITraitEnvironment = view
        #expect(environment.traitCollection.userInterfaceIdiom == .phone)

        for found in [view, UIBarButtonItem(), UIAccessibilityElement(accessibilityContainer: view)] as [NSObject] {
            let identified = try #require(found as? any UIAccessibilityIdentification)
            identified.accessibilityIdentifier = "me"
            #expect(identified.accessibilityIdentifier == "me")
        }
        try device.expect(.id("me"))
    }

    @Test func theTraitsOfAViewSayWhatItIs() {
        let button = UIButton()
        let traits: UIAccessibilityTraits = button.accessibilityTraits
        #expect(traits.contains(.button) && !traits.contains(.notEnabled))
    }

    /// Styles any class that has a proxy.
    private func paint<Styled: UIView & UIAppearance>(_ type: Styled.Type, _ color: UIColor) {
        type.appearance().backgroundColor = color
    }

    @Test func aGenericFunctionStylesAllViewsOfAClass() {
        let root = device.show(UIViewController())
        paint(PaintedView.self, .red)
        let view = PaintedView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        root.addSubview(view)
        device.advance(by: 0.1)
        #expect(color(150, 150) == .red)
    }

    // MARK: The device

    @Test func theBatteryIsKnownWhileItIsMonitored() throws {
        _ = show(UIView())
        let device = device
        let battery = UIDevice.current
        #expect(battery.batteryState == UIDevice.BatteryState.unknown && battery.batteryLevel == -1)

        battery.isBatteryMonitoringEnabled = true
        #expect(battery.batteryState == .full && battery.batteryLevel == 1)
        try device.perform(script: "statusbar shown")
        let full = device.picture(framed: true)
        try device.setBattery(level: 0.15, .unplugged)
        #expect(battery.batteryState == .unplugged && battery.batteryLevel == 0.15)
        #expect(!device.picture(framed: true).matches(full))

        #expect(throws: TestFailure.self) { try device.setBattery(level: 2, .full) }
        #expect(battery.batteryLevel == 0.15)
    }

    @Test func feedbackIsCountedByKind() {
        _ = show(UIView())
        let style = UIImpactFeedbackGenerator.FeedbackStyle.heavy
        let generator: UIFeedbackGenerator = UIImpactFeedbackGenerator(style: style)
        generator.prepare()
        (generator as? UIImpactFeedbackGenerator)?.impactOccurred()
        let kind = UINotificationFeedbackGenerator.FeedbackType.error
        UINotificationFeedbackGenerator().notificationOccurred(kind)

        let feedback = device.trace.map { "\($0)" }.filter { $0.contains("Occurred") }
        #expect(feedback.count == 2)
    }

    @Test func aTextLayerDrawsItsStringInItsBounds() {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
        layer.string = "MMMMMMMMMM"
        layer.fontSize = 30
        layer.font = UIFont.boldSystemFont(ofSize: 12)
        layer.foregroundColor = UIColor.red.cgColor
        let root = device.show(UIViewController())
        root.backgroundColor = .white
        root.layer.addSublayer(layer)
        device.advance(by: 0.1)

        func inked(_ xs: StrideTo<CGFloat>, _ y: CGFloat = 120) -> Bool {
            let picture = device.picture()
            return xs.contains { picture.color(atX: $0, y: y).description == .red }
        }
        #expect(inked(stride(from: 100, to: 150, by: 0.5)))
        #expect(!inked(stride(from: 201, to: 300, by: 0.5)))

        layer.string = "M"
        layer.alignmentMode = .right
        device.advance(by: 0.1)
        #expect(!inked(stride(from: 100, to: 160, by: 0.5)))
        #expect(inked(stride(from: 160, to: 200, by: 0.5)))

        layer.string = NSAttributedString(
            string: "M M", attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red])
        layer.frame.size = CGSize(width: 40, height: 100)
        layer.alignmentMode = .left
        layer.isWrapped = true
        device.advance(by: 0.5)
        #expect(inked(stride(from: 100, to: 140, by: 0.5), 155))
    }

    @Test func transactionsHaveValuesByKey() {
        let layer = show(UIView()).layer
        let free = CALayer()
        layer.addSublayer(free)
        device.advance(by: 0.1)

        CATransaction.begin()
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        CATransaction.setValue(2.0, forKey: kCATransactionAnimationDuration)
        CATransaction.setValue("mine", forKey: "own")
        #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
        #expect(CATransaction.value(forKey: "own") as? String == "mine")
        free.opacity = 0
        CATransaction.commit()
        #expect(free.animationKeys() == nil)
        #expect(CATransaction.value(forKey: "own") == nil)
    }
}

@MainActor private final class GestureTarget: NSObject {
    let handler: (UIGestureRecognizer) -> Void

    init(_ handler: @escaping (UIGestureRecognizer) -> Void) { self.handler = handler }

    func gesture(_ recognizer: UIGestureRecognizer) { handler(recognizer) }
}

private final class WaitingTap: UITapGestureRecognizer {
    weak var other: UIGestureRecognizer?

    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer === other
    }
}

private final class PaintedView: UIView {}

private final class TouchedView: UIView {
    var events: [UIEvent.EventType] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let event { events.append(event.type) }
    }
}
