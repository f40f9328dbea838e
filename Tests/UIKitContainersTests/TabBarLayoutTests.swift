import CoreGraphics
import Testing
import UIKitContainers

/// Where the items of a tab bar are.
@Suite struct TabBarLayoutTests {
    private let area = CGRect(x: 0, y: 0, width: 390, height: 49)

    @Test func itemsFillANarrowBarInEqualParts() {
        let frames = TabBarLayout().frames(count: 5, in: area, isMirrored: false)

        #expect(frames.count == 5)
        #expect(frames[0].minX == 2 && frames[4].maxX == 388)
        #expect(Set(frames.map { ($0.width * 100).rounded() }).count == 1)
        #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($0.maxX - $1.minX) < 0.001 })
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
