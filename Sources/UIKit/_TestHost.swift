import Foundation
import HeadlessHost
import SystemAssembly
import UIFoundation
import UIKitCore

/// The app in which XCTests run: an iPhone 14 without a display, which is launched before the first test and stays.
///
/// `velarium-port` writes the calls in test modules that import XCTest. The delegate is that of the app under test, if it
/// has one, as on iOS. The clock is advanced by what waits: `wait(for:timeout:)`, and turns of the run loop. With the
/// variable `VELARIUM_TEST_CLOCK=real` it follows real time. Not for use in an app.
@preconcurrency @MainActor public enum _TestHost {
    private static var running: (system: UIKitSystem, host: HeadlessHost)?
    /// Set before `main`, on the main thread.
    nonisolated(unsafe) private static var delegateType: NSObject.Type?

    private static let isReal = ProcessInfo.processInfo.environment["VELARIUM_TEST_CLOCK"] == "real"

    /// Names the class of the app's delegate. The module that declares it calls this before the tests.
    nonisolated public static func setDelegate(_ type: NSObject.Type) { delegateType = type }

    /// Runs a test in the app, which is launched before the first one. While the test waits in the run loop, the clock
    /// follows real time; while a task of the test sleeps, it runs ahead.
    public static func run(_ test: () -> Void) {
        let (system, host) = running ?? launch()
        system.activate()
        host.advance(by: 0)
        var last = Date()
        let pace = Timer(timeInterval: 1.0 / 240, repeats: true) { _ in
            MainActor.assumeIsolated {
                let elapsed = Date().timeIntervalSince(last)
                last = Date()
                let isAsleep = !isReal && AppClock.sleeperCount > 0
                host.advance(by: isAsleep ? 8 * HeadlessHost.frameDuration : min(max(0, elapsed), 1))
            }
        }
        RunLoop.main.add(pace, forMode: .default)
        defer { pace.invalidate() }
        test()
    }

    /// Waits with `wait`, which turns the run loop for at most `timeout` seconds. Meanwhile the clock advances as fast as
    /// the app allows, by `timeout` seconds at most.
    ///
    /// - Parameter isInverted: Whether nothing must happen: the clock then advances by `timeout` seconds first, and `wait`
    ///   gets a short timeout.
    public static func wait(for timeout: TimeInterval, isInverted: Bool, _ wait: (TimeInterval) -> Void) {
        let turns = beginTurning(for: timeout, isInverted: isInverted)
        defer { turns?.invalidate() }
        wait(turns == nil && isAhead && isInverted ? shortTimeout : timeout)
    }

    /// As above, for tests that are asynchronous.
    public static func wait(
        for timeout: TimeInterval, isInverted: Bool, _ wait: @MainActor (TimeInterval) async -> Void
    ) async {
        let turns = beginTurning(for: timeout, isInverted: isInverted)
        defer { turns?.invalidate() }
        await wait(turns == nil && isAhead && isInverted ? shortTimeout : timeout)
    }

    private static let shortTimeout = 0.01

    /// Whether the clock runs ahead of real time while a test waits.
    private static var isAhead: Bool { running != nil && !isReal }

    /// A timer that advances the clock in each turn of the run loop; nil if the clock follows real time, or has been
    /// advanced already.
    private static func beginTurning(for timeout: TimeInterval, isInverted: Bool) -> Timer? {
        guard let running, isAhead else { return nil }
        if isInverted {
            advance(by: timeout)
            return nil
        }
        var remaining = timeout
        let turns = Timer(timeInterval: 0.0001, repeats: true) { timer in
            MainActor.assumeIsolated {
                guard remaining > 0 else { return }
                remaining -= HeadlessHost.frameDuration
                running.host.advance(by: HeadlessHost.frameDuration)
            }
        }
        RunLoop.main.add(turns, forMode: .default)
        return turns
    }

    private static func advance(by seconds: TimeInterval) {
        running?.host.advance(by: seconds) { MainQueue.drain() }
        MainQueue.drain()
    }

    private static func launch() -> (system: UIKitSystem, host: HeadlessHost) {
        if let delegateType { AppBundle.module = String(String(reflecting: delegateType).prefix { $0 != "." }) }
        AppFonts.install()
        let (system, host) = UIKitSystem.headless(.iPhone14)
        running = (system, host)
        system.keyboardPresenter?.isSoftwareKeyboardEnabled = true
        system.trace.capacity = .test
        if !isReal { system.advanceClock = { advance(by: $0) } }
        let delegate = delegateType.flatMap { makeObject(of: $0) as? any UIApplicationDelegate } ?? TestHostDelegate()
        system.launch(delegate)
        system.adoptsEveryWindow = true
        host.advance(by: 0)
        return (system, host)
    }
}

/// The delegate of the app in which tests of a library run.
private final class TestHostDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}
