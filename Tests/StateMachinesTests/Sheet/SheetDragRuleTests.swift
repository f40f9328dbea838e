import StateMachines
import Testing

/// Who gets a drag between a sheet and its content.
@Suite struct SheetDragRuleTests {
    private static let directions = SheetDragRule.Direction.allCases

    private func owner(
        _ direction: SheetDragRule.Direction, isAtTop: Bool = true, refreshes: Bool = false, keeps: Bool = false,
        movesDown: Bool = true, grows: Bool = true
    ) -> SheetDragRule.Owner {
        SheetDragRule(isAtTop: isAtTop, refreshesWhenPulled: refreshes, keepsDrags: keeps)
            .owner(of: direction, sheetMovesDown: movesDown, sheetGrows: grows)
    }

    @Test(arguments: directions) func contentAwayFromItsTopScrolls(direction: SheetDragRule.Direction) {
        #expect(owner(direction, isAtTop: false) == .content)
    }

    @Test func contentAtItsTopLeavesVerticalDragsToASheetThatTakesThem() {
        #expect(owner(.down) == .sheet)
        #expect(owner(.up) == .sheet)
        #expect(owner(.down, movesDown: false) == .content)
        #expect(owner(.up, grows: false) == .content)
    }

    @Test func aPullRefreshesAndADragUpStillExpandsTheSheet() {
        #expect(owner(.down, refreshes: true) == .content)
        #expect(owner(.up, refreshes: true) == .sheet)
        #expect(owner(.up, refreshes: true, grows: false) == .content)
    }

    @Test(arguments: directions, [true, false]) func aWheelKeepsEveryDragAtItsEndsToo(
        direction: SheetDragRule.Direction, isAtTop: Bool
    ) {
        #expect(owner(direction, isAtTop: isAtTop, keeps: true) == .content)
    }

    @Test(arguments: [true, false], [true, false]) func aSidewaysDragIsTheContents(isAtTop: Bool, refreshes: Bool) {
        #expect(owner(.sideways, isAtTop: isAtTop, refreshes: refreshes) == .content)
    }
}
