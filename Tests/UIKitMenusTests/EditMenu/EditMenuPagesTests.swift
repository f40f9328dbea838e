import CoreGraphics
import Testing
import UIKitMenus

@Suite struct EditMenuPagesTests {
    @Test func itemsThatFitAreOnOnePage() {
        let pages = EditMenuPages(widths: [60, 80, 90], available: 230, arrow: 38)

        #expect(pages.pages == [0..<3])
    }

    @Test func everyItemIsOnOnePageAndEachPageFits() {
        for count in 1...12 {
            for available in stride(from: CGFloat(120), through: 400, by: 20) {
                let widths = (0..<count).map { CGFloat(40 + $0 * 17 % 60) }

                let pages = EditMenuPages(widths: widths, available: available, arrow: 38).pages

                #expect(pages.flatMap { Array($0) } == Array(0..<count))
                for (index, page) in pages.enumerated() where page.count > 1 {
                    let arrows: CGFloat = (index > 0 ? 38 : 0) + (index < pages.count - 1 ? 38 : 0)
                    #expect(widths[page].reduce(0, +) + arrows <= available)
                }
            }
        }
    }

    @Test func anItemWiderThanThePageHasAPageOfItsOwn() {
        let pages = EditMenuPages(widths: [50, 900, 50], available: 300, arrow: 38)

        #expect(pages.pages == [0..<1, 1..<2, 2..<3])
    }
}
