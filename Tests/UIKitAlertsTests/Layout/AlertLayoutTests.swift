import CoreGraphics
import Testing
import UIKitAlerts
import UIKitCore

/// The frames of an alert's parts, as a function of their sizes.
@Suite struct AlertLayoutTests {
    private func input(
        _ appearance: AlertAppearance = .alert, header: CGFloat = 84, buttons: [CGFloat] = [44, 44],
        fitsSideBySide: Bool = true, cancel: CGFloat? = nil, maximumHeight: CGFloat = 700
    ) -> AlertLayoutInput {
        AlertLayoutInput(
            appearance: appearance, width: 270, maximumHeight: maximumHeight, headerHeight: header,
            buttonHeights: buttons, fitsSideBySide: fitsSideBySide, cancelHeight: cancel, hairline: 0.5)
    }

    @Test func twoShortTitlesAreSideBySide() {
        let layout = AlertLayout(input())

        #expect(layout.buttons.map(\.minY) == [0, 0])
        #expect(layout.buttons.map(\.width) == [134.75, 134.75])
        #expect(layout.size == CGSize(width: 270, height: 84 + 0.5 + 44))
    }

    @Test(arguments: [(1, true), (2, false), (3, true), (9, true)])
    func otherButtonsAreStackedWithSeparators(count: Int, fits: Bool) {
        let layout = AlertLayout(
            input(buttons: Array(repeating: 44, count: count), fitsSideBySide: fits, maximumHeight: 2000))

        #expect(layout.buttons.map(\.minY) == (0..<count).map { CGFloat($0) * 44.5 })
        #expect(layout.buttonSeparators.count == count - 1)
        #expect(layout.buttonContentHeight == layout.buttons.last?.maxY)
    }

    @Test func twoButtonsOfAnActionSheetAreStacked() {
        let layout = AlertLayout(input(.actionSheet, buttons: [57, 57], cancel: 57))

        #expect(layout.buttons.map(\.minY) == [0, 57.5])
        #expect(layout.cancel == CGRect(x: 0, y: layout.card.maxY + 8, width: 270, height: 57))
    }

    @Test func aLongTextScrollsAndTheButtonsStay() {
        let layout = AlertLayout(input(header: 3000, maximumHeight: 600))

        #expect(layout.size.height == 600)
        #expect(layout.header.height == 600 - 44 - 0.5)
        #expect(layout.headerContentHeight == 3000)
        #expect(layout.buttonArea == CGRect(x: 0, y: 556, width: 270, height: 44))
    }

    @Test func ofManyButtonsAMinimumStaysVisibleBelowALongText() {
        let layout = AlertLayout(
            input(header: 3000, buttons: Array(repeating: 44, count: 20), maximumHeight: 600))

        #expect(layout.buttonArea.height == 68)
        #expect(layout.size.height == 600)
    }

    @Test func manyButtonsScrollBelowAShortText() {
        let layout = AlertLayout(
            input(.actionSheet, header: 80, buttons: Array(repeating: 57, count: 20), cancel: 57, maximumHeight: 600))

        #expect(layout.header.height == 80)
        #expect(layout.size.height == 600)
        #expect(layout.buttonContentHeight == 20 * 57 + 19 * 0.5)
    }

    /// Every combination of parts: nothing overlaps, and the whole is as high as its parts and never too high.
    @Test func partsNeverOverlapAndNeverExceedTheMaximum() {
        for appearance in [AlertAppearance.alert, .actionSheet, .popover] {
            for header in [CGFloat(0), 60, 900] {
                for count in [0, 1, 2, 3, 30] {
                    for cancel in [nil, CGFloat(57)] {
                        for maximum in [CGFloat(0), 90, 300, 800] {
                            let layout = AlertLayout(
                                input(
                                    appearance, header: header, buttons: Array(repeating: 50, count: count),
                                    cancel: cancel, maximumHeight: maximum))

                            let line = layout.separator?.height ?? 0
                            #expect(layout.header.maxY + line == layout.buttonArea.minY)
                            #expect(layout.card.height == layout.buttonArea.maxY)
                            #expect(layout.size.height <= max(maximum, (cancel.map { $0 + 8 } ?? 0) + line))
                            #expect(layout.header.height >= 0 && layout.buttonArea.height >= 0)
                        }
                    }
                }
            }
        }
    }
}
