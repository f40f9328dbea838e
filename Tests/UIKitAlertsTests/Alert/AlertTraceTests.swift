import CoreGraphics
import Testing
import UIKitAlerts
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

/// The order of all callbacks of alerts and action sheets: presenting, every way of dismissing, and what happens to the
/// screen meanwhile. `calls` of an action is its handler.
@MainActor @Suite struct AlertTraceTests {
    /// How an alert is shown.
    enum Kind: CaseIterable {
        case alert, phoneSheet, padSheet
    }

    private static let presentation = [
        "presentationTransitionWillBegin", "viewWillAppear", "viewIsAppearing", "presentationTransitionDidEnd",
        "viewDidAppear", "post screenChanged Title", "presented",
    ]
    private static let dismissal = [
        "dismissalTransitionWillBegin", "viewWillDisappear", "dismissalTransitionDidEnd", "viewDidDisappear",
        "post screenChanged",
    ]

    @MainActor private final class Run {
        let fixture: AlertFixture
        let alert: UIAlertController
        var device: TestDevice { fixture.device }

        init(_ kind: Kind, _ actions: [String] = ["OK", "!Delete", "-Cancel"]) {
            fixture = AlertFixture(kind == .padSheet ? .iPadPro11 : .iPhone14)
            alert = fixture.makeAlert("Title", "Message", kind == .alert ? .alert : .actionSheet, actions: actions)
            alert.popoverPresentationController?.sourceView = fixture.root.view
            alert.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 200, width: 40, height: 40)
        }

        /// Presents the alert, and records when its presentation is complete.
        func present() throws {
            _ = device.application
            fixture.root.present(alert, animated: true) { AlertTraceTests.note("presented") }
            try device.settle()
        }

        /// The callbacks of alerts during `action`, until the device has settled.
        func callbacks(_ action: () throws -> Void) throws -> [String] {
            let before = device.trace.count
            try action()
            try device.settle()
            return device.trace.dropFirst(before).compactMap(AlertTraceTests.name)
        }
    }

    private static func note(_ text: String) {
        UIKitSystem.current?.trace.record(AlertTraceTests.self, callback: text)
    }

    /// The name of a callback without its parameters; nil for callbacks that are not those of alerts.
    private static func name(_ entry: TestDevice.TraceEntry) -> String? {
        let name = entry.callback.prefix { $0 != "(" }
        switch entry.type {
        case "UIAccessibility": return "post \(entry.arguments)"
        case "AlertFixture": return "handler \(entry.arguments)"
        case "AlertTraceTests": return entry.callback
        case _ where name == "end": return "end \(entry.arguments.split(separator: " ").last ?? "")"
        case _ where name == "viewDidLoad" || name == "placed": return nil
        case _ where entry.type.contains("Alert") || entry.type.contains("ActionSheet"): return String(name)
        case _: return nil
        }
    }

    // MARK: Presenting and dismissing

    @Test(arguments: Kind.allCases) func presenting(kind: Kind) throws {
        let run = Run(kind)

        let calls = try run.callbacks { try run.present() }

        #expect(calls == Self.presentation)
    }

    @Test(arguments: Kind.allCases, ["OK", "Delete", "Cancel"])
    func aButtonDismissesAndThenCallsItsHandler(kind: Kind, title: String) throws {
        guard kind != .padSheet || title != "Cancel" else { return }
        let run = Run(kind)
        try run.present()

        let calls = try run.callbacks { try run.device.tap(.text(title)) }

        #expect(calls == Self.dismissal + ["end action", "handler \(title)"])
    }

    @Test(arguments: Kind.allCases, [true, false])
    func theAppDismissesWithoutAHandler(kind: Kind, animated: Bool) throws {
        let run = Run(kind)
        try run.present()

        let calls = try run.callbacks { run.alert.dismiss(animated: animated) { Self.note("dismissed") } }

        #expect(calls == Self.dismissal + ["end code", "dismissed"])
    }

    @Test(arguments: Kind.allCases) func escapeCancels(kind: Kind) throws {
        let run = Run(kind)
        try run.present()

        let calls = try run.callbacks { try run.device.key("escape") }

        #expect(calls == Self.dismissal + ["end escape", "handler Cancel"])
    }

    @Test(arguments: Kind.allCases) func theEscapeGestureOfVoiceOverCancels(kind: Kind) throws {
        let run = Run(kind)
        try run.present()

        let calls = try run.callbacks { try run.device.performEscapeGesture() }

        #expect(calls.filter { !$0.hasPrefix("end") } == Self.dismissal + ["handler Cancel"])
    }

    @Test(arguments: [Kind.phoneSheet, .padSheet]) func aTapOutsideASheetCancels(kind: Kind) throws {
        let run = Run(kind)
        try run.present()

        let calls = try run.callbacks { try run.device.tap(x: 40, y: 100) }

        #expect(calls == Self.dismissal + ["end outsideTap", "handler Cancel"])
    }

    @Test func aTapOutsideAnAlertCallsNothing() throws {
        let run = Run(.alert)
        try run.present()

        let calls = try run.callbacks { try run.device.tap(x: 40, y: 100) }

        #expect(calls.isEmpty)
    }

    // MARK: Replacing

    @Test(arguments: Kind.allCases) func aHandlerPresentsTheNext(kind: Kind) throws {
        let run = Run(kind, ["-Cancel"])
        let second = run.fixture.makeAlert("Title", nil)
        run.alert.addAction(
            UIAlertAction(title: "Next", style: .default) { [root = run.fixture.root] _ in
                Self.note("handler Next")
                root.present(second, animated: true) { Self.note("presented") }
            })
        try run.present()

        let calls = try run.callbacks { try run.device.tap("Next") }

        #expect(calls == Self.dismissal + ["end action", "handler Next"] + Self.presentation)
        #expect(run.device.misuses.isEmpty)
    }

    @Test(arguments: Kind.allCases) func presentingASecondOneIsRefusedAndCallsNothing(kind: Kind) throws {
        let run = Run(kind)
        try run.present()

        let calls = try run.callbacks {
            run.fixture.root.present(run.fixture.makeAlert("Second"), animated: true) { Self.note("presented") }
        }

        #expect(calls.isEmpty)
        #expect(run.device.misuses.count == 1)
    }

    @Test(arguments: Kind.allCases) func anAlertOverAnAlertLeavesTheOneBelowAppeared(kind: Kind) throws {
        let run = Run(kind)
        try run.present()
        let second = run.fixture.makeAlert("Title", "Second")

        let shown = try run.callbacks { run.alert.present(second, animated: true) { Self.note("presented") } }
        let hidden = try run.callbacks { second.dismiss(animated: true) }

        #expect(shown == Self.presentation)
        #expect(hidden == Self.dismissal + ["end code"])
        #expect(run.fixture.root.presentedViewController === run.alert)
    }

    // MARK: Surroundings

    @Test(arguments: Kind.allCases) func rotatingAndReturningFromTheBackgroundDismissNothing(kind: Kind) throws {
        let run = Run(kind)
        try run.present()

        let rotation = try run.callbacks { try run.device.rotate(to: .landscapeRight) }
        let background = try run.callbacks {
            try run.device.moveScene(to: .background)
            try run.device.moveScene(to: .active)
        }

        // Only a phone changes its size classes.
        #expect(rotation == (kind == .padSheet ? [] : ["willTransition"]) + ["viewWillTransition"])
        #expect(background.isEmpty)
        #expect(run.fixture.root.presentedViewController === run.alert)
        try run.device.tap("OK")
        try run.device.settle()
        #expect(run.fixture.calls == ["OK"])
    }

    @Test(arguments: Kind.allCases) func closingTheWindowCallsNoHandler(kind: Kind) throws {
        let run = Run(kind)
        try run.present()

        let calls = try run.callbacks { run.device.window.windowScene = nil }

        #expect(calls.contains("end sceneClosed"))
        #expect(!calls.contains { $0.hasPrefix("handler") })
        #expect(run.fixture.root.presentedViewController == nil)
    }
}
