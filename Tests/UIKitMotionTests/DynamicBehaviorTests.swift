import CoreGraphics
import Testing
import UIKitCollections
import UIKitCore
import UIKitLists
import UIKitMotion
import VelariumTesting

/// What each behavior does to its items.
@MainActor @Suite struct DynamicBehaviorTests {
    // MARK: Gravity and push

    @Test func theAngleAndTheMagnitudeOfGravityMakeItsDirection() throws {
        let fixture = try DynamicsFixture()
        let box = fixture.box(x: 100, y: 100)
        let gravity = UIGravityBehavior(items: [box])
        #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1) && gravity.magnitude == 1)
        #expect(abs(gravity.angle - .pi / 2) < 1e-9)

        gravity.setAngle(0, magnitude: 0.5)
        fixture.animator.addBehavior(gravity)
        fixture.device.advance(by: 0.4)

        #expect(gravity.gravityDirection == CGVector(dx: 0.5, dy: 0))
        #expect(abs(box.center.x - 190) < 5 && box.center.y == 150)
    }

    @Test func aContinuousPushAcceleratesByAHundredPointsPerSquareSecond() throws {
        let fixture = try DynamicsFixture()
        let box = fixture.box(x: 0, y: 0)
        let push = UIPushBehavior(items: [box], mode: .continuous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        fixture.animator.addBehavior(push)

        fixture.device.advance(by: 1)

        #expect(abs(box.center.x - 100) < 3)
        #expect(push.active && push.mode == .continuous)
    }

    @Test func anInstantaneousPushActsOnceAndByMass() throws {
        let fixture = try DynamicsFixture()
        let large = fixture.box(x: 0, y: 0)
        let small = fixture.box(x: 0, y: 200, size: 50)
        let properties = UIDynamicItemBehavior(items: [large, small])
        fixture.animator.addBehavior(properties)
        let push = UIPushBehavior(items: [large, small], mode: .instantaneous)
        push.setAngle(0, magnitude: 1)
        fixture.animator.addBehavior(push)

        fixture.device.advance(by: 0.2)

        #expect(!push.active)
        #expect(abs(properties.linearVelocity(for: large).x - 100) < 0.001)
        #expect(abs(properties.linearVelocity(for: small).x - 400) < 0.001)
        push.active = true
        fixture.device.advance(by: 0.1)
        #expect(abs(properties.linearVelocity(for: large).x - 200) < 0.001)
    }

    @Test func aPushBesideTheCenterRotatesTheItem() throws {
        let fixture = try DynamicsFixture()
        let box = fixture.box(x: 100, y: 100)
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 40, vertical: 0), for: box)
        push.pushDirection = CGVector(dx: 0, dy: 1)
        fixture.animator.addBehavior(push)

        fixture.device.advance(by: 0.1)

        #expect(push.targetOffsetFromCenter(for: box).horizontal == 40)
        #expect(box.transform.b > 0.01 && box.center.y > 155)
    }

    // MARK: Collisions

    @Test func anElasticItemBouncesBackToItsHeight() throws {
        let fixture = try DynamicsFixture()
        let ball = fixture.box(x: 100, y: 100, size: 40)
        let properties = UIDynamicItemBehavior(items: [ball])
        properties.elasticity = 1
        fixture.animator.addBehavior(properties)
        fixture.animator.addBehavior(UIGravityBehavior(items: [ball]))
        _ = fixture.addFloor(at: 500, for: [ball])

        let heights = fixture.centers(of: ball, frames: 240).map(\.y)

        let highest = heights[70...].min() ?? 0
        #expect(abs(highest - 120) < 20)
        #expect((heights.max() ?? 0) < 481)
    }

    @Test func anItemWithoutElasticityStaysOnTheFloor() throws {
        let fixture = try DynamicsFixture()
        let box = fixture.box(x: 100, y: 100)
        let properties = UIDynamicItemBehavior(items: [box])
        properties.elasticity = 0
        fixture.animator.addBehavior(properties)
        fixture.animator.addBehavior(UIGravityBehavior(items: [box]))
        _ = fixture.addFloor(at: 500, for: [box])

        let heights = fixture.centers(of: box, frames: 120).map(\.y)

        let landing = try #require(heights.firstIndex { $0 > 449.5 })
        #expect(heights[landing...].allSatisfy { abs($0 - 450) < 0.6 })
        #expect(box.transform.isIdentity || abs(box.transform.b) < 0.001)
    }

    @Test(arguments: [(0.0, true), (1.0, false)])
    func frictionStopsASlidingItem(friction: Double, slidesOn: Bool) throws {
        let fixture = try DynamicsFixture()
        let box = fixture.box(x: 0, y: 400)
        let properties = UIDynamicItemBehavior(items: [box])
        properties.friction = friction
        properties.elasticity = 0
        properties.allowsRotation = false
        properties.addLinearVelocity(CGPoint(x: 300, y: 0), for: box)
        fixture.animator.addBehavior(properties)
        fixture.animator.addBehavior(UIGravityBehavior(items: [box]))
        _ = fixture.addFloor(at: 500, for: [box])

        fixture.device.advance(by: 1)

        let speed = properties.linearVelocity(for: box).x
        #expect(slidesOn ? abs(speed - 300) < 1 : speed == 0)
        // The way until friction has used up the speed: v² / 2μg.
        #expect(slidesOn ? box.center.x > 330 : abs(box.center.x - 50 - 45) < 5)
    }

    @Test func delegatesLearnWhenContactsBeginAndEnd() throws {
        let fixture = try DynamicsFixture()
        let recorder = DynamicsRecorder()
        let box = fixture.box(x: 100, y: 300)
        let properties = UIDynamicItemBehavior(items: [box])
        properties.elasticity = 0.8
        fixture.animator.addBehavior(properties)
        let gravity = UIGravityBehavior(items: [box])
        fixture.animator.addBehavior(gravity)
        let collision = fixture.addFloor(at: 500, for: [box])
        collision.collisionDelegate = recorder

        fixture.device.advance(by: 0.7)

        #expect(recorder.lines == ["began floor", "ended floor"])
        #expect(abs((recorder.points.first?.y ?? 0) - 500) < 1)
        gravity.magnitude = 4
        try fixture.device.settle()
        #expect(recorder.lines.count.isMultiple(of: 2) == false && recorder.lines.last == "began floor")
    }

    @Test func itemsCollideWithEachOtherAndPassOnTheirSpeed() throws {
        let fixture = try DynamicsFixture()
        let recorder = DynamicsRecorder()
        let (first, second) = (fixture.box(x: 0, y: 100, size: 50), fixture.box(x: 150, y: 100, size: 50))
        let properties = UIDynamicItemBehavior(items: [first, second])
        properties.elasticity = 1
        properties.friction = 0
        properties.addLinearVelocity(CGPoint(x: 200, y: 0), for: first)
        fixture.animator.addBehavior(properties)
        let collision = UICollisionBehavior(items: [first, second])
        collision.collisionDelegate = recorder
        fixture.animator.addBehavior(collision)

        fixture.device.advance(by: 1)

        #expect(recorder.lines == ["began items", "ended items"])
        #expect(abs(properties.linearVelocity(for: first).x) < 1)
        #expect(abs(properties.linearVelocity(for: second).x - 200) < 1)
        #expect(abs((recorder.points.first?.x ?? 0) - 150) < 1)
    }

    @Test func theModeChoosesWhatItemsCollideWith() throws {
        let fixture = try DynamicsFixture()
        let (first, second) = (fixture.box(x: 100, y: 0, size: 50), fixture.box(x: 100, y: 150, size: 50))
        let collision = fixture.addFloor(at: 400, for: [first, second])
        collision.collisionMode = .boundaries
        fixture.animator.addBehavior(UIGravityBehavior(items: [first, second]))

        try fixture.device.settle()

        #expect(abs(first.frame.maxY - 400) < 0.5 && abs(second.frame.maxY - 400) < 0.5)
        collision.collisionMode = .items
        fixture.device.advance(by: 0.5)
        #expect(first.frame.maxY > 450)
    }

    @Test func boxesComeToRestOnEachOther() throws {
        let fixture = try DynamicsFixture()
        let boxes = (0..<4).map { fixture.box(x: 100, y: 20 + 110 * CGFloat($0)) }
        fixture.animator.addBehavior(UIGravityBehavior(items: boxes))
        _ = fixture.addFloor(at: 600, for: boxes)

        try fixture.device.settle()

        for (index, box) in boxes.reversed().enumerated() {
            #expect(abs(box.center.y - (550 - 100 * CGFloat(index))) < 1.5)
            #expect(abs(box.transform.b) < 0.02)
        }
    }

    @Test func theReferenceViewsBoundsAreABoundaryWithoutIdentifier() throws {
        let fixture = try DynamicsFixture()
        let recorder = DynamicsRecorder()
        let box = fixture.box(x: 100, y: 100)
        fixture.animator.addBehavior(UIGravityBehavior(items: [box]))
        let collision = UICollisionBehavior(items: [box])
        collision.setTranslatesReferenceBoundsIntoBoundary(
            with: UIEdgeInsets(top: 0, left: 0, bottom: 100, right: 0))
        collision.collisionDelegate = recorder
        fixture.animator.addBehavior(collision)

        try fixture.device.settle()

        #expect(collision.translatesReferenceBoundsIntoBoundary)
        #expect(abs(box.frame.maxY - (fixture.reference.bounds.height - 100)) < 0.5)
        #expect(recorder.lines.first == "began reference" && recorder.lines.last == "began reference")
    }

    @Test func boundariesAreKeptByTheirIdentifiers() throws {
        let collision = UICollisionBehavior()
        #expect(collision.boundaryIdentifiers == nil)

        collision.addBoundary(withIdentifier: "ramp" as NSString, from: .zero, to: CGPoint(x: 10, y: 10))
        collision.addBoundary(withIdentifier: "ramp" as NSString, from: .zero, to: CGPoint(x: 20, y: 10))
        collision.addBoundary(
            withIdentifier: "hole" as NSString, for: UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 9, height: 9)))

        #expect(collision.boundaryIdentifiers?.map { "\($0)" } == ["ramp", "hole"])
        #expect(collision.boundary(withIdentifier: "ramp" as NSString)?.bounds.width == 20)
        collision.removeBoundary(withIdentifier: "ramp" as NSString)
        #expect(collision.boundaryIdentifiers?.count == 1)
        collision.removeAllBoundaries()
        #expect(collision.boundaryIdentifiers == nil)
    }

    @Test func aRemovedBoundaryNoLongerHoldsItems() throws {
        let fixture = try DynamicsFixture()
        let box = fixture.box(x: 100, y: 300)
        let collision = fixture.addFloor(at: 400, for: [box])
        fixture.animator.addBehavior(UIGravityBehavior(items: [box]))
        try fixture.device.settle()

        collision.removeBoundary(withIdentifier: "floor" as NSString)
        fixture.device.advance(by: 0.5)

        #expect(box.frame.minY > 400)
    }

    @Test func aRoundItemRollsDownASlope() throws {
        final class Ball: UIView {
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
        }
        let fixture = try DynamicsFixture()
        let ball = Ball(frame: CGRect(x: 40, y: 60, width: 40, height: 40))
        fixture.reference.addSubview(ball)
        fixture.animator.addBehavior(UIGravityBehavior(items: [ball]))
        let properties = UIDynamicItemBehavior(items: [ball])
        properties.friction = 1
        fixture.animator.addBehavior(properties)
        let collision = UICollisionBehavior(items: [ball])
        collision.addBoundary(
            withIdentifier: "slope" as NSString, from: CGPoint(x: 0, y: 100), to: CGPoint(x: 1000, y: 600))
        fixture.animator.addBehavior(collision)

        fixture.device.advance(by: 1)

        let velocity = properties.linearVelocity(for: ball)
        #expect(ball.center.x > 100)
        #expect(abs(properties.angularVelocity(for: ball) - hypot(velocity.x, velocity.y) / 20) < 0.5)
    }

    @Test func aPathIsTheOutlineOfAnItem() throws {
        final class Wedge: UIView {
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
            override var collisionBoundingPath: UIBezierPath {
                UIBezierPath(rect: CGRect(x: -50, y: -50, width: 100, height: 60))
            }
        }
        let fixture = try DynamicsFixture()
        let wedge = Wedge(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        fixture.reference.addSubview(wedge)
        let properties = UIDynamicItemBehavior(items: [wedge])
        properties.allowsRotation = false
        fixture.animator.addBehavior(properties)
        _ = fixture.addFloor(at: 400, for: [wedge])
        fixture.animator.addBehavior(UIGravityBehavior(items: [wedge]))

        try fixture.device.settle()

        #expect(abs(wedge.center.y - 390) < 0.5)
    }

    @Test func anAnchoredItemStaysWhileOthersCollideWithIt() throws {
        let fixture = try DynamicsFixture()
        let (falling, shelf) = (fixture.box(x: 100, y: 0), fixture.box(x: 100, y: 300))
        let fixed = UIDynamicItemBehavior(items: [shelf])
        fixed.isAnchored = true
        fixture.animator.addBehavior(fixed)
        fixture.animator.addBehavior(UIGravityBehavior(items: [falling, shelf]))
        fixture.animator.addBehavior(UICollisionBehavior(items: [falling, shelf]))

        try fixture.device.settle()

        #expect(shelf.center == CGPoint(x: 150, y: 350))
        #expect(abs(falling.frame.maxY - 300) < 0.5)
    }

    // MARK: Attachments and snaps

    @Test func aRigidAttachmentKeepsItsLengthWhileTheItemSwings() throws {
        let fixture = try DynamicsFixture()
        let box = fixture.box(x: 250, y: 50, size: 20)
        let anchor = CGPoint(x: 160, y: 60)
        let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: anchor)
        #expect(attachment.length == 100 && attachment.attachedBehaviorType == .anchor)
        fixture.animator.addBehavior(attachment)
        fixture.animator.addBehavior(UIGravityBehavior(items: [box]))

        let centers = fixture.centers(of: box, frames: 60)

        #expect(centers.allSatisfy { abs(hypot($0.x - anchor.x, $0.y - anchor.y) - 100) < 1 })
        #expect(centers.contains { $0.y > 155 } && centers.contains { $0.x < 160 })
    }

    @Test func anItemFollowsItsAnchorPoint() throws {
        let fixture = try DynamicsFixture()
        let box = fixture.box(x: 100, y: 100, size: 50)
        let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: box.center)
        fixture.animator.addBehavior(attachment)
        fixture.device.advance(by: 0.1)

        attachment.anchorPoint = CGPoint(x: 300, y: 400)
        fixture.device.advance(by: 0.5)

        #expect(abs(box.center.x - 300) < 1 && abs(box.center.y - 400) < 1)
    }

    @Test func anAttachmentWithAFrequencyIsASpring() throws {
        let fixture = try DynamicsFixture()
        let box = fixture.box(x: 90, y: 190, size: 20)
        let spring = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 100, y: 100))
        spring.length = 50
        spring.frequency = 2
        spring.damping = 0.1
        fixture.animator.addBehavior(spring)

        let heights = fixture.centers(of: box, frames: 30).map(\.y)

        // Half a period after the start the spring is at the other end, and nearly as far.
        let turn = heights.firstIndex(of: heights.min() ?? 0) ?? 0
        #expect(abs(turn - 15) <= 2)
        #expect((heights.min() ?? 0) < 120 && (heights.min() ?? 0) > 100)
        try fixture.device.settle()
        #expect(abs(box.center.y - 150) < 1)
    }

    @Test func twoItemsAreAttachedAtTheirPoints() throws {
        let fixture = try DynamicsFixture()
        let (first, second) = (fixture.box(x: 100, y: 100, size: 50), fixture.box(x: 100, y: 200, size: 50))
        let fixed = UIDynamicItemBehavior(items: [first])
        fixed.isAnchored = true
        fixture.animator.addBehavior(fixed)
        let attachment = UIAttachmentBehavior(
            item: first, offsetFromCenter: UIOffset(horizontal: 0, vertical: 25), attachedTo: second,
            offsetFromCenter: UIOffset(horizontal: 0, vertical: -25))
        #expect(attachment.length == 50 && attachment.attachedBehaviorType == .items && attachment.items.count == 2)
        fixture.animator.addBehavior(attachment)
        fixture.animator.addBehavior(UIGravityBehavior(items: [second]))

        fixture.device.advance(by: 1)

        #expect(abs(second.center.y - 225) < 1)
    }

    @Test func aSnapComesToRestAtItsPointWithoutRotation() throws {
        let fixture = try DynamicsFixture()
        let box = fixture.box(x: 0, y: 0, size: 60)
        box.transform = CGAffineTransform(rotationAngle: 0.5)
        let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 400))
        fixture.animator.addBehavior(snap)

        let rights = fixture.centers(of: box, frames: 60).map(\.x)
        try fixture.device.settle()

        #expect(rights.contains { $0 > 201 })
        #expect(abs(box.center.x - 200) < 0.5 && abs(box.center.y - 400) < 0.5)
        #expect(abs(box.transform.b) < 0.01)
        snap.snapPoint = CGPoint(x: 100, y: 100)
        try fixture.device.settle()
        #expect(abs(box.center.x - 100) < 0.5)
    }

    @Test func moreDampingMakesASnapOscillateLess() throws {
        func overshoot(damping: CGFloat) throws -> CGFloat {
            let fixture = try DynamicsFixture()
            let box = fixture.box(x: 0, y: 100, size: 60)
            let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 230, y: 130))
            snap.damping = damping
            fixture.animator.addBehavior(snap)
            return (fixture.centers(of: box, frames: 120).map(\.x).max() ?? 0) - 230
        }

        let least = try overshoot(damping: 0)
        let standard = try overshoot(damping: 0.5)
        let most = try overshoot(damping: 1)

        #expect(least > standard && standard > most && most < 1)
    }

    // MARK: Properties of items

    @Test func velocitiesBeforeTheAnimatorAddUp() throws {
        let fixture = try DynamicsFixture()
        let box = fixture.box(x: 100, y: 100)
        let properties = UIDynamicItemBehavior(items: [box])
        properties.addLinearVelocity(CGPoint(x: 10, y: 0), for: box)
        properties.addLinearVelocity(CGPoint(x: 20, y: 5), for: box)
        properties.addAngularVelocity(1, for: box)
        #expect(properties.linearVelocity(for: box) == .zero)

        fixture.animator.addBehavior(properties)
        fixture.device.advance(by: 0.5)

        #expect(properties.linearVelocity(for: box) == CGPoint(x: 30, y: 5))
        #expect(properties.angularVelocity(for: box) == 1)
        #expect(abs(box.center.x - 165) < 1)
        #expect(abs(atan2(box.transform.b, box.transform.a) - 0.5) < 0.03)
    }

    @Test func resistanceSlowsItemsDown() throws {
        let fixture = try DynamicsFixture()
        let box = fixture.box(x: 100, y: 100)
        let properties = UIDynamicItemBehavior(items: [box])
        properties.resistance = 3
        properties.angularResistance = 6
        properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
        properties.addAngularVelocity(1, for: box)
        fixture.animator.addBehavior(properties)

        fixture.device.advance(by: 0.5)

        #expect(abs(properties.linearVelocity(for: box).x - 100 * exp(-1.5)) < 3)
        #expect(abs(properties.angularVelocity(for: box) - exp(-3)) < 0.02)
    }

    @Test func anItemThatMayNotRotateDoesNot() throws {
        let fixture = try DynamicsFixture()
        let box = fixture.box(x: 100, y: 100)
        let properties = UIDynamicItemBehavior(items: [box])
        properties.allowsRotation = false
        properties.addAngularVelocity(5, for: box)
        fixture.animator.addBehavior(properties)

        fixture.device.advance(by: 0.5)

        #expect(box.transform.isIdentity && properties.angularVelocity(for: box) == 0)
    }

    @Test func theBehaviorThatWasAddedLastDeterminesAProperty() throws {
        let fixture = try DynamicsFixture()
        let box = fixture.box(x: 0, y: 0)
        let first = UIDynamicItemBehavior(items: [box])
        first.density = 4
        let second = UIDynamicItemBehavior(items: [box])
        second.density = 2
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        for behavior in [first, second, push] { fixture.animator.addBehavior(behavior) }

        fixture.device.advance(by: 0.1)

        #expect(abs(second.linearVelocity(for: box).x - 50) < 0.001)
    }

    @Test func aScaledItemKeepsItsScaleWhileItRotates() throws {
        let fixture = try DynamicsFixture()
        let box = fixture.box(x: 100, y: 100)
        box.transform = CGAffineTransform(scaleX: 2, y: 2)
        let properties = UIDynamicItemBehavior(items: [box])
        properties.addAngularVelocity(1, for: box)
        fixture.animator.addBehavior(properties)

        fixture.device.advance(by: 0.5)

        #expect(abs(hypot(box.transform.a, box.transform.b) - 2) < 0.001 && box.transform.b > 0.5)
    }

    // MARK: Collection views

    @Test func aLayoutMovesItsAttributes() throws {
        final class Springs: UICollectionViewLayout {
            lazy var dynamics = UIDynamicAnimator(collectionViewLayout: self)
            var preparations = 0

            override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 600) }
            override func prepare() {
                super.prepare()
                preparations += 1
                guard dynamics.behaviors.isEmpty else { return }
                let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
                cell.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
                dynamics.addBehavior(UIGravityBehavior(items: [cell]))
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                dynamics.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
            }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                dynamics.layoutAttributesForCell(at: indexPath)
            }
        }
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let fixture = try DynamicsFixture()
        let layout = Springs()
        let source = Source()
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        fixture.reference.addSubview(collection)

        fixture.device.advance(by: 0.5)

        let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(cell.frame.minY > 80 && layout.preparations > 5)
        let first = IndexPath(item: 0, section: 0)
        #expect(layout.dynamics.layoutAttributesForSupplementaryView(ofKind: "x", at: first) == nil)
        #expect(layout.dynamics.layoutAttributesForDecorationView(ofKind: "x", at: first) == nil)
        layout.dynamics.removeAllBehaviors()
    }
}
