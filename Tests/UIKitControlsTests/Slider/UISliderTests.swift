import TestSupport
import Testing
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

@MainActor @Suite struct UISliderTests {
    private func fixture(_ configure: (UISlider) -> Void = { _ in }) -> ControlFixture<UISlider> {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        configure(slider)
        return ControlFixture(slider)
    }

    @Test func theThumbCoversTheTrackFromEndToEnd() {
        let slider = fixture().control

        let track = slider.trackRect(forBounds: slider.bounds)
        let ends = [Float(0), 0.5, 1].map { slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: $0) }

        #expect(track == CGRect(x: 3, y: 15, width: 194, height: 4))
        #expect(ends.map(\.minX) == [0, 84.5, 169])
        #expect(ends.allSatisfy { $0.size == CGSize(width: 31, height: 31) && $0.minY == 1.5 })
    }

    @Test func onlyADragOnTheThumbMovesIt() throws {
        let fixture = fixture()

        try fixture.device.drag(from: CGPoint(x: 180, y: 217), to: CGPoint(x: 280, y: 217))
        #expect(fixture.control.value == 0 && fixture.events.isEmpty)
        try fixture.device.drag(from: CGPoint(x: 115.5, y: 217), to: CGPoint(x: 200, y: 217))

        #expect(abs(fixture.control.value - 0.5) < 0.001)
        #expect(fixture.events.filter { $0 == "value" }.count > 5)
    }

    @Test func aNonContinuousSliderSendsOneValueChange() throws {
        let fixture = fixture { $0.isContinuous = false }

        try fixture.device.drag(from: CGPoint(x: 114, y: 217), to: CGPoint(x: 500, y: 217))

        #expect(fixture.control.value == 1)
        #expect(fixture.events == ["value", "primary"])
    }

    @Test func settingOneRangeEndMayMoveTheOther() {
        let slider = UISlider()

        slider.minimumValue = 5
        #expect(slider.maximumValue == 5 && slider.value == 5)
        slider.maximumValue = -3

        #expect(slider.minimumValue == -3 && slider.value == -3)
    }

    @Test func valuesAreClampedAndNonFiniteOnesRefused() {
        let device = TestDevice()
        device.recordsMisuses = true
        let slider = UISlider()

        slider.value = 7
        slider.value = .nan
        slider.maximumValue = .infinity

        #expect(slider.value == 1 && slider.maximumValue == 1)
        #expect(device.misuses.count == 2 && device.misuses.allSatisfy { $0.message.contains("contains NaN") })
    }

    @Test func theWidestRangeKeepsItsMiddle() throws {
        let fixture = fixture {
            $0.minimumValue = -Float.greatestFiniteMagnitude
            $0.maximumValue = .greatestFiniteMagnitude
        }

        let track = fixture.control.trackRect(forBounds: fixture.control.bounds)
        let thumb = fixture.control.thumbRect(forBounds: fixture.control.bounds, trackRect: track, value: 0)

        #expect(thumb.midX == 100)
    }

    @Test func theTrackIsTintedUpToTheThumbAndGrayWhenDimmed() throws {
        let fixture = fixture { $0.value = 0.5 }

        let low = fixture.color(20, 17)
        let high = fixture.color(180, 17)
        fixture.device.window.tintAdjustmentMode = .dimmed
        fixture.device.advance(by: 0)

        #expect(low.isNear(0, 122, 255) && high.isNear(228, 228, 230))
        #expect(fixture.color(20, 17).isNear(142, 142, 147))
    }

    @Test func theMinimumIsOnTheRightInRightToLeftLayout() throws {
        let fixture = fixture { $0.semanticContentAttribute = .forceRightToLeft }

        try fixture.device.drag(from: CGPoint(x: 284.5, y: 217), to: CGPoint(x: 200, y: 217))

        #expect(abs(fixture.control.value - 0.5) < 0.001)
        #expect(fixture.color(180, 17).isNear(0, 122, 255))
    }

    @Test func imagesAtTheEndsShortenTheTrack() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        let slider = fixture { ($0.minimumValueImage, $0.maximumValueImage) = (image, image) }.control

        #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 30, y: 15, width: 140, height: 4))
        #expect(slider.maximumValueImageRect(forBounds: slider.bounds) == CGRect(x: 180, y: 7, width: 20, height: 20))
    }

    @Test func setValueAnimatedSlidesTheThumb() throws {
        let fixture = fixture()

        fixture.control.setValue(1, animated: true)
        fixture.device.advance(by: 0.1)
        let underway = fixture.color(20, 17)
        try fixture.device.settle()

        #expect(fixture.color(186, 17).isNear(255, 255, 255))
        #expect(fixture.control.value == 1 && fixture.events.isEmpty)
        #expect(underway.isNear(0, 122, 255) || underway.isNear(255, 255, 255))
    }
}
