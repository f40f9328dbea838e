import Testing
import UIKit
import VelariumTesting

/// Dismissals and presentations that follow a dismissal in progress.
@MainActor @Suite struct SecondDismissalTests {
    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()

    init() {
        device.recordsMisuses = true
        device.show(page)
    }

    private func presentStack(_ styles: [UIModalPresentationStyle]) throws -> [UIViewController] {
        var stack = [page]
        for style in styles {
            let controller = UIViewController()
            controller.modalPresentationStyle = style
            stack.last?.present(controller, animated: true)
            try device.settle()
            stack.append(controller)
        }
        return stack
    }

    // MARK: Dismissing twice

    /// From the controller that presents, and from the presented one. Without animation the first one is gone already.
    @Test(arguments: [true, false], [1, 2]) func aSecondDismissalTakesTheNextLevel(animated: Bool, caller: Int) throws {
        guard animated || caller == 1 else { return }
        let stack = try presentStack([.pageSheet, .fullScreen])
        var ends: [String] = []

        stack[caller].dismiss(animated: animated) { ends.append("upper") }
        stack[caller].dismiss(animated: animated) { ends.append("lower") }
        try device.settle()

        #expect(page.presentedViewController == nil)
        #expect(ends == ["upper", "lower"])
        #expect(device.misuses.isEmpty)
    }

    @Test func eachLevelAppearsAndDisappearsOnce() throws {
        let stack = try presentStack([.fullScreen, .pageSheet, .fullScreen])

        stack[3].dismiss(animated: true)
        device.advance(by: 0.1)
        stack[3].dismiss(animated: true)
        try device.settle()

        #expect(page.presentedViewController === stack[1])
        #expect(stack[1].presentedViewController == nil)
        #expect(!stack[1].isBeingDismissed)
    }

    @Test func aSecondDismissalOfTheOnlyPresentationIsRefused() throws {
        let stack = try presentStack([.pageSheet])

        stack[1].dismiss(animated: true)
        stack[1].dismiss(animated: true)
        try device.settle()

        #expect(page.presentedViewController == nil)
        #expect(device.misuses.map(\.raises) == [false])
    }

    /// The user catches the upper sheet: the lower one stays as well.
    @Test func aCanceledDismissalCancelsTheNextOne() throws {
        let stack = try presentStack([.pageSheet, .pageSheet])
        stack[2].dismiss(animated: true)
        stack[2].dismiss(animated: true)
        device.advance(by: 0.05)

        try device.drag(along: [.init(x: 195, y: 300), .init(x: 195, y: 60, after: 0.4)])
        try device.settle()

        #expect(page.presentedViewController === stack[1])
        #expect(!stack[1].isBeingDismissed)
    }

    @Test func aWindowThatClosesMeanwhileEndsEverythingOnce() throws {
        let stack = try presentStack([.pageSheet, .pageSheet])
        stack[2].dismiss(animated: true)
        stack[2].dismiss(animated: true)
        device.advance(by: 0.05)

        device.window.rootViewController = UIViewController()
        try device.settle()

        #expect(stack[1].presentingViewController == nil && stack[2].presentingViewController == nil)
    }

    // MARK: Presenting after dismissing

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen])
    func aPresentationInTheSameTurnBeginsAfterTheDismissal(style: UIModalPresentationStyle) throws {
        _ = try presentStack([style])
        let next = UIAlertController(title: "Next", message: nil, preferredStyle: .alert)
        next.addAction(UIAlertAction(title: "OK", style: .default))
        var isCompleted = false

        page.dismiss(animated: true)
        page.present(next, animated: true) { isCompleted = true }
        try device.settle()

        #expect(page.presentedViewController === next && isCompleted)
        #expect(device.misuses.isEmpty)
    }

    @Test func theControllerThatIsBeingDismissedPresentsNothing() throws {
        let stack = try presentStack([.pageSheet])

        stack[1].dismiss(animated: true)
        stack[1].present(UIViewController(), animated: true)
        try device.settle()

        #expect(page.presentedViewController == nil)
        #expect(device.misuses.map(\.raises) == [false])
    }

    @Test func beforeIOS13ThePresentationIsRefused() throws {
        let device = TestDevice(.iPhoneSE, era: .iOS12)
        let page = UIViewController()
        device.recordsMisuses = true
        device.show(page)
        page.present(UIViewController(), animated: true)
        try device.settle()

        page.dismiss(animated: true)
        page.present(UIViewController(), animated: true)
        try device.settle()

        #expect(page.presentedViewController == nil)
        #expect(device.misuses.count == 1)
    }
}
