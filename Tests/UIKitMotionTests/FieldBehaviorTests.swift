import CoreGraphics
import Testing
import UIKitCore
import UIKitMotion
import VelariumTesting

@MainActor @Suite struct FieldBehaviorTests {
    /// The way of a box around (150, 150) in half a second of a field.
    private func way(
        in field: UIFieldBehavior, velocity: CGPoint = .zero, charge: CGFloat = 0
    ) throws -> (x: CGFloat, y: CGFloat) {
        let fixture = try DynamicsFixture()
        let box = fixture.box(x: 100, y: 100)
        let material = UIDynamicItemBehavior(items: [box])
        material.charge = charge
        material.addLinearVelocity(velocity, for: box)
        field.addItem(box)
        fixture.animator.addBehavior(material)
        fixture.animator.addBehavior(field)
        fixture.device.advance(by: 0.5)
        return (box.center.x - 150, box.center.y - 150)
    }

    private func field(_ field: UIFieldBehavior, strength: CGFloat = 1, at position: CGPoint) -> UIFieldBehavior {
        field.position = position
        field.strength = strength
        return field
    }

    @Test func linearGravityIsAsStrongAsGravity() throws {
        let way = try way(in: .linearGravityField(direction: CGVector(dx: 1, dy: 0)))

        #expect(abs(way.x - 125) < 8 && way.y == 0)
    }

    @Test(arguments: [-1.0, 1]) func radialGravityAttractsAndANegativeStrengthRepels(_ strength: CGFloat) throws {
        let gravity = UIFieldBehavior.radialGravityField(position: CGPoint(x: 1150, y: 150))
        gravity.strength = strength

        let way = try way(in: gravity)

        #expect(way.x * strength > 80 && abs(way.y) < 0.1)
    }

    @Test func aFalloffWeakensAFarField() throws {
        let near = UIFieldBehavior.radialGravityField(position: CGPoint(x: 350, y: 150))
        let far = UIFieldBehavior.radialGravityField(position: CGPoint(x: 1150, y: 150))
        near.falloff = 2
        far.falloff = 2

        let (strong, weak) = (try way(in: near).x, try way(in: far).x)

        #expect(weak > 0 && weak < 3 && strong > 20)
    }

    @Test func aSpringPullsTheMoreTheFartherAway() throws {
        let near = try way(in: field(.springField(), strength: 0.1, at: CGPoint(x: 170, y: 150)))
        let far = try way(in: field(.springField(), strength: 0.1, at: CGPoint(x: 350, y: 150)))

        #expect(near.x > 0 && abs(far.x / near.x - 10) < 0.5)
    }

    @Test func aVortexTurnsItemsAround() throws {
        let way = try way(in: field(.vortexField(), strength: 0.2, at: CGPoint(x: 150, y: 1150)))

        #expect(way.x > 10 && abs(way.y) < 5)
    }

    @Test func dragSlowsAndAFieldOfVelocitySets() throws {
        let free = try way(in: .field { _, _, _, _, _, _ in .zero }, velocity: CGPoint(x: 200, y: 0))
        let slow = try way(in: field(.dragField(), strength: 4, at: .zero), velocity: CGPoint(x: 200, y: 0))
        let steady = try way(in: .velocityField(direction: CGVector(dx: 0, dy: 100)), velocity: CGPoint(x: 900, y: 0))

        #expect(abs(free.x - 100) < 5 && slow.x < 60 && slow.x > 20)
        #expect(abs(steady.y - 50) < 3 && abs(steady.x) < 1)
    }

    @Test func electricAndMagneticFieldsActOnChargesOnly() throws {
        let left = CGPoint(x: -850, y: 150)
        let pushed = try way(in: field(.electricField(), at: left), charge: 0.5)
        let neutral = try way(in: field(.electricField(), at: left))
        let turned = try way(in: .magneticField(), velocity: CGPoint(x: 100, y: 0), charge: 2)
        let straight = try way(in: .magneticField(), velocity: CGPoint(x: 100, y: 0))

        #expect(pushed.x > 30 && neutral.x == 0)
        #expect(turned.y > 5 && straight.y == 0)
    }

    @Test func noiseIsTheSameForTheSamePlaceAndSmoothTurbulenceNeedsMotion() throws {
        let first = try way(in: .noiseField(smoothness: 0.5, animationSpeed: 0))
        let second = try way(in: .noiseField(smoothness: 0.5, animationSpeed: 0))
        let still = try way(in: .turbulenceField(smoothness: 0.5, animationSpeed: 1))
        let moving = try way(
            in: field(.turbulenceField(smoothness: 0.5, animationSpeed: 1), strength: 5, at: .zero),
            velocity: CGPoint(x: 100, y: 0))

        #expect(first.x == second.x && first.y == second.y && hypot(first.x, first.y) > 1)
        #expect(still.x == 0 && still.y == 0 && abs(moving.y) > 0.01)
    }

    @Test func aBlockGetsTheItemAndTheFieldActsOnlyInItsRegion() throws {
        var places: [CGPoint] = []
        let custom = UIFieldBehavior.field { field, place, velocity, mass, charge, time in
            #expect(field.strength == 2 && mass == 1 && charge == 3 && time > 0 && velocity.dy == 0)
            places.append(place)
            return CGVector(dx: 100, dy: 0)
        }
        custom.strength = 2
        custom.position = CGPoint(x: 140, y: 150)
        custom.region = UIRegion(size: CGSize(width: 30, height: 10))

        let way = try way(in: custom, charge: 3)

        #expect(places.first == CGPoint(x: 10, y: 0) && places.allSatisfy { $0.x <= 15 })
        #expect(way.x > 5 && way.x < 40)
    }

    @Test func numbersThatAreNotFiniteAreMisuses() throws {
        let fixture = try DynamicsFixture()
        fixture.device.recordsMisuses = true
        let field = UIFieldBehavior.springField()

        field.strength = .nan
        field.position = CGPoint(x: CGFloat.infinity, y: 0)
        field.minimumRadius = -5

        #expect(field.strength == 1 && field.position == .zero && field.minimumRadius > 0)
        #expect(fixture.device.misuses.count == 2)
    }

    @Test func anItemIsAddedOnceAndCanBeRemoved() throws {
        let fixture = try DynamicsFixture()
        let box = fixture.box(x: 0, y: 0)
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))

        field.addItem(box)
        field.addItem(box)
        let count = field.items.count
        field.removeItem(box)

        #expect(count == 1 && field.items.isEmpty)
    }

    @Test func regionsAreCombined() {
        let disk = UIRegion(radius: 10)
        let box = UIRegion(size: CGSize(width: 40, height: 4))
        let places = [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 8), CGPoint(x: 15, y: 0), CGPoint(x: 30, y: 30)]
        func inside(_ region: UIRegion) -> [Bool] { places.map(region.contains) }

        #expect(inside(disk) == [true, true, false, false] && inside(box) == [true, false, true, false])
        #expect(inside(disk.byUnion(with: box)) == [true, true, true, false])
        #expect(inside(disk.byIntersection(with: box)) == [true, false, false, false])
        #expect(inside(disk.byDifference(from: box)) == [false, true, false, false])
        #expect(inside(disk.inverse()) == [false, false, true, true] && inside(.infinite) == [true, true, true, true])
        #expect(disk.contains(CGPoint(x: 10, y: 0)) && !UIRegion(radius: -1).contains(.zero))
        #expect(inside(disk.copy() as? UIRegion ?? .infinite) == inside(disk))
    }
}
