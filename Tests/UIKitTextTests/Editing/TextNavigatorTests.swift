import CoreGraphics
import Testing
import UIKitText

/// Where movements of the caret lead, in a text whose characters are 10 points wide and whose lines are 20 points high.
@MainActor @Suite struct TextNavigatorTests {
    private struct Grid: TextGeometry {
        let lines = [0..<7, 8..<13, 14..<23]
        var isRightToLeft = false
        let pageHeight: CGFloat = 40

        private func row(at offset: Int) -> Int { lines.lastIndex { $0.lowerBound <= offset } ?? 0 }

        func caretRect(at offset: Int) -> CGRect {
            let row = row(at: offset)
            return CGRect(x: 10 * (offset - lines[row].lowerBound), y: 20 * row, width: 2, height: 20)
        }

        func offset(closestTo point: CGPoint) -> Int {
            let line = lines[min(max(Int(point.y / 20), 0), lines.count - 1)]
            return min(line.lowerBound + Int(point.x / 10), line.upperBound)
        }

        func selectionBoxes(of range: Range<Int>) -> [CGRect] { [] }
        func lineRange(at offset: Int) -> Range<Int> { lines[row(at: offset)] }
        func isRightToLeft(at offset: Int) -> Bool { isRightToLeft }
    }

    private func destination(
        of movement: TextKeyCommand.Movement, from offset: Int, isRightToLeft: Bool = false, isSecret: Bool = false,
        goalX: CGFloat? = nil
    ) -> Int {
        let grid = Grid(isRightToLeft: isRightToLeft)
        let buffer = TextBuffer("one two\nthree\nfour five")
        return TextNavigator(buffer: buffer, geometry: grid, isSecret: isSecret, goalX: goalX)
            .destination(of: movement, from: offset)
    }

    @Test func theCaretKeepsItsDistanceFromTheLeftBetweenLines() {
        #expect(destination(of: .down, from: 6) == 13)
        #expect(destination(of: .down, from: 13, goalX: 60) == 20)
        #expect(destination(of: .down, from: 13) == 19)
        #expect(destination(of: .pageDown, from: 2) == 10)
    }

    @Test func aboveTheFirstLineAndBelowTheLastIsTheEndOfTheText() {
        #expect(destination(of: .up, from: 3) == 0 && destination(of: .down, from: 15) == 23)
    }

    @Test func anArrowAtTheEndOfALineGoesOnAtTheNextLine() {
        #expect(destination(of: .right, from: 2) == 3 && destination(of: .left, from: 2) == 1)
        #expect(destination(of: .right, from: 7) == 8 && destination(of: .left, from: 8) == 7)
    }

    @Test func theEndOfAParagraphLeadsToTheNextOne() {
        #expect(destination(of: .paragraphEnd, from: 2) == 7 && destination(of: .paragraphEnd, from: 7) == 13)
        #expect(destination(of: .paragraphStart, from: 10) == 8 && destination(of: .paragraphStart, from: 8) == 0)
    }

    @Test func aTextFromRightToLeftExchangesTheEndsOfLinesAndWords() {
        #expect(destination(of: .lineLeft, from: 2) == 0)
        #expect(destination(of: .lineLeft, from: 2, isRightToLeft: true) == 7)
        #expect(destination(of: .wordLeft, from: 0, isRightToLeft: true) == 3)
        #expect(destination(of: .lineStart, from: 2, isRightToLeft: true) == 0)
    }

    @Test func theWordsOfASecretDoNotShow() {
        #expect(destination(of: .wordForward, from: 0) == 3)
        #expect(destination(of: .wordForward, from: 0, isSecret: true) == 23)
        #expect(destination(of: .wordLeft, from: 20, isSecret: true) == 0)
    }
}
