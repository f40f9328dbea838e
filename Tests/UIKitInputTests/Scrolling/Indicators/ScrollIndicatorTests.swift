import CoreGraphics
import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// Scroll indicators: when they are visible, their position and color, read from pictures.
@MainActor @Suite final class ScrollIndicatorTests {
    private lazy var fixture = ScrollViewFixture(CGSize(width: 390, height: 8440))
    private var scroll: UIScrollView { fixture.scroll }

    /// The first and last point of the vertical indicator in the column at `x`; nil when none is visible.
    private func bar(x: CGFloat = 385.5) -> ClosedRange<Int>? {
        let picture = fixture.device.picture()
        let ground = picture.color(atX: 200, y: 400)
        let rows = (0..<844).filter { !picture.color(atX: x, y: CGFloat($0) + 0.5).isClose(to: ground, within: 8) }
        guard let first = rows.first, let last = rows.last else { return nil }
        return first...last
    }

    private func show() {
        fixture.root.view.backgroundColor = .white
        scroll.flashScrollIndicators()
        fixture.device.advance(by: 0.1)
    }

    @Test func anIndicatorShowsLengthAndPositionOfTheVisiblePart() throws {
        show()

        // A tenth of the track of 838 points, which begins 3 points from the edge.
        #expect(try #require(bar()) == 3...86)
        scroll.contentOffset.y = 7596
        show()
        #expect(try #require(bar()) == 757...840)
    }

    @Test func anIndicatorHasAMinimumLength() throws {
        scroll.contentSize.height = 800_000
        show()

        #expect(try #require(bar()).count == 36)
    }

    @Test func anIndicatorShrinksWhenContentIsPulledBeyondTheEdge() throws {
        fixture.root.view.backgroundColor = .white
        fixture.device.finger(.began, x: 195, y: 200)
        fixture.device.finger(.moved, x: 195, y: 260)
        let pulled = -scroll.contentOffset.y

        let shrunk = try #require(bar())

        #expect(shrunk.lowerBound == 3 && abs(CGFloat(shrunk.count) - (83.8 - pulled)) < 1.5)
    }

    @Test func indicatorsAppearWithADragAndDisappearAfterItsEnd() throws {
        fixture.root.view.backgroundColor = .white
        fixture.device.advance(by: 0.1)
        #expect(bar() == nil)
        fixture.device.finger(.began, x: 195, y: 600)
        #expect(bar() == nil)
        fixture.device.finger(.moved, x: 195, y: 560)
        #expect(bar() != nil)
        fixture.device.advance(by: 5)
        #expect(bar() != nil)
        fixture.device.finger(.ended, x: 195, y: 560)

        fixture.device.advance(by: 1.15)
        #expect(bar() != nil)
        fixture.device.advance(by: 0.4)
        #expect(bar() == nil)
        #expect(fixture.scroll.subviews.isEmpty)
    }

    @Test func contentThatFitsAndHiddenIndicatorsShowNothing() {
        scroll.contentSize.height = 100
        scroll.alwaysBounceVertical = true
        show()
        #expect(bar() == nil)
        scroll.contentSize.height = 8440
        scroll.showsVerticalScrollIndicator = false
        show()

        #expect(bar() == nil)
    }

    @Test func indicatorInsetsAreAddedToTheSafeArea() throws {
        scroll.verticalScrollIndicatorInsets.top = 20
        show()
        #expect(try #require(bar()).lowerBound == 23)
        scroll.contentInsetAdjustmentBehavior = .always
        show()
        #expect(try #require(bar()).lowerBound == 70)
        scroll.automaticallyAdjustsScrollIndicatorInsets = false
        show()

        #expect(try #require(bar()).lowerBound == 23)
    }

    @Test func inRightToLeftLayoutTheIndicatorIsOnTheLeft() {
        scroll.semanticContentAttribute = .forceRightToLeft
        show()

        #expect(bar() == nil && bar(x: 4.5) != nil)
    }

    @Test func indicatorStyleDeterminesTheColor() throws {
        fixture.root.view.backgroundColor = .gray
        scroll.indicatorStyle = UIScrollView.IndicatorStyle.white
        show()
        fixture.root.view.backgroundColor = .gray
        fixture.device.advance(by: 0.1)
        let ground = fixture.device.picture().color(atX: 200, y: 400)
        let white = fixture.device.picture().color(atX: 385.5, y: 40)
        scroll.indicatorStyle = .black
        fixture.device.advance(by: 0.1)

        let black = fixture.device.picture().color(atX: 385.5, y: 40)

        #expect(white.red > ground.red && black.red < ground.red)
    }

    @Test func withScrollIndicatorsShownShowsThemOnlyWhenContentMoves() {
        fixture.root.view.backgroundColor = .white
        scroll.withScrollIndicatorsShown {}
        fixture.device.advance(by: 0.1)
        #expect(bar() == nil)

        scroll.withScrollIndicatorsShown { scroll.contentOffset.y = 500 }
        fixture.device.advance(by: 0.1)

        #expect(bar() != nil)
    }
}
