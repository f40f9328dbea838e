import Testing
import UIKitCore
import VelariumTesting

/// Layout of a whole view tree.
@MainActor @Suite struct LayoutEngineTests {
    private let stage = LayoutStage()

    @Test func anAutoresizingViewInAConstraintKeepsItsFrame() {
        let view = UIView(frame: CGRect(x: 40, y: 50, width: 60, height: 70))
        let probe = stage.add()
        stage.room.addSubview(view)

        stage.lay([probe.leftAnchor.constraint(equalTo: view.rightAnchor)])
        #expect(probe.frame.minX == 100)
        view.frame.origin.x = 60
        stage.room.layoutIfNeeded()

        #expect(probe.frame.minX == 120)
        #expect(view.frame == CGRect(x: 60, y: 50, width: 60, height: 70))
    }

    @Test func anAutoresizingMaskFollowsAConstrainedSuperview() {
        let outer = stage.add()
        let width = outer.widthAnchor.constraint(equalToConstant: 100)
        let inner = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 10))
        inner.autoresizingMask = .flexibleWidth
        let probe = stage.add(to: outer)
        stage.lay([width, outer.heightAnchor.constraint(equalToConstant: 10)])
        outer.addSubview(inner)
        stage.lay([
            probe.rightAnchor.constraint(equalTo: inner.rightAnchor), probe.widthAnchor.constraint(equalToConstant: 1),
        ])

        width.constant = 200
        stage.room.layoutIfNeeded()

        #expect(inner.frame == CGRect(x: 10, y: 0, width: 180, height: 10))
        #expect(probe.frame.minX == 189)
    }

    @Test func theWindowsSizeReachesTheInnermostView() {
        let view = stage.add(to: stage.controller.view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: stage.controller.view.leftAnchor, constant: 5),
            view.rightAnchor.constraint(equalTo: stage.controller.view.rightAnchor, constant: -5),
        ])
        stage.controller.view.layoutIfNeeded()
        #expect(view.frame.width == 380)

        stage.device.window.frame.size.width = 290
        stage.device.advance(by: 0.02)

        #expect(view.frame.width == 280)
    }

    @Test func addingASubviewAgainKeepsItsConstraints() {
        let one = stage.add()
        let two = stage.add()
        stage.pin(one, x: 7)
        let held = stage.room.constraints

        stage.room.addSubview(one)
        stage.lay()

        #expect(stage.room.subviews == [two, one])
        #expect(stage.room.constraints == held)
        #expect(one.frame.minX == 7)
    }

    @Test func removingAViewDeactivatesConstraintsToViewsOutsideIt() {
        let one = stage.add()
        let two = stage.add()
        let inner = stage.add(to: one)
        stage.pin(one, x: 7)
        stage.pin(inner, x: 3)
        let across = inner.leftAnchor.constraint(equalTo: two.leftAnchor)
        across.priority = .defaultLow
        stage.lay([across])

        one.removeFromSuperview()

        #expect(!across.isActive)
        #expect(stage.room.constraints.isEmpty)
        #expect(one.constraints.count == 4 && inner.constraints.count == 2)
        stage.room.addSubview(one)
        stage.pin(one, x: 9)
        #expect(one.frame.minX == 9)
        #expect(inner.frame.isAbout(3, 0, 50, 40))
    }

    @Test func aDetachedTreeIsLaidOutByItself() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = stage.add()
        root.addSubview(view)

        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            view.widthAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()

        #expect(view.frame.minX == 40)
        stage.room.addSubview(root)
        root.bounds.size.width = 200
        stage.room.layoutIfNeeded()
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
        let view = stage.add()
        stage.pin(view, x: 20, y: 30, width: 100, height: 60)
        view.transform = CGAffineTransform(rotationAngle: .pi / 6).scaledBy(x: 2, y: 2)

        view.constraints.first { $0.firstAttribute == .width }?.constant = 120
        stage.room.layoutIfNeeded()

        #expect(view.bounds.size == CGSize(width: 120, height: 60))
        #expect(view.center == CGPoint(x: 80, y: 60))
    }

    @Test func constraintsUseAlignmentRectangles() {
        let view = ShadowedView()
        _ = stage.add(view)

        stage.pin(view, x: 20, y: 30, width: 100, height: 60)

        #expect(view.frame == CGRect(x: 18, y: 29, width: 105, height: 65))
    }

    private final class ShadowedView: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 3) }
    }

    // MARK: Pixels

    @Test func neighborsTouchOnWholePixels() {
        let views = (0..<7).map { _ in stage.add() }
        var constraints = [views[0].leftAnchor.constraint(equalTo: stage.room.leftAnchor)]
        for (one, two) in zip(views, views.dropFirst()) {
            constraints.append(two.leftAnchor.constraint(equalTo: one.rightAnchor))
            constraints.append(two.widthAnchor.constraint(equalTo: one.widthAnchor))
        }
        constraints.append(views[6].rightAnchor.constraint(equalTo: stage.room.rightAnchor))

        stage.lay(constraints)

        for (one, two) in zip(views, views.dropFirst()) {
            #expect(abs(one.frame.maxX - two.frame.minX) < 1e-9)
            #expect(abs(one.frame.maxX * 3 - (one.frame.maxX * 3).rounded()) < 1e-9)
        }
        #expect(views[6].frame.maxX == 300)
    }

    @Test func aViewThatFillsARoundedViewEndsAtItsEdges() {
        let outer = stage.add()
        let inner = stage.add(to: outer)
        stage.pin(outer, x: 10.2, width: 50.3)

        stage.lay([
            inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
        ])

        #expect(abs(inner.frame.minX) < 1e-9)
        #expect(abs(inner.frame.maxX - outer.bounds.maxX) < 1e-9)
    }

    // MARK: Conflicts

    @Test func aConflictIsReportedOnceInUIKitsWordsAndLayoutSettles() {
        stage.device.recordsMisuses = true
        let view = stage.add()
        let (first, second) = (
            view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 200)
        )
        first.identifier = "first"
        second.identifier = "second"

        stage.lay([first, second])
        stage.room.setNeedsLayout()
        stage.lay()

        #expect(view.frame.width == 100)
        #expect(stage.device.misuses.count == 1)
        let report = stage.device.misuses[0].message
        #expect(!stage.device.misuses[0].raises)
        #expect(report.hasPrefix("Unable to simultaneously satisfy constraints.\n\tProbably at least one of the"))
        #expect(report.contains("(\n    \"\(first.description)\",\n    \"\(second.description)\"\n)"))
        #expect(report.contains("Will attempt to recover by breaking constraint \n\(second.description)\n"))
        #expect(report.contains("UIViewAlertForUnsatisfiableConstraints"))
    }

    @Test func aBrokenConstraintAppliesAgainWhenTheConflictEnds() {
        stage.device.recordsMisuses = true
        let view = stage.add()
        let (first, second) = (
            view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 200)
        )
        stage.lay([first, second])

        first.isActive = false
        stage.lay()

        #expect(view.frame.width == 200)
    }

    @Test func anAutoresizingMaskInAConflictIsListedWithItsFlexibleParts() {
        stage.device.recordsMisuses = true
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
        view.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
        stage.room.addSubview(view)

        stage.lay([view.widthAnchor.constraint(equalToConstant: 90)])

        #expect(view.frame.width == 30)
        #expect(stage.device.misuses.count == 1)
        #expect(stage.device.misuses[0].message.contains("<NSAutoresizingMaskLayoutConstraint:0x"))
        #expect(stage.device.misuses[0].message.contains(" h=--& v=--& UIView:0x"))
    }

    // MARK: Right to left

    @Test(arguments: [
        (UISemanticContentAttribute.forceLeftToRight, CGFloat(10)), (.forceRightToLeft, 240),
    ]) func leadingFollowsTheLayoutDirection(attribute: UISemanticContentAttribute, x: CGFloat) {
        let view = stage.add()
        stage.room.semanticContentAttribute = attribute

        stage.lay([
            view.leadingAnchor.constraint(equalTo: stage.room.leadingAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 50),
        ])

        #expect(view.frame.minX == x)
    }

    @Test func changingTheLayoutDirectionMovesViews() {
        let view = stage.add()
        stage.lay([
            view.leadingAnchor.constraint(greaterThanOrEqualTo: stage.room.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: stage.room.trailingAnchor, multiplier: 0.5),
        ])
        let anchor = view.widthAnchor.constraint(equalToConstant: 50)
        stage.lay([anchor])
        #expect(view.frame.maxX == 150)

        stage.room.semanticContentAttribute = .forceRightToLeft
        stage.lay()

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
