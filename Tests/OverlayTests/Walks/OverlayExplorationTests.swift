import Foundation
import TestSupport
import Testing
import UIKitCore
import VelariumTesting

/// The length of the longest sequences: 6 in a deep run. VELARIUM_DEPTH of the environment is another.
private let depth =
    ProcessInfo.processInfo.environment["VELARIUM_DEPTH"].flatMap(Int.init) ?? (TestRun.isDeep ? 6 : 2)

/// Every sequence of presentations, what interrupts them, and what the app answers; and of two overlays that wait for each
/// other, replace each other or are nested. The invariants are those of `OverlayWalk`.
@MainActor @Suite struct OverlayExplorationTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let place: OverlayWalk.Place
        let steps: [OverlayStep]

        var testDescription: String { name }
    }

    /// What may come between the beginning and the end of a presentation.
    private nonisolated static let interruptions: [OverlayStep] = [
        .wait(milliseconds: 130), .settle, .dismissAll(animated: true), .dismissTop(animated: false), .tap(x: 50, y: 4),
        .rotate, .answer(mayDismiss: false), .scene(.background), .scene(.active),
    ]

    private nonisolated static func presentations(_ kind: OverlayStep.Kind, variant: Int = 47) -> [OverlayStep] {
        [.present(kind, variant: variant, animated: true), .present(kind, variant: variant, animated: false)]
            + interruptions
    }

    private nonisolated static let phone = OverlayWalk.Place(model: .iPhoneSE)
    private nonisolated static let tablet = OverlayWalk.Place(model: .iPad)

    private nonisolated static let cases: [Case] =
        [
            Case(
                name: "a sheet and the keyboard", place: phone,
                steps: presentations(.sheet) + [.focus(isFocused: true), .keyboard(isShown: true)]),
            Case(
                name: "a sheet that is dragged", place: phone,
                steps: presentations(.sheet) + [
                    .drag(x: 50, y: 60, toX: 50, toY: 98, milliseconds: 150), .finger(.began, x: 50, y: 60),
                    .finger(.moved, x: 50, y: 80), .finger(.ended, x: 50, y: 80),
                ]),
            Case(name: "a popover", place: tablet, steps: presentations(.popover)),
            Case(name: "an alert", place: phone, steps: presentations(.alert, variant: 3)),
            Case(name: "a full screen", place: phone, steps: presentations(.fullScreen)),
            Case(name: "an overlay that adapts", place: tablet, steps: presentations(.adaptive, variant: 0)),
        ]
        + [
            (
                "a sheet and an alert",
                [.present(.sheet, variant: 47, animated: true), .present(.alert, variant: 3, animated: true)]
            ),
            (
                "a popover and a full screen",
                [.present(.popover, variant: 0, animated: true), .present(.fullScreen, variant: 0, animated: true)]
            ),
            (
                "two dialogs in windows",
                [.show(.modalInWindow, variant: 0, animated: true), .show(.confirmation, variant: 0, animated: true)]
            ),
            (
                "a menu and a popover",
                [.open(.button), .present(.popover, variant: 0, animated: true), .closeMenu]
            ),
        ].map { (name: String, steps: [OverlayStep]) in
            Case(name: name, place: tablet, steps: steps + Array(interruptions.prefix(6)))
        }
        + [
            Case(
                name: "requests of a coordinator", place: phone,
                // Each policy, with and without a limit of time; the fourth variant has a deadline.
                steps: [0, 1, 2, 3, 20, 22].map { .request(variant: $0) } + Array(interruptions.prefix(5)))
        ]

    @Test(arguments: cases) func everySequenceKeepsTheInvariants(of explored: Case) {
        let exploration = OverlayExploration(of: explored.steps, depth: depth, on: explored.place)

        for failure in exploration.failures { Issue.record("\(failure)") }
        #expect(exploration.states > explored.steps.count / 2)
        Log.line(
            "\(explored.name), depth \(depth): \(exploration.sequences) sequences, \(exploration.states) states, "
                + "\(exploration.pruned) pruned")
    }
}
