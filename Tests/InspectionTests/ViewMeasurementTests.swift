import CoreGraphics
import Inspection
import Testing
import UIKitCore
import VelariumTesting

/// Distances between two views in words, and the lines that show them.
@MainActor @Suite struct ViewMeasurementTests {
    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()

    init() {
        page.loadViewIfNeeded()
        device.show(page)
    }

    private func measure(_ first: CGRect, _ second: CGRect) -> ViewMeasurement {
        let views = [first, second].map { UIView(frame: $0) }
        views.forEach(page.view.addSubview)
        return ViewMeasurement(from: views[0], to: views[1])
    }

    @Test func aViewBelowAndToTheRightHasBothGaps() {
        let measured = measure(
            CGRect(x: 10, y: 100, width: 50, height: 40), CGRect(x: 90, y: 180, width: 50, height: 20))

        #expect(measured.text.contains("30 points to the right, 40 points below."), "\(measured.text)")
        #expect(measured.text.contains("Equal: widths."))
        #expect(measured.lines.map(\.length) == [30, 40])
    }

    @Test func theGapOfNeighborsIsDrawnBetweenTheirEdges() {
        let measured = measure(
            CGRect(x: 90, y: 100, width: 50, height: 40), CGRect(x: 10, y: 110, width: 50, height: 20))

        #expect(measured.lines.map(\.start) == [CGPoint(x: 60, y: 120)])
        #expect(measured.lines.map(\.end) == [CGPoint(x: 90, y: 120)])
        #expect(measured.text.contains("30 points to the left."))
        #expect(measured.text.contains("vertical middles"))
    }

    @Test func aViewInsideAnotherHasFourInsets() {
        let measured = measure(
            CGRect(x: 0, y: 0, width: 200, height: 100), CGRect(x: 20, y: 10, width: 150, height: 50))

        #expect(measured.text.contains("the second in the first: top 10, left 20, bottom 40, right 30 points."))
        #expect(measured.lines.map(\.length) == [10, 20, 40, 30])
    }

    @Test func overlapsAndEqualFramesAreSaid() {
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)

        #expect(measure(frame, frame.offsetBy(dx: 60, dy: 70)).text.contains("They overlap by 40 × 30 points."))
        #expect(measure(frame, frame).text.contains("Both have the same frame."))
    }

    @Test func viewsOfDifferentSuperviewsAreMeasuredOnTheScreen() {
        let box = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        page.view.addSubview(box)
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        box.addSubview(inner)
        let other = UIView(frame: CGRect(x: 110, y: 200, width: 20, height: 20))
        page.view.addSubview(other)

        #expect(ViewMeasurement(from: inner, to: other).text.contains("70 points below."))
    }
}
