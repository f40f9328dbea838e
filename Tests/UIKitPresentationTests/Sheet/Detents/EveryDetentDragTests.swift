import CoreGraphics
import TestSupport
import Testing
import UIKitCore
import VelariumTesting

/// Every set of three detents, from each of them, with each answer of the app, dragged by each distance, slowly or quickly,
/// and interrupted by everything: in a deep run. Other runs drag slowly by three distances and are not interrupted.
@MainActor @Suite struct EveryDetentDragTests {
    /// What the app answers to a dismissal.
    private enum Answer: CaseIterable {
        case yes, no, isModal
    }

    private enum Interruption: CaseIterable {
        case none, rotation, dismissal, cancellation, background
    }

    private struct Case: CustomStringConvertible {
        let detents: [Detent]
        let names: [String]
        let start: Detent.Identifier
        let answer: Answer
        let isQuick: Bool
        let interruption: Interruption

        var description: String {
            "\(names) from \(start.rawValue), \(answer), \(isQuick ? "quick" : "slow"), \(interruption)"
        }
    }

    /// The points that a finger moves before a drag begins.
    private static let slack: CGFloat = 10
    private static let all: [Detent] = [.fixed(200), .medium(), .large()]
    private static let distances: [CGFloat] =
        TestRun.isDeep ? Array(stride(from: -700, through: 800, by: 60)) : [-500, 250, 700]

    private static var cases: [Case] {
        (1..<8).flatMap { set -> [Case] in
            let detents = all.indices.filter { set & (1 << $0) != 0 }.map { all[$0] }
            return detents.flatMap { start in
                Answer.allCases.flatMap { answer in
                    (TestRun.isDeep ? [false, true] : [false]).flatMap { isQuick in
                        (TestRun.isDeep ? Interruption.allCases : [.none]).map {
                            Case(
                                detents: detents, names: detents.map(\.identifier.rawValue), start: start.identifier,
                                answer: answer, isQuick: isQuick, interruption: $0)
                        }
                    }
                }
            }
        }
    }

    @Test func everyDragEndsAtADetentOrDismisses() throws {
        var heights: [Detent.Identifier: CGFloat] = [:]
        for detent in Self.all { heights[detent.identifier] = try DetentFixture([detent]).height }
        var drags = 0
        for one in Self.cases {
            var results: [CGFloat] = []
            for distance in Self.distances {
                let outcome = try drag(one, by: distance)
                drags += 1
                let found = violations(of: outcome, one, heights)
                #expect(found == [], "\(one), by \(distance)")
                results.append(outcome.isPresented ? outcome.height : 0)
            }
            // Without speed, a longer way down never ends higher.
            if !one.isQuick, one.interruption == .none {
                #expect(zip(results, results.dropFirst()).allSatisfy { $0 >= $1 - 1 }, "\(one): \(results)")
            }
        }
        Log.line("EveryDetentDrag: \(drags) drags")
    }

    private struct Outcome {
        let isPresented: Bool
        /// Whether the drag began after the interruption: then it catches a sheet that is leaving.
        let isCaught: Bool
        let height: CGFloat
        let selected: Detent.Identifier?
        let changes: [String]
        let calls: [String]
        let misuses: [String]
    }

    private func drag(_ one: Case, by distance: CGFloat) throws -> Outcome {
        let fixture = try DetentFixture(one.detents) { $0.selectedDetentIdentifier = one.start }
        let device = fixture.device
        device.recordsMisuses = true
        fixture.mayDismiss = one.answer != .no
        fixture.content.isModalInPresentation = one.answer == .isModal
        let start = CGPoint(x: 195, y: device.window.bounds.maxY - fixture.shownHeight + 60)
        let finger = SheetDrag(on: device, x: start.x, y: start.y)
        let steps = one.isQuick ? 3 : 12
        for step in 1...steps {
            let y = start.y + distance * CGFloat(step) / CGFloat(steps)
            finger.move(to: CGPoint(x: start.x, y: min(max(y, 1), device.window.bounds.maxY - 1)))
            if step == steps / 2 { try interrupt(one.interruption, finger, fixture) }
            if step == steps / 2, one.interruption == .cancellation { break }
        }
        if !one.isQuick { device.advance(by: 0.3) }
        if one.interruption != .cancellation { finger.lift() }
        try device.settle()
        if one.interruption == .rotation {
            try device.rotate(to: .portrait)
            try device.settle()
        }
        return Outcome(
            isPresented: fixture.content.presentingViewController != nil,
            isCaught: abs(distance) * CGFloat(steps / 2) / CGFloat(steps) <= Self.slack, height: fixture.height,
            selected: fixture.sheet.selectedDetentIdentifier, changes: fixture.changes, calls: fixture.calls,
            misuses: device.misuses.map(\.message))
    }

    private func interrupt(_ interruption: Interruption, _ finger: SheetDrag, _ fixture: DetentFixture) throws {
        switch interruption {
        case .none: return
        case .rotation: try fixture.device.rotate(to: .landscapeLeft)
        case .dismissal: fixture.content.dismiss(animated: true)
        case .cancellation: finger.cancel()
        case .background:
            try fixture.device.moveScene(to: .background)
            try fixture.device.moveScene(to: .active)
        }
    }

    private func violations(
        of outcome: Outcome, _ one: Case, _ heights: [Detent.Identifier: CGFloat]
    ) -> [String] {
        // A dismissal by code while the drag moves the sheet out is refused with UIKit's warning.
        let isRefused = outcome.misuses.contains { $0.contains("while a presentation or dismiss is in progress") }
        var found = isRefused ? [] : outcome.misuses
        if isRefused, one.interruption != .dismissal { found += outcome.misuses }
        if outcome.isPresented {
            if one.interruption == .dismissal, !isRefused, !outcome.isCaught { found.append("it is still presented") }
            let selected = outcome.selected ?? one.detents[0].identifier
            if abs(outcome.height - (heights[selected] ?? 0)) > 1 {
                found.append("it is \(outcome.height) points high at \(selected.rawValue)")
            }
            let isMoved = selected != one.start
            if one.interruption == .none, outcome.changes != (isMoved ? [selected.rawValue] : []) {
                found.append("the delegate was told \(outcome.changes) of \(selected.rawValue)")
            }
            if outcome.calls.contains("did") { found.append("its end was reported") }
        } else {
            if one.answer != .yes, one.interruption != .dismissal || isRefused { found.append("it was dismissed") }
            let isByUser = one.interruption != .dismissal
            if isByUser, outcome.calls.filter({ $0 == "did" }).count != 1 { found.append("told \(outcome.calls)") }
        }
        if outcome.calls.contains("attempt"), one.answer == .yes { found.append("an attempt was refused") }
        return found
    }
}
