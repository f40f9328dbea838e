import TestSupport
import Testing
import UIKitCore

/// Four recognizers on a view and the one around it, with every relation between them: which requires which to fail, whether
/// all run beside each other, which is refused; for every way to touch. A deep run tries all 4,096 requirements with each
/// answer, other runs those with at most two.
@MainActor @Suite struct EveryGestureArenaTests {
    private enum Stream: CaseIterable {
        case tap, doubleTap, drag, hold, holdAndDrag, cancellation
    }

    private struct Case: CustomStringConvertible {
        /// A bit for each pair: the first recognizer of the pair requires the second to fail.
        let requirements: Int
        let areTogether: Bool
        /// The recognizer that may not begin.
        let refused: Int?
        let stream: Stream

        func requires(_ first: Int, _ second: Int) -> Bool {
            first != second && requirements & (1 << (first * 3 + second - (second > first ? 1 : 0))) != 0
        }

        var description: String {
            let pairs = (0..<4).flatMap { first in (0..<4).filter { requires(first, $0) }.map { "\(first)→\($0)" } }
            return
                "\(stream), requires \(pairs), together \(areTogether), refused \(refused.map(String.init) ?? "none")"
        }
    }

    private static let tap = 0
    private static let doubleTap = 1
    private static let pan = 2
    private static let longPress = 3

    private static var cases: [Case] {
        (0..<4_096).filter { TestRun.isDeep || $0.nonzeroBitCount <= 2 }.flatMap { requirements in
            [false, true].flatMap { areTogether in
                (TestRun.isDeep ? [nil, 0, 1, 2, 3] : [nil, requirements % 4]).flatMap { refused in
                    (TestRun.isDeep ? Stream.allCases : [Stream.allCases[requirements % 6], .doubleTap]).map {
                        Case(requirements: requirements, areTogether: areTogether, refused: refused, stream: $0)
                    }
                }
            }
        }
    }

    @Test func everyRelationOfFourRecognizersIsKept() {
        let fixture = TouchFixture()
        var failures = 0
        let cases = Self.cases
        for one in cases where failures < 5 {
            let arena = Arena(one, in: fixture)
            arena.perform()
            let found = arena.violations
            arena.remove()
            guard !found.isEmpty else { continue }
            failures += 1
            Issue.record("\(one): \(found)")
        }
        Log.line("EveryGestureArena: \(cases.count) cases")
    }

    /// The four recognizers, and what their targets were told.
    @MainActor private final class Arena: NSObject, UIGestureRecognizerDelegate {
        private let one: Case
        private let fixture: TouchFixture
        private let outer: UIView
        private let inner: TouchRecordingView
        private let recognizers: [UIGestureRecognizer]
        private var states: [[UIGestureRecognizer.State]] = [[], [], [], []]
        /// The touches of each callback of the view.
        private var touches: [String: Int] = [:]

        init(_ one: Case, in fixture: TouchFixture) {
            self.one = one
            self.fixture = fixture
            outer = fixture.add(TouchRecordingView(), 0, 0, 300, 300)
            inner = TouchRecordingView()
            inner.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
            outer.addSubview(inner)
            let twice = UITapGestureRecognizer()
            twice.numberOfTapsRequired = 2
            recognizers = [UITapGestureRecognizer(), twice, UIPanGestureRecognizer(), UILongPressGestureRecognizer()]
            super.init()
            inner.onCall = { [weak self] count in
                guard let self, let call = inner.calls.last else { return }
                touches[call, default: 0] += count
            }
            for (index, recognizer) in recognizers.enumerated() {
                recognizer.delegate = self
                recognizer.addTarget(self, action: Selector("recognized:", Arena.recognized))
                (index % 2 == 0 ? inner : outer).addGestureRecognizer(recognizer)
                for other in 0..<4 where one.requires(index, other) { recognizer.require(toFail: recognizers[other]) }
            }
        }

        func remove() { outer.removeFromSuperview() }

        private func recognized(_ recognizer: UIGestureRecognizer) {
            guard let index = recognizers.firstIndex(where: { $0 === recognizer }) else { return }
            states[index].append(recognizer.state)
        }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            recognizers.firstIndex { $0 === gestureRecognizer } != one.refused
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { one.areTogether }

        func perform() {
            switch one.stream {
            case .tap: tap()
            case .doubleTap:
                tap()
                fixture.host.advance(by: 0.08)
                tap()
            case .drag: drag()
            case .hold:
                fixture.touch(.began, 50, 50)
                fixture.host.advance(by: 0.8)
                fixture.touch(.ended, 50, 50)
            case .holdAndDrag:
                fixture.touch(.began, 50, 50)
                fixture.host.advance(by: 0.8)
                for step in 1...3 { fixture.touch(.moved, 50 + CGFloat(step) * 20, 50) }
                fixture.touch(.ended, 110, 50)
            case .cancellation:
                fixture.touch(.began, 50, 50)
                fixture.touch(.moved, 70, 50)
                fixture.touch(.cancelled, 70, 50)
            }
            fixture.host.advance(by: 1)
        }

        private func tap() {
            fixture.touch(.began, 50, 50)
            fixture.touch(.ended, 50, 50)
        }

        private func drag() {
            fixture.touch(.began, 50, 50)
            for step in 1...4 { fixture.touch(.moved, 50 + CGFloat(step) * 20, 50) }
            fixture.touch(.ended, 130, 50)
        }

        var violations: [String] {
            var found: [String] = []
            for index in 0..<4 {
                if recognizers[index].state != .possible {
                    found.append("\(index) remains \(recognizers[index].state)")
                }
                if !isValid(index) { found.append("\(index) was \(states[index].map(\.rawValue))") }
                if index == one.refused, !states[index].isEmpty { found.append("\(index) is refused and recognized") }
                for other in 0..<4 where one.requires(index, other) && !states[index].isEmpty && !states[other].isEmpty
                {
                    found.append("\(index) and \(other), which has to fail, are recognized")
                }
            }
            let recognized = states.indices.filter { !states[$0].isEmpty }
            if !one.areTogether, one.stream != .doubleTap, recognized.count > 1 {
                found.append("\(recognized) are recognized together")
            }
            let ends = (touches["ended"] ?? 0) + (touches["cancelled"] ?? 0)
            if touches["began"] != ends { found.append("the view was told \(touches)") }
            // The others fail by themselves, whatever they wait for.
            if one.stream == .drag, one.refused != pan, states[pan].isEmpty { found.append("a drag is not recognized") }
            if one.stream == .tap, one.refused != EveryGestureArenaTests.tap, states[EveryGestureArenaTests.tap].isEmpty
            {
                found.append("a tap is not recognized")
            }
            return found
        }

        /// A discrete gesture ends; a continuous one begins, changes, and ends or is cancelled, once.
        private func isValid(_ index: Int) -> Bool {
            let states = states[index]
            guard !states.isEmpty else { return true }
            if index < pan { return states.allSatisfy { $0 == .ended } }
            return states.first == .began && [.ended, .cancelled].contains(states.last)
                && states.dropFirst().dropLast().allSatisfy { $0 == .changed } && states.count > 1
        }
    }
}
