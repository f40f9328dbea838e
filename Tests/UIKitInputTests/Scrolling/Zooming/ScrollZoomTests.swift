import CoreGraphics
import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// Zooming: the scale, the content size and offset, and the delegate calls.
@MainActor @Suite final class ScrollZoomTests {
    private lazy var fixture = ScrollViewFixture(CGSize(width: 390, height: 844))
    private lazy var picture: UIView = {
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        fixture.scroll.addSubview(picture)
        fixture.scroll.minimumZoomScale = 0.5
        fixture.scroll.maximumZoomScale = 4
        fixture.recorder.zoomed = picture
        fixture.device.advance(by: 0)
        return picture
    }()
    private var scroll: UIScrollView { fixture.scroll }

    @Test func theZoomScaleIsTheTransformOfTheView() {
        #expect(picture.transform == .identity && scroll.zoomScale == 1)

        scroll.zoomScale = 2

        #expect(picture.transform == CGAffineTransform(scaleX: 2, y: 2))
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 780, height: 1688))
        #expect(scroll.contentSize == CGSize(width: 780, height: 1688))
        picture.transform = CGAffineTransform(scaleX: 3, y: 3)
        #expect(scroll.zoomScale == 3)
    }

    @Test func zoomingKeepsTheCenterOfTheContent() {
        _ = picture
        scroll.zoomScale = 2
        #expect(scroll.contentOffset == CGPoint(x: 195, y: 422))
        scroll.contentOffset = CGPoint(x: 0, y: 100)

        scroll.zoomScale = 4

        #expect(scroll.contentOffset == CGPoint(x: 195, y: 622))
    }

    @Test(arguments: [(0.1, 0.5), (9.0, 4.0), (3.0, 3.0), (-2.0, 0.5), (0.0, 0.5)])
    func theScaleStaysBetweenItsLimits(wanted: Double, taken: Double) {
        _ = picture
        scroll.zoomScale = CGFloat(wanted)

        #expect(scroll.zoomScale == CGFloat(taken))
    }

    @Test func withoutAViewForZoomingNothingZooms() {
        scroll.maximumZoomScale = 5

        scroll.zoomScale = 3
        scroll.setZoomScale(2, animated: true)
        scroll.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)

        #expect(scroll.zoomScale == 1 && fixture.recorder.calls.isEmpty && !scroll.isZoomAnimating)
    }

    @Test func anUnanimatedZoomDoesNotReportBeginAndEnd() {
        _ = picture
        fixture.recorder.forget()

        scroll.zoomScale = 2

        #expect(fixture.recorder.calls == ["zoom", "scroll"])
    }

    @Test func anAnimatedZoomReportsBeginAndEnd() throws {
        _ = picture
        fixture.recorder.forget()

        scroll.setZoomScale(3, animated: true)
        fixture.device.advance(by: 0.15)
        #expect(scroll.isZoomAnimating && !scroll.isZooming && !scroll.isZoomBouncing)
        #expect(abs(scroll.zoomScale - 2) < 0.01)
        try fixture.device.settle()

        #expect(scroll.zoomScale == 3 && scroll.contentOffset == CGPoint(x: 390, y: 844))
        #expect(fixture.recorder.calls.first == "will zoom" && fixture.recorder.calls.last == "end zoom 3.0")
        #expect(fixture.recorder.calls.count { $0.hasPrefix("end zoom") } == 1)
    }

    @Test func zoomToRectFillsTheScrollView() throws {
        _ = picture

        scroll.zoom(to: CGRect(x: 97.5, y: 211, width: 195, height: 422), animated: false)
        #expect(scroll.zoomScale == 2 && scroll.contentOffset == CGPoint(x: 195, y: 422))
        scroll.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
        try fixture.device.settle()

        #expect(scroll.zoomScale == 4 && scroll.contentOffset == .zero)
        scroll.zoom(to: CGRect(x: 0, y: 0, width: 3900, height: 3900), animated: false)
        #expect(scroll.zoomScale == 0.5)
    }

    @Test func smallContentIsPositionedByItsAlignmentPoint() {
        _ = picture
        scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)

        scroll.zoomScale = 0.5

        #expect(scroll.contentOffset == CGPoint(x: -97.5, y: -422))
        #expect(picture.convert(picture.bounds, to: nil) == CGRect(x: 97.5, y: 422, width: 195, height: 422))
        scroll.contentAlignmentPoint = .zero
        #expect(scroll.contentOffset == .zero)
        scroll.contentAlignmentPoint = CGPoint(x: CGFloat.nan, y: 7)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: -422))
    }

    @Test func aFingerEndsAnAnimatedZoom() throws {
        _ = picture
        scroll.setZoomScale(3, animated: true)
        fixture.device.advance(by: 0.15)

        fixture.device.finger(.began, x: 100, y: 100)

        #expect(!scroll.isZoomAnimating && scroll.isTracking && scroll.zoomScale < 3)
        #expect(fixture.recorder.calls.last?.hasPrefix("end zoom") == true)
        fixture.device.finger(.ended, x: 100, y: 100)
        try fixture.device.settle()
        #expect(fixture.recorder.calls.count { $0.hasPrefix("end zoom") } == 1)
    }

    @Test func stoppingAZoomKeepsItsScale() throws {
        _ = picture
        scroll.setZoomScale(3, animated: true)
        fixture.device.advance(by: 0.15)

        scroll.stopScrollingAndZooming()
        let scale = scroll.zoomScale
        try fixture.device.settle()

        #expect(scroll.zoomScale == scale && scale > 1.5 && scale < 2.5 && !scroll.isZoomAnimating)
    }

    // MARK: Fingers

    /// Reports two touches side by side around (195, 422), `distance` points apart.
    private func fingers(_ phase: TouchPhase, _ distance: CGFloat) {
        let device = fixture.device
        for (id, sign) in [(0, CGFloat(-1)), (1, 1)] {
            let place = CGPoint(x: 195 + sign * distance / 2, y: 422)
            device.system.frameLoop.receive(.touch(id: id, phase: phase, location: place, time: device.now))
        }
        device.advance(by: 1.0 / 60)
    }

    @Test func thePinchRecognizerExistsWhileZoomingIsPossible() {
        #expect(scroll.pinchGestureRecognizer == nil)
        scroll.maximumZoomScale = 2
        #expect(scroll.pinchGestureRecognizer?.view === scroll)
        scroll.maximumZoomScale = 1
        #expect(scroll.pinchGestureRecognizer == nil)
    }

    @Test func fingersZoomAroundTheirMiddle() throws {
        _ = picture
        fingers(.began, 100)
        for distance in [104, 108, 158, 208.0] { fingers(.moved, CGFloat(distance)) }
        #expect(scroll.isZooming && scroll.isTracking && abs(scroll.zoomScale - 208.0 / 108) < 0.01)
        let middle = picture.convert(CGPoint(x: 195, y: 422), to: nil)
        #expect(abs(middle.x - 195) < 1 && abs(middle.y - 422) < 1)
        fingers(.ended, 208)
        try fixture.device.settle()

        #expect(!scroll.isZooming && abs(scroll.zoomScale - 208.0 / 108) < 0.01)
        let calls = fixture.recorder.calls
        #expect(calls.count { $0 == "will zoom" } == 1 && calls.count { $0.hasPrefix("end zoom") } == 1)
    }

    @Test func aPinchBeyondALimitIsDampedAndBouncesBack() throws {
        _ = picture
        fingers(.began, 250)
        for distance in [240, 120, 60, 30.0] { fingers(.moved, CGFloat(distance)) }
        #expect(scroll.zoomScale < 0.5 && scroll.zoomScale > 0.25)
        fingers(.ended, 30)
        #expect(scroll.isZoomBouncing && !scroll.isZooming)
        try fixture.device.settle()

        #expect(scroll.zoomScale == 0.5 && fixture.recorder.calls.last == "end zoom 0.5")
        scroll.bouncesZoom = false
        fingers(.began, 250)
        for distance in [240, 120, 60, 30.0] { fingers(.moved, CGFloat(distance)) }
        #expect(scroll.zoomScale == 0.5)
    }
}
