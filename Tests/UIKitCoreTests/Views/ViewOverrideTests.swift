import CoreGraphics
import Testing
import UIKitCore
import VelariumTesting

/// What subclasses of views, guides, constraints and touches change by overriding members that were declared in
/// extensions.
@MainActor @Suite struct ViewOverrideTests {
    private let device = TestDevice()

    private func show(_ view: UIView) {
        let page = UIViewController()
        view.frame = CGRect(x: 50, y: 100, width: 200, height: 200)
        page.view.addSubview(view)
        device.show(page)
        device.advance(by: 0)
    }

    @Test func constraintsUseOverriddenGuidesAndAnchors() {
        final class Padded: UIView {
            let inner = UILayoutGuide()
            override var layoutMarginsGuide: UILayoutGuide { inner }
            override var topAnchor: NSLayoutYAxisAnchor { inner.topAnchor }
        }
        let view = Padded()
        let label = UIView()
        show(view)
        view.addLayoutGuide(view.inner)
        view.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false

        NSLayoutConstraint.activate([
            view.inner.topAnchor.constraint(equalTo: view.bottomAnchor, constant: -80),
            view.inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 30),
            label.topAnchor.constraint(equalTo: view.topAnchor),
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.widthAnchor.constraint(equalToConstant: 10), label.heightAnchor.constraint(equalToConstant: 10),
        ])
        view.layoutIfNeeded()

        #expect(label.frame == CGRect(x: 30, y: 120, width: 10, height: 10))
    }

    @Test func anOverriddenConstantIsTheOneOfTheLayout() {
        final class Doubled: NSLayoutConstraint {
            override var constant: CGFloat {
                get { super.constant * 2 }
                set { super.constant = newValue }
            }
        }
        let (view, inner) = (UIView(), UIView())
        show(view)
        view.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        let width = Doubled(
            item: inner, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 20)

        width.isActive = true
        view.layoutIfNeeded()
        let before = inner.frame.width
        width.constant = 35
        view.layoutIfNeeded()

        #expect(before == 40 && inner.frame.width == 70)
    }

    @Test func aSnapshotIsWhatASubclassReturns() {
        final class Card: UIView {
            let picture = UIView()
            override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { picture }
        }
        let view = Card()

        #expect(view.snapshotView(afterScreenUpdates: true) === view.picture)
    }

    @Test func aConversionOfASubclassIsUsedByTheOtherDirection() {
        final class Shifted: UIView {
            override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
                let place = super.convert(point, to: view)
                return CGPoint(x: place.x + 1_000, y: place.y)
            }
        }
        let view = Shifted()
        show(view)

        #expect(view.superview?.convert(CGPoint(x: 1, y: 2), from: view) == CGPoint(x: 1_051, y: 102))
    }

    /// A touch that a test makes.
    private final class Finger: UITouch {
        var place = CGPoint.zero
        override func location(in view: UIView?) -> CGPoint { place }
        override var force: CGFloat { 0.5 }
        override var maximumPossibleForce: CGFloat { 1 }
        override var tapCount: Int { 2 }
        override var phase: Phase { .moved }
        override func preciseLocation(in view: UIView?) -> CGPoint { CGPoint(x: place.x + 0.25, y: place.y) }
    }

    @Test func aTouchOfATestTellsWhatItOverrides() {
        final class Pad: UIView {
            var heard: [String] = []
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                for touch in touches {
                    heard.append("\(touch.location(in: self).x) \(touch.preciseLocation(in: self).x) \(touch.tapCount)")
                    heard.append("\(touch.force / touch.maximumPossibleForce) \(touch.phase == .moved)")
                }
            }
        }
        let (view, finger) = (Pad(), Finger())
        finger.place = CGPoint(x: 3, y: 4)

        view.touchesMoved([finger], with: nil)

        #expect(view.heard == ["3.0 3.25 2", "0.5 true"])
    }

    @Test func aControlFollowsATouchOfATest() {
        final class Pad: UIControl {
            var places: [CGPoint] = []
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                places.append(touch.location(in: self))
                return true
            }
        }
        let (pad, finger) = (Pad(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), Finger())
        finger.place = CGPoint(x: 9, y: 9)

        pad.touchesBegan([finger], with: nil)

        #expect(pad.places == [CGPoint(x: 9, y: 9)] && pad.isTouchInside)
    }

    @Test func aResponderProvidesItsOwnAssistant() {
        final class Bare: UIView {
            let item = UITextInputAssistantItem()
            override var inputAssistantItem: UITextInputAssistantItem { item }
        }
        let view = Bare()

        view.inputAssistantItem.allowsHidingShortcuts = false

        #expect(!view.item.allowsHidingShortcuts)
    }
}
