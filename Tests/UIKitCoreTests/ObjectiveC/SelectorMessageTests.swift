import Foundation
import HeadlessHost
import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct SelectorMessageTests {
    private let worker = Worker()

    @Test func performSendsUpToTwoArgumentsAndReturnsObjects() {
        #expect(worker.perform(Selector("rest", Worker.rest)) == nil)
        let answer = worker.perform(Selector("carry:", Worker.carry), with: "stone")?.takeUnretainedValue()
        #expect(answer as? String == "stone!")
        #expect(worker.perform(Selector("put:on:", Worker.put), with: "a", with: "b") == nil)

        #expect(worker.calls == ["rest", "carry stone", "put a on b"])
    }

    @Test func aMessageToTheMainThreadIsSentAtOnceOnlyIfTheCallerWaits() async {
        worker.performSelector(onMainThread: Selector("rest", Worker.rest), with: nil, waitUntilDone: true)
        #expect(worker.calls == ["rest"])

        worker.performSelector(onMainThread: Selector("carry:", Worker.carry), with: "stone", waitUntilDone: false)
        #expect(worker.calls == ["rest"])
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(worker.calls == ["rest", "carry stone"])
    }

    @Test func formattedTextIsAppended() {
        let text = NSMutableString(string: "a")

        text.appendFormat("%d%@", 3, "b")

        #expect(text == "a3b")
    }

    @Test func respondsToMethodsOfCreatedSelectors() {
        _ = Selector("carryByName:", Worker.carry)

        #expect(worker.responds(to: Selector("carryByName:")))
        #expect(worker.responds(to: Selector("carry:", Worker.carry)))
        #expect(!worker.responds(to: Selector("unheardOf:")))
        #expect(!UIView().responds(to: Selector("carryByName:")))
        worker.perform(Selector("carryByName:"), with: "log")
        #expect(worker.calls == ["carry log"])
    }

    @Test func anUnrecognizedSelectorIsReportedInUIKitsWords() {
        let device = TestDevice(.iPhone14)
        device.show(UIViewController())
        var said: [String] = []
        UIKitSystem.current?.misuseRecorder = { said.append($0.message) }

        worker.perform(Selector("fly"))

        #expect(said.count == 1)
        #expect(said.first?.hasPrefix("-[Worker fly]: unrecognized selector sent to instance 0x") == true)
    }

    @Test func aRaisedExceptionIsReportedWithItsNameAndReason() {
        let device = TestDevice(.iPhone14)
        device.show(UIViewController())
        var said: [String] = []
        UIKitSystem.current?.misuseRecorder = { said.append($0.message) }
        let exception = NSException(name: .invalidArgumentException, reason: "No cups", userInfo: ["cups": 0])

        exception.raise()
        withVaList([3]) { NSException.raise(.genericException, format: "%d cups", arguments: $0) }

        #expect(
            said == [
                "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'No cups'",
                "*** Terminating app due to uncaught exception 'NSGenericException', reason: '3 cups'",
            ])
        #expect(exception.userInfo?["cups"] as? Int == 0 && exception.description == "No cups")
    }

    @Test func delayedMessagesComeInALaterTurnOfTheRunLoop() {
        worker.perform(Selector("carry:", Worker.carry), with: "stone", afterDelay: 0)
        worker.perform(Selector("rest", Worker.rest), with: nil, afterDelay: 0)
        #expect(worker.calls.isEmpty)

        turnRunLoop { worker.calls.count == 2 }

        #expect(worker.calls.sorted() == ["carry stone", "rest"])
    }

    @Test func delayedMessagesAreCanceledByTargetSelectorAndArgument() {
        let other = Worker()
        worker.perform(Selector("carry:", Worker.carry), with: "stone", afterDelay: 0)
        worker.perform(Selector("carry:", Worker.carry), with: "log", afterDelay: 0)
        worker.perform(Selector("rest", Worker.rest), with: nil, afterDelay: 0)
        other.perform(Selector("rest", Worker.rest), with: nil, afterDelay: 0)

        NSObject.cancelPreviousPerformRequests(
            withTarget: worker, selector: Selector("carry:", Worker.carry), object: "log")
        NSObject.cancelPreviousPerformRequests(withTarget: other)
        turnRunLoop { worker.calls.count == 2 }

        #expect(worker.calls.sorted() == ["carry stone", "rest"] && other.calls.isEmpty)
    }

    @Test func aTimerPassesItselfAndReleasesItsTargetWhenInvalidated() {
        weak var gone: Worker?
        let timer: Timer
        do {
            let short = Worker()
            gone = short
            timer = Timer(
                timeInterval: 1_000, target: short, selector: Selector("fired:", Worker.fired), userInfo: "info",
                repeats: true)
            #expect(timer.userInfo as? String == "info" && timer.timeInterval == 1_000)
            timer.fire()
            timer.fire()
            #expect(short.calls == ["fired info", "fired info"])
        }
        #expect(gone != nil)
        timer.invalidate()

        #expect(gone == nil && !timer.isValid)
    }

    @Test func aScheduledTimerFiresOnceFromTheRunLoop() {
        let timer = Timer.scheduledTimer(
            timeInterval: 0, target: worker, selector: Selector("rest", Worker.rest), userInfo: nil, repeats: false)

        turnRunLoop { !worker.calls.isEmpty }

        #expect(worker.calls == ["rest"] && !timer.isValid)
    }

    /// Runs this thread's run loop without waiting until `isDone`, at most 100,000 times.
    private func turnRunLoop(until isDone: () -> Bool) {
        for _ in 0..<100_000 where !isDone() { _ = RunLoop.current.run(mode: .default, before: Date()) }
    }
}

private final class Worker: NSObject {
    var calls: [String] = []

    func rest() { calls.append("rest") }

    func carry(_ load: String) -> NSString {
        calls.append("carry \(load)")
        return NSString(string: load + "!")
    }

    func put(_ load: String, on place: String) { calls.append("put \(load) on \(place)") }
    func fired(_ timer: Timer) { calls.append("fired \(timer.userInfo ?? "nil")") }
}
