import CoreGraphics
import Testing
import UIKitControls

@Suite struct WheelGeometryTests {
    private let wheel = WheelGeometry(height: 216, rowHeight: 32)

    @Test func nineteenRowsFitAroundTheWheelOfAPicker() {
        #expect(wheel.visibleDistance == 4.75)
    }

    @Test(arguments: [(0, 0, 1), (1, 31.58, 0.946), (2, 59.74, 0.789), (3, 81.43, 0.547), (4, 94.29, 0.245)])
    func rowsMoveTogetherAndFlattenTowardTheEnds(row: Int, offset: Double, scale: Double) throws {
        let below = try #require(wheel.offset(atDistance: CGFloat(row)))
        let above = try #require(wheel.offset(atDistance: CGFloat(-row)))

        #expect(abs(Double(below) - offset) < 0.02 && above == -below)
        #expect(abs(Double(wheel.scale(atDistance: CGFloat(row))) - scale) < 0.002)
    }

    @Test(arguments: [(0, 1), (-31.58, 1), (58, 1), (59.74, 0.971), (-83.16, 0.5), (108, 0), (200, 0)])
    func rowsFadeNearTheEndsOfTheWheel(offset: Double, opacity: Double) {
        #expect(abs(Double(wheel.opacity(atOffset: CGFloat(offset))) - opacity) < 0.001)
    }

    @Test func rowsOnTheBackHaveNoOffset() {
        #expect(wheel.offset(atDistance: 5) == nil && wheel.offset(atDistance: -4.75) == nil)
        #expect(wheel.scale(atDistance: 5) == 0)
    }

    @Test func thePointOfARowGivesItsDistanceBack() throws {
        for distance in stride(from: CGFloat(-4.5), through: 4.5, by: 0.5) {
            let offset = try #require(wheel.offset(atDistance: distance))
            #expect(abs(wheel.distance(atOffset: offset) - distance) < 0.0001)
        }
    }

    @Test func pointsBesideTheWheelBelongToItsEnds() {
        #expect(wheel.distance(atOffset: 1000) == 4.75 && wheel.distance(atOffset: -1000) == -4.75)
    }

    @Test func aHighRowStillHasNeighbors() {
        let wheel = WheelGeometry(height: 100, rowHeight: 400)

        #expect(wheel.visibleDistance == 1)
        #expect(wheel.offset(atDistance: 0.5) != nil)
    }
}
