import CoreGraphics
import Testing
import UIKitCore
import UIKitMotion
import VelariumTesting

/// Running, pausing, and what behaviors and items of an animator do.
@MainActor @Suite struct UIDynamicAnimatorTests {
    @Test func gravityAcceleratesByAThousandPointsPerSquareSecond() throws {
        let fixture = try DynamicsFixture()
        let box = fixture.box(x: 0, y: 0)
        fixture.animator.addBehavior(UIGravityBehavior(items: [box]))

        fixture.device.advance(by: 0.5)

        #expect(abs(box.center.y - (50 + 125)) < 5)
        #expect(box.center.x == 50)
    }

    @Test func equalRunsHaveEqualPositions() throws {
        func run() throws -> [CGPoint] {
            let fixture = try DynamicsFixture()
            let boxes = [fixture.box(x: 0, y: 0), fixture.box(x: 70, y: 120), fixture.box(x: 30, y: 240)]
            fixture.animator.addBehavior(UIGravityBehavior(items: boxes))
            let collision = UICollisionBehavior(items: boxes)
            collision.translatesReferenceBoundsIntoBoundary = true
            fixture.animator.addBehavior(collision)
            return fixture.centers(of: boxes[0], frames: 180)
        }

        #expect(try run() == run())
    }

    @Test func theAnimatorPausesWhenItemsAreStillAndThenNoFrameRuns() throws {
        let fixture = try DynamicsFixture()
        let recorder = DynamicsRecorder()
        fixture.animator.delegate = recorder
        let box = fixture.box(x: 100, y: 300)
        _ = fixture.addFloor(at: 500, for: [box])
        fixture.animator.addBehavior(UIGravityBehavior(items: [box]))
        #expect(fixture.animator.isRunning)

        try fixture.device.settle()

        #expect(!fixture.animator.isRunning)
        #expect(recorder.lines == ["will resume", "did pause"])
        #expect(abs(box.center.y - 450) < 0.5)
        let resting = box.center
        fixture.device.advance(by: 2)
        #expect(box.center == resting)
    }

    @Test func aChangedPropertyResumesThePausedAnimator() throws {
        let fixture = try DynamicsFixture()
        let recorder = DynamicsRecorder()
        let box = fixture.box(x: 100, y: 300)
        _ = fixture.addFloor(at: 400, for: [box])
        let gravity = UIGravityBehavior(items: [box])
        fixture.animator.addBehavior(gravity)
        try fixture.device.settle()
        fixture.animator.delegate = recorder

        gravity.gravityDirection = CGVector(dx: 0, dy: -1)
        fixture.device.advance(by: 0.5)

        #expect(recorder.lines == ["will resume"])
        #expect(box.center.y < 300)
        #expect(abs(fixture.animator.elapsedTime - 0.5) < 0.02)
    }

    @Test func aRemovedBehaviorLeavesItsItemsWhereTheyAre() throws {
        let fixture = try DynamicsFixture()
        let recorder = DynamicsRecorder()
        let box = fixture.box(x: 0, y: 0)
        let gravity = UIGravityBehavior(items: [box])
        fixture.animator.addBehavior(gravity)
        fixture.device.advance(by: 0.25)
        fixture.animator.delegate = recorder
        let place = box.center

        fixture.animator.removeBehavior(gravity)
        fixture.device.advance(by: 0.5)

        #expect(box.center == place)
        #expect(recorder.lines == ["did pause"])
        #expect(fixture.animator.behaviors.isEmpty && gravity.dynamicAnimator == nil)
    }

    @Test func anItemKeepsItsVelocityWhileAnotherBehaviorHasIt() throws {
        let fixture = try DynamicsFixture()
        let box = fixture.box(x: 0, y: 0)
        let gravity = UIGravityBehavior(items: [box])
        let properties = UIDynamicItemBehavior(items: [box])
        fixture.animator.addBehavior(gravity)
        fixture.animator.addBehavior(properties)
        fixture.device.advance(by: 0.25)

        gravity.removeItem(box)
        fixture.device.advance(by: 1.0 / 60)
        let start = box.center.y
        fixture.device.advance(by: 0.5)

        #expect(abs(properties.linearVelocity(for: box).y - 250) < 20)
        #expect(abs(box.center.y - start - 125) < 10)
    }

    @Test func updateItemTakesOverTheStateThatTheAppHasSet() throws {
        let fixture = try DynamicsFixture()
        let box = fixture.box(x: 0, y: 0)
        fixture.animator.addBehavior(UIGravityBehavior(items: [box]))
        fixture.device.advance(by: 0.1)

        box.center = CGPoint(x: 200, y: 20)
        fixture.animator.updateItem(usingCurrentState: box)
        fixture.device.advance(by: 1.0 / 60)

        #expect(box.center.x == 200)
        #expect(box.center.y > 20 && box.center.y < 30)
    }

    @Test func aBehaviorActsThroughItsChildrenAndItsActionIsCalledForEachFrame() throws {
        let fixture = try DynamicsFixture()
        let box = fixture.box(x: 0, y: 0)
        let group = UIDynamicBehavior()
        let gravity = UIGravityBehavior(items: [box])
        group.addChildBehavior(gravity)
        var heights: [CGFloat] = []
        group.action = { heights.append(box.center.y) }

        fixture.animator.addBehavior(group)
        #expect(gravity.dynamicAnimator === fixture.animator)
        fixture.device.advance(by: 10.0 / 60)

        #expect(heights.count >= 9)
        #expect(heights == heights.sorted() && heights.last == box.center.y)
        group.removeChildBehavior(gravity)
        #expect(group.childBehaviors.isEmpty && gravity.dynamicAnimator == nil)
    }

    @Test func behaviorsAreToldTheirAnimator() throws {
        final class Watcher: UIDynamicBehavior {
            var moves: [Bool] = []
            override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moves.append(dynamicAnimator != nil) }
        }
        let fixture = try DynamicsFixture()
        let watcher = Watcher()

        fixture.animator.addBehavior(watcher)
        fixture.animator.removeAllBehaviors()

        #expect(watcher.moves == [true, false])
    }

    @Test func itemsAreFoundByRectangle() throws {
        let fixture = try DynamicsFixture()
        let first = fixture.box(x: 0, y: 0)
        let second = fixture.box(x: 200, y: 200)
        fixture.animator.addBehavior(UIDynamicItemBehavior(items: [first, second]))

        let found = fixture.animator.items(in: CGRect(x: 150, y: 150, width: 100, height: 100))

        #expect(found.count == 1 && found.first === second)
    }

    @Test func itemsMoveInTheSpaceOfTheReferenceView() throws {
        let fixture = try DynamicsFixture()
        let parent = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 400))
        fixture.reference.addSubview(parent)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        parent.addSubview(box)
        _ = fixture.addFloor(at: 400, for: [box])
        fixture.animator.addBehavior(UIGravityBehavior(items: [box]))

        try fixture.device.settle()

        #expect(abs(box.frame.maxY - 300) < 0.5)
    }

    @Test func anAppMovesObjectsOfItsOwn() throws {
        final class Particle: UIDynamicItem {
            var center = CGPoint(x: 5, y: 5)
            let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
            var transform = CGAffineTransform.identity
        }
        let fixture = try DynamicsFixture()
        let animator = UIDynamicAnimator()
        let particle = Particle()

        animator.addBehavior(UIGravityBehavior(items: [particle]))
        fixture.device.advance(by: 0.5)

        #expect(particle.center.y > 100)
        #expect(animator.referenceView == nil)
        #expect(animator.items(in: CGRect(x: 0, y: 0, width: 10, height: 500)).count == 1)
    }

    @Test func aViewOutsideTheReferenceViewIsAMisuseAndStays() throws {
        let fixture = try DynamicsFixture()
        var reports: [String] = []
        fixture.device.system.misuseRecorder = { reports.append($0.message) }
        let stray = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

        fixture.animator.addBehavior(UIGravityBehavior(items: [stray]))
        fixture.device.advance(by: 0.5)

        #expect(stray.center == CGPoint(x: 5, y: 5))
        #expect(reports.count == 1 && reports[0].contains("should be a descendant of reference view"))
    }

    @Test func aBehaviorHasOneAnimatorAndAnItemCountsOnce() throws {
        let fixture = try DynamicsFixture()
        var reports = 0
        fixture.device.system.misuseRecorder = { _ in reports += 1 }
        let box = fixture.box(x: 0, y: 0)
        let gravity = UIGravityBehavior(items: [box, box])
        gravity.addItem(box)
        #expect(gravity.items.count == 1)
        fixture.animator.addBehavior(gravity)

        UIDynamicAnimator(referenceView: fixture.reference).addBehavior(gravity)
        fixture.animator.addBehavior(gravity)
        gravity.addChildBehavior(gravity)

        #expect(reports == 3)
        #expect(fixture.animator.behaviors.count == 1)
    }

    @Test func numbersThatAreNotFiniteAreIgnored() throws {
        let fixture = try DynamicsFixture()
        var reports = 0
        fixture.device.system.misuseRecorder = { _ in reports += 1 }
        let box = fixture.box(x: 0, y: 0)
        let gravity = UIGravityBehavior(items: [box])
        let properties = UIDynamicItemBehavior(items: [box])
        fixture.animator.addBehavior(gravity)
        fixture.animator.addBehavior(properties)

        gravity.gravityDirection = CGVector(dx: CGFloat.nan, dy: 1)
        gravity.magnitude = .infinity
        properties.addLinearVelocity(CGPoint(x: CGFloat.infinity, y: 0), for: box)
        properties.density = .nan
        fixture.device.advance(by: 0.1)

        #expect(reports == 4)
        #expect(box.center.x == 50 && box.center.y > 50)
        #expect(properties.density == 1)
    }

    @Test func theAnimatorIsReleasedWhileItRuns() throws {
        let fixture = try DynamicsFixture()
        let box = fixture.box(x: 0, y: 0)
        weak var released: UIDynamicAnimator?
        do {
            let animator = UIDynamicAnimator(referenceView: fixture.reference)
            animator.addBehavior(UIGravityBehavior(items: [box]))
            released = animator
        }

        #expect(released == nil)
        try fixture.device.settle()
        #expect(box.center.y == 50)
    }
}
