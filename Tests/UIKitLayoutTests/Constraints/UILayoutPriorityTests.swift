import Testing
import UIKitCore

@Suite struct UILayoutPriorityTests {
    @Test func prioritiesSupportArithmetic() {
        var priority = UILayoutPriority.required - 1

        #expect(priority.rawValue == 999)
        #expect(priority < .required && .defaultLow + 0.5 > .defaultLow)
        priority += 0.5
        priority -= 2
        #expect(priority == UILayoutPriority(rawValue: 997.5))
    }

    @Test func theSystemsOwnAreOrdered() {
        let all: [UILayoutPriority] = [
            .fittingSizeLevel, .defaultLow, .dragThatCannotResizeScene, .sceneSizeStayPut, .dragThatCanResizeScene,
            .defaultHigh, .required,
        ]

        #expect(all.map(\.rawValue) == [50, 250, 490, 500, 510, 750, 1000])
        #expect(all == all.sorted())
    }
}
