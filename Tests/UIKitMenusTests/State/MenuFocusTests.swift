import CoreGraphics
import Testing
import UIKitMenus

@Suite struct MenuFocusTests {
    /// A row of three tiles, a row of two, and two rows: 0 1 2 / 3 4 / 5 / 6.
    private let places: [MenuFocus.Place] = [
        (0, 0, 0, 80), (1, 80, 0, 80), (2, 160, 0, 80), (3, 0, 44, 120), (4, 120, 44, 120), (5, 0, 88, 240),
        (6, 0, 132, 240),
    ].map { MenuFocus.Place(number: $0.0, frame: CGRect(x: $0.1, y: $0.2, width: $0.3, height: 44)) }

    private func move(_ move: MenuFocus.Move, from current: Int?) -> Int? {
        MenuFocus.element(after: current, move, among: places)
    }

    @Test(
        arguments: [
            (0, .right, 1), (1, .right, 2), (2, .right, nil), (2, .left, 1), (0, .left, nil), (0, .down, 3),
            (2, .down, 4),
            (4, .up, 2), (3, .down, 5), (5, .up, 3), (5, .down, 6), (6, .down, nil), (0, .up, nil), (5, .left, nil),
            (2, .next, 3), (3, .previous, 2), (6, .next, nil), (0, .previous, nil), (4, .first, 0), (4, .last, 6),
        ] as [(Int, MenuFocus.Move, Int?)])
    func keysMoveTheFocusByWhatIsSeen(current: Int, key: MenuFocus.Move, expected: Int?) {
        #expect(move(key, from: current) == expected)
    }

    @Test(
        arguments: [
            (.down, 0), (.next, 0), (.first, 0), (.up, 6), (.previous, 6), (.last, 6), (.left, nil), (.right, nil),
        ] as [(MenuFocus.Move, Int?)])
    func withoutAFocusTheKeysBeginAtAnEnd(key: MenuFocus.Move, expected: Int?) {
        #expect(move(key, from: nil) == expected)
        #expect(move(key, from: 99) == expected, "An element that is gone has no focus.")
    }

    @Test func everyElementIsReachedAndNoKeyLeavesTheMenu() {
        var reached: Set<Int> = []
        var open = [0]
        while let current = open.popLast() {
            guard reached.insert(current).inserted else { continue }
            open += MenuFocus.Move.allCases.compactMap { move($0, from: current) }
        }

        #expect(reached == Set(places.map(\.number)))
        for key in MenuFocus.Move.allCases { #expect(MenuFocus.element(after: nil, key, among: []) == nil) }
    }
}
