import CoreGraphics
import Testing
import UIKitCore
import UIKitText
import VelariumTesting

/// A mouse that selects and stays at the edge of a text view.
@MainActor @Suite struct TextAutoscrollTests {
    /// A text view with 60 lines, of which about ten are visible.
    private func makeLongText() -> TextViewFixture {
        let fixture = TextViewFixture((0..<60).map { "line \($0)" }.joined(separator: "\n"))
        fixture.focus(caret: 0)
        return fixture
    }

    /// Reports the mouse with its button at a point of the visible part.
    private func report(_ phase: TouchPhase, _ x: CGFloat, _ y: CGFloat, of fixture: TextViewFixture) {
        let place = CGPoint(x: fixture.view.frame.minX + x, y: fixture.view.frame.minY + y)
        fixture.device.system.frameLoop.receive(
            .touch(id: 1, phase: phase, location: place, time: fixture.device.now, source: .primaryButton))
        fixture.device.advance(by: 1.0 / 60)
    }

    @Test func aMouseBelowTheTextSelectsToTheLastLineWhileItStays() {
        let fixture = makeLongText()
        report(.began, 40, 50, of: fixture)
        report(.moved, 40, 55, of: fixture)
        report(.moved, 40, 260, of: fixture)
        let first = fixture.selection

        fixture.device.advance(by: 0.5)
        let second = fixture.selection
        let scrolled = fixture.view.contentOffset.y
        fixture.device.advance(by: 5)

        #expect(first[0] > 0 && second[0] == first[0] && second[1] > first[1])
        #expect(scrolled > 100 && scrolled < 700)
        // The caret is under the mouse, in the last line.
        #expect(fixture.selection[0] == first[0] && fixture.selection[1] > fixture.view.text.utf16.count - 7)
        #expect(fixture.view.contentOffset.y == fixture.view.contentSize.height - fixture.view.bounds.height)
        report(.ended, 40, 260, of: fixture)
    }

    @Test func aMouseAboveTheTextSelectsToTheFirstLine() {
        let fixture = makeLongText()
        fixture.view.contentOffset.y = 600
        fixture.device.advance(by: 0)
        report(.began, 40, 150, of: fixture)
        report(.moved, 40, 145, of: fixture)
        report(.moved, 40, -40, of: fixture)

        fixture.device.advance(by: 8)

        #expect(fixture.view.contentOffset.y == 0 && fixture.selection[0] < 6 && fixture.selection[1] > 100)
        report(.ended, 40, -40, of: fixture)
    }

    @Test func scrollingEndsWithTheDragAndInTheMiddle() {
        let fixture = makeLongText()
        report(.began, 40, 50, of: fixture)
        report(.moved, 40, 55, of: fixture)
        report(.moved, 40, 195, of: fixture)
        fixture.device.advance(by: 0.3)
        report(.moved, 40, 100, of: fixture)
        let middle = fixture.view.contentOffset.y
        fixture.device.advance(by: 1)
        #expect(middle > 0 && fixture.view.contentOffset.y == middle)

        report(.moved, 40, 240, of: fixture)
        fixture.device.advance(by: 0.1)
        report(.ended, 40, 240, of: fixture)
        let end = fixture.view.contentOffset.y
        fixture.device.advance(by: 1)

        #expect(end > middle && fixture.view.contentOffset.y == end)
    }

    @Test func theSpeedGrowsTowardAndBeyondTheEdges() {
        let speeds = [-500, -20, 10, 23, 24, 100, 175, 177, 190, 220, 900].map {
            TextAutoscroller.speed(at: $0, height: 200)
        }

        #expect(speeds == speeds.sorted())
        #expect(speeds[0] == -speeds[10] && speeds[4] == 0 && speeds[5] == 0 && speeds[3] < 0 && speeds[7] > 0)
    }
}
