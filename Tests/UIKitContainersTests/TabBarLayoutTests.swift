import CoreGraphics
import Testing
import UIKitContainers

/// Where the items of a tab bar are.
@Suite struct TabBarLayoutTests {
    private let area = CGRect(x: 0, y: 0, width: 390, height: 49)

    @Test func itemsFillANarrowBarInEqualPartsOfWholePoints() {
        let frames = TabBarLayout().frames(count: 5, in: area, isMirrored: false)

        #expect(frames.map(\.minX) == [2, 80, 158, 236, 314])
        #expect(frames.allSatisfy { $0.width == 74 && $0.minY == 1 && $0.height == 48 })
    }

    @Test func partsThatAreNoWholePointsDifferByOne() {
        let wide = CGRect(x: 0, y: 0, width: 393, height: 49)

        let frames = TabBarLayout().frames(count: 5, in: wide, isMirrored: false)

        #expect(frames.map(\.minX) == [2, 81, 159, 238, 316])
        #expect(frames.map(\.width) == [75, 74, 75, 74, 75])
    }

    @Test func itemsAreCenteredInAWideBar() {
        var layout = TabBarLayout(style: .inline)
        let wide = CGRect(x: 0, y: 0, width: 834, height: 50)
        let frames = layout.frames(count: 3, in: wide, isMirrored: false)
        #expect(abs((frames[0].minX + frames[2].maxX) / 2 - 417) < 0.001)
        #expect(frames[1].minX - frames[0].maxX == 34)

        layout.itemWidth = 80
        layout.itemSpacing = 10
        #expect(layout.frames(count: 2, in: wide, isMirrored: false).map(\.width) == [80, 80])
    }

    @Test func itemsThatDoNotFitBesideEachOtherShareTheWidth() {
        var layout = TabBarLayout(style: .stacked, positioning: .centered)
        layout.itemWidth = 200
        let frames = layout.frames(count: 3, in: area, isMirrored: false)

        #expect(frames[2].maxX <= 390 && frames[0].minX >= 0)
    }

    @Test func theFirstItemIsOnTheRightFromRightToLeft() {
        let frames = TabBarLayout().frames(count: 3, in: area, isMirrored: true)

        #expect(frames[0].minX > frames[1].minX && frames[1].minX > frames[2].minX)
    }

    @Test func anEmptyBarHasNoFrames() {
        #expect(TabBarLayout().frames(count: 0, in: area, isMirrored: false).isEmpty)
        #expect(TabBarLayout().frames(count: 3, in: .zero, isMirrored: false).allSatisfy { $0.width == 0 })
    }
}
