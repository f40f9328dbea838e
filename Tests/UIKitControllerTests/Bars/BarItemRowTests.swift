import CoreGraphics
import Testing
import UIKitCore

@Suite struct BarItemRowTests {
    private typealias Place = BarItemLayout.ItemSpan

    private func starts(_ pieces: [BarItemLayout.Element], in room: CGFloat) -> [CGFloat] {
        BarItemLayout(pieces, in: room).spans.map(\.start)
    }

    @Test func itemsFollowEachOtherWithAGap() {
        let row = BarItemLayout([.item(width: 40), .item(width: 30)], in: 300)

        #expect(row.spans == [Place(start: 0, width: 40), Place(start: 52, width: 30)])
        #expect(row.length == 82)
    }

    @Test(
        arguments: [
            ([.flexibleSpace, .item(width: 40)], [260]),
            ([.flexibleSpace, .item(width: 40), .flexibleSpace], [130]),
            ([.item(width: 40), .flexibleSpace, .item(width: 40)], [0, 260]),
            ([.item(width: 20), .flexibleSpace, .item(width: 20), .flexibleSpace, .item(width: 20)], [0, 140, 280]),
            ([.item(width: 20), .flexibleSpace, .flexibleSpace, .item(width: 20), .flexibleSpace], [0, 196]),
        ] as [([BarItemLayout.Element], [CGFloat])])
    func flexibleSpacesShareWhatIsLeft(_ pieces: [BarItemLayout.Element], _ wanted: [CGFloat]) {
        let found = starts(pieces, in: 300)

        #expect(zip(found, wanted).allSatisfy { abs($0 - $1) < 3 } && found.count == wanted.count, "\(found)")
    }

    /// A fixed space replaces the default gap; it is at least 8 points.
    @Test(arguments: [(30, 70), (0, 48), (-20, 48), (.nan, 48), (.infinity, 48)] as [(CGFloat, CGFloat)])
    func aFixedSpaceHasItsWidthButAtLeastTheMinimumGap(_ width: CGFloat, _ second: CGFloat) {
        #expect(starts([.item(width: 40), .fixedSpace(width), .item(width: 10)], in: 300) == [0, second])
    }

    @Test func overflowingItemsReduceGapsAndThenTheWidestItems() {
        let closer = BarItemLayout([.item(width: 100), .item(width: 90)], in: 200)
        #expect(closer.spans == [Place(start: 0, width: 100), Place(start: 110, width: 90)])

        let narrower = BarItemLayout([.item(width: 30), .item(width: 400), .item(width: 300)], in: 246)
        #expect(narrower.spans.map(\.width) == [30, 100, 100])
        #expect(narrower.length == 246)
    }

    @Test(arguments: [0, -50, 3] as [CGFloat]) func noRoomLeavesNoNegativeWidths(_ room: CGFloat) {
        let row = BarItemLayout([.item(width: 30), .flexibleSpace, .item(width: .nan)], in: room)

        #expect(row.spans.allSatisfy { $0.width >= 0 && $0.start.isFinite })
    }

    @Test func spacesAloneGiveNoItems() {
        #expect(BarItemLayout([.flexibleSpace, .fixedSpace(20)], in: 100).spans.isEmpty)
    }
}
