import Testing
import UIKitCore
import VelariumTesting

/// Layout of a whole view tree.
@MainActor @Suite struct LayoutEngineTests {
    private let fixture = LayoutFixture()

    @Test func anAutoresizingViewInAConstraintKeepsItsFrame() {
        let view = UIView(frame: CGRect(x: 40, y: 50, width: 60, height: 70))
        let probe = fixture.add()
        fixture.container.addSubview(view)

        fixture.lay([probe.leftAnchor.constraint(equalTo: view.rightAnchor)])
        #expect(probe.frame.minX == 100)
        view.frame.origin.x = 60
        fixture.container.layoutIfNeeded()

        #expect(probe.frame.minX == 120)
        #expect(view.frame == CGRect(x: 60, y: 50, width: 60, height: 70))
    }

    @Test func anAutoresizingMaskFollowsAConstrainedSuperview() {
        let outer = fixture.add()
        let width = outer.widthAnchor.constraint(equalToConstant: 100)
        let inner = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 10))
        inner.autoresizingMask = .flexibleWidth
        let probe = fixture.add(to: outer)
        fixture.lay([width, outer.heightAnchor.constraint(equalToConstant: 10)])
        outer.addSubview(inner)
        fixture.lay([
            probe.rightAnchor.constraint(equalTo: inner.rightAnchor), probe.widthAnchor.constraint(equalToConstant: 1),
        ])

        width.constant = 200
        fixture.container.layoutIfNeeded()

        #expect(inner.frame == CGRect(x: 10, y: 0, width: 180, height: 10))
        #expect(probe.frame.minX == 189)
    }

    @Test func theWindowsSizeReachesTheInnermostView() {
        let view = fixture.add(to: fixture.controller.view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: fixture.controller.view.leftAnchor, constant: 5),
            view.rightAnchor.constraint(equalTo: fixture.controller.view.rightAnchor, constant: -5),
        ])
        fixture.controller.view.layoutIfNeeded()
        #expect(view.frame.width == 380)

        fixture.device.window.frame.size.width = 290
        fixture.device.advance(by: 0.02)

        #expect(view.frame.width == 280)
    }

    @Test func addingASubviewAgainKeepsItsConstraints() {
        let one = fixture.add()
        let two = fixture.add()
        fixture.pin(one, x: 7)
        let held = fixture.container.constraints

        fixture.container.addSubview(one)
        fixture.lay()

        #expect(fixture.container.subviews == [two, one])
        #expect(fixture.container.constraints == held)
        #expect(one.frame.minX == 7)
    }

    @Test func removingAViewDeactivatesConstraintsToViewsOutsideIt() {
        let one = fixture.add()
        let two = fixture.add()
        let inner = fixture.add(to: one)
        fixture.pin(one, x: 7)
        fixture.pin(inner, x: 3)
        let across = inner.leftAnchor.constraint(equalTo: two.leftAnchor)
        across.priority = .defaultLow
        fixture.lay([across])

        one.removeFromSuperview()

        #expect(!across.isActive)
        #expect(fixture.container.constraints.isEmpty)
        #expect(one.constraints.count == 4 && inner.constraints.count == 2)
        fixture.container.addSubview(one)
        fixture.pin(one, x: 9)
        #expect(one.frame.minX == 9)
        #expect(inner.frame.isAbout(3, 0, 50, 40))
    }

    @Test func aDetachedTreeIsLaidOutByItself() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = fixture.add()
        root.addSubview(view)

        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            view.widthAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()

        #expect(view.frame.minX == 40)
        fixture.container.addSubview(root)
        root.bounds.size.width = 200
        fixture.container.layoutIfNeeded()
        #expect(view.frame.minX == 90)
    }

    @Test func aDetachedRootTakesTheSizeOfItsConstraints() {
        let root = UIView()
        let view = ContentView(60, 30)
        root.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
            view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -5),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])

        root.layoutIfNeeded()

        #expect(root.bounds.size == CGSize(width: 70, height: 30))
    }

    @Test func aTransformKeepsCenterAndBounds() {
        let view = fixture.add()
        fixture.pin(view, x: 20, y: 30, width: 100, height: 60)
        view.transform = CGAffineTransform(rotationAngle: .pi / 6).scaledBy(x: 2, y: 2)

        view.constraints.first { $0.firstAttribute == .width }?.constant = 120
        fixture.container.layoutIfNeeded()

        #expect(view.bounds.size == CGSize(width: 120, height: 60))
        #expect(view.center == CGPoint(x: 80, y: 60))
    }

    @Test func constraintsUseAlignmentRectangles() {
        let view = ShadowedView()
        _ = fixture.add(view)

        fixture.pin(view, x: 20, y: 30, width: 100, height: 60)

        #expect(view.frame == CGRect(x: 18, y: 29, width: 105, height: 65))
    }

    private final class ShadowedView: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 3) }
    }

    // MARK: Pixels

    @Test func neighborsTouchOnWholePixels() {
        let views = (0..<7).map { _ in fixture.add() }
        var constraints = [views[0].leftAnchor.constraint(equalTo: fixture.container.leftAnchor)]
        for (one, two) in zip(views, views.dropFirst()) {
            constraints.append(two.leftAnchor.constraint(equalTo: one.rightAnchor))
            constraints.append(two.widthAnchor.constraint(equalTo: one.widthAnchor))
        }
        constraints.append(views[6].rightAnchor.constraint(equalTo: fixture.container.rightAnchor))

        fixture.lay(constraints)

        for (one, two) in zip(views, views.dropFirst()) {
            #expect(abs(one.frame.maxX - two.frame.minX) < 1e-9)
            #expect(abs(one.frame.maxX * 3 - (one.frame.maxX * 3).rounded()) < 1e-9)
        }
        #expect(views[6].frame.maxX == 300)
    }

    @Test func aViewThatFillsARoundedViewEndsAtItsEdges() {
        let outer = fixture.add()
        let inner = fixture.add(to: outer)
        fixture.pin(outer, x: 10.2, width: 50.3)

        fixture.lay([
            inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
        ])

        #expect(abs(inner.frame.minX) < 1e-9)
        #expect(abs(inner.frame.maxX - outer.bounds.maxX) < 1e-9)
    }

    // MARK: Conflicts

    @Test func aConflictIsReportedOnceInUIKitsWordsAndLayoutSettles() {
        fixture.device.recordsMisuses = true
        let view = fixture.add()
        let (first, second) = (
            view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 200)
        )
        first.identifier = "first"
        second.identifier = "second"

        fixture.lay([first, second])
        fixture.container.setNeedsLayout()
        fixture.lay()

        #expect(view.frame.width == 100)
        #expect(fixture.device.misuses.count == 1)
        let report = fixture.device.misuses[0].message
        #expect(!fixture.device.misuses[0].raises)
        #expect(report.hasPrefix("Unable to simultaneously satisfy constraints.\n\tProbably at least one of the"))
        #expect(report.contains("(\n    \"\(first.description)\",\n    \"\(second.description)\"\n)"))
        #expect(report.contains("Will attempt to recover by breaking constraint \n\(second.description)\n"))
        #expect(report.contains("UIViewAlertForUnsatisfiableConstraints"))
    }

    @Test func aBrokenConstraintAppliesAgainWhenTheConflictEnds() {
        fixture.device.recordsMisuses = true
        let view = fixture.add()
        let (first, second) = (
            view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 200)
        )
        fixture.lay([first, second])

        first.isActive = false
        fixture.lay()

        #expect(view.frame.width == 200)
    }

    @Test func anAutoresizingMaskInAConflictIsListedWithItsFlexibleParts() {
        fixture.device.recordsMisuses = true
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
        view.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
        fixture.container.addSubview(view)

        fixture.lay([view.widthAnchor.constraint(equalToConstant: 90)])

        #expect(view.frame.width == 30)
        #expect(fixture.device.misuses.count == 1)
        #expect(fixture.device.misuses[0].message.contains("<NSAutoresizingMaskLayoutConstraint:0x"))
        #expect(fixture.device.misuses[0].message.contains(" h=--& v=--& UIView:0x"))
    }

    // MARK: Right to left

    @Test(arguments: [
        (UISemanticContentAttribute.forceLeftToRight, CGFloat(10)), (.forceRightToLeft, 240),
    ]) func leadingFollowsTheLayoutDirection(attribute: UISemanticContentAttribute, x: CGFloat) {
        let view = fixture.add()
        fixture.container.semanticContentAttribute = attribute

        fixture.lay([
            view.leadingAnchor.constraint(equalTo: fixture.container.leadingAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 50),
        ])

        #expect(view.frame.minX == x)
    }

    @Test func changingTheLayoutDirectionMovesViews() {
        let view = fixture.add()
        fixture.lay([
            view.leadingAnchor.constraint(greaterThanOrEqualTo: fixture.container.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: fixture.container.trailingAnchor, multiplier: 0.5),
        ])
        let anchor = view.widthAnchor.constraint(equalToConstant: 50)
        fixture.lay([anchor])
        #expect(view.frame.maxX == 150)

        fixture.container.semanticContentAttribute = .forceRightToLeft
        fixture.lay()

        #expect(view.frame.minX == 150)
    }
}

extension NSLayoutXAxisAnchor {
    /// A constraint with a multiplier, which anchors for positions do not offer.
    @MainActor fileprivate func constraint(equalTo anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        let plain = constraint(equalTo: anchor)
        return NSLayoutConstraint(
            item: plain.firstItem!, attribute: plain.firstAttribute, relatedBy: .equal, toItem: plain.secondItem,
            attribute: plain.secondAttribute, multiplier: multiplier, constant: 0)
    }
}
