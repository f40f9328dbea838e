import CoreGraphics
import Testing
import UIKitCore
import WindowHost

/// Points, units of the window system and pixels of a window.
@Suite struct WindowGeometryTests {
    private let assigned = WindowGeometry(size: CGSize(width: 390, height: 844), unitsPerPoint: 0.75)

    private func measured(units: (Double, Double), pixels: (Double, Double)) -> (units: CGSize, pixels: CGSize) {
        (CGSize(width: units.0, height: units.1), CGSize(width: pixels.0, height: pixels.1))
    }

    @Test func withinAPixelTheAssignedSizeCounts() {
        let geometry = WindowGeometry(assigned, measured: measured(units: (293, 633), pixels: (293, 633)))

        #expect(geometry.screenMetrics == ScreenMetrics(size: CGSize(width: 390, height: 844), scale: 0.75))
    }

    @Test func aWindowThatTheUserResizesHasThePointsOfItsPixels() {
        let geometry = WindowGeometry(assigned, measured: measured(units: (600, 300), pixels: (600, 300)))

        #expect(geometry.screenMetrics == ScreenMetrics(size: CGSize(width: 800, height: 400), scale: 0.75))
    }

    @Test func theScaleCountsThePixelsOfAUnit() {
        let geometry = WindowGeometry(
            WindowGeometry(size: CGSize(width: 400, height: 600)),
            measured: measured(units: (400, 600), pixels: (800, 1200)))

        #expect(geometry.screenMetrics == ScreenMetrics(size: CGSize(width: 400, height: 600), scale: 2))
        #expect(geometry.point(100, 60) == CGPoint(x: 100, y: 60))
    }

    @Test func anEmptyWindowHasOnePixelPerUnit() {
        #expect(WindowGeometry.pixelsPerUnit(of: measured(units: (0, 0), pixels: (0, 0))) == 1)
    }

    @Test func positionsAreConvertedToPoints() {
        let geometry = WindowGeometry(size: CGSize(width: 400, height: 600), unitsPerPoint: 2)

        #expect(geometry.point(100, 61) == CGPoint(x: 50, y: 30.5))
        #expect(geometry.point(ofFinger: 0.5, 0.25) == CGPoint(x: 200, y: 150))
    }

    @Test func aCaretIsAtLeastAUnitWide() {
        let geometry = WindowGeometry(size: CGSize(width: 400, height: 600), unitsPerPoint: 1.5)

        let area = geometry.units(ofCaret: CGRect(x: 11, y: 20, width: 0, height: 21))

        #expect(area == PixelArea(x: 16, y: 30, width: 1, height: 31))
    }

    @Test func aCaretFarOutsideIsClampedToWhatTheWindowSystemCanCount() {
        let geometry = WindowGeometry(size: CGSize(width: 400, height: 600))

        let area = geometry.units(ofCaret: CGRect(x: -1e12, y: 1e12, width: 1, height: 1))

        #expect(area == PixelArea(x: .min, y: .max, width: 2, height: 1))
    }
}
