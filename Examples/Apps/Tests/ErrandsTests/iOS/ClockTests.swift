import UIKit
import XCTest

/// What waits, as tests of apps write it. The waits add up to twenty seconds of the app.
final class ClockTests: XCTestCase {
    func testDelayedWorkOfTheMainQueue() {
        let done = expectation(description: "done")
        var order: [Int] = []
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
            order.append(2); done.fulfill()
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { order.append(1) }

        wait(for: [done], timeout: 3)

        XCTAssertEqual(order, [1, 2])
    }

    func testATimerFiresUntilItIsInvalidated() {
        var count = 0
        let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in count += 1 }

        RunLoop.current.run(until: Date(timeIntervalSinceNow: 1.75))
        XCTAssertEqual(count, 3)
        timer.invalidate()
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
        XCTAssertEqual(count, 3)
    }

    func testNothingHappensInTime() {
        let early = expectation(description: "early")
        early.isInverted = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { early.fulfill() }

        wait(for: [early], timeout: 4)
    }

    func testAnimationsEndWhileTheTestWaits() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        XCTAssertTrue(window.isKeyWindow)
        let done = expectation(description: "done")

        UIView.animate(withDuration: 1, animations: { window.rootViewController?.view.alpha = 0.5 }) { isFinished in
            XCTAssertTrue(isFinished)
            done.fulfill()
        }

        wait(for: [done], timeout: 2)
    }

    func testWorkOfAnotherThreadIsAwaited() {
        let done = expectation(description: "done")
        DispatchQueue.global().async { DispatchQueue.main.async { done.fulfill() } }

        wait(for: [done], timeout: 5)
    }

    func testATaskSleeps() async throws {
        try await Task.sleep(nanoseconds: 3_000_000_000)
        let done = expectation(description: "done")
        DispatchQueue.main.async {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { done.fulfill() }
        }

        await fulfillment(of: [done], timeout: 3)
    }

    func testWorkOfObservers() {
        let note = expectation(forNotification: UIApplication.didBecomeActiveNotification, object: nil)
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)

        wait(for: [note], timeout: 1)
    }
}

@MainActor
final class MainActorTests: XCTestCase {
    private let label = UILabel()

    func testTheLabelIsReadOnTheMainActor() {
        label.text = "a"

        XCTAssertGreaterThan(label.intrinsicContentSize.width, 0)
    }
}
