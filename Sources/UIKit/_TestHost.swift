import Driving
import Foundation
import HeadlessHost
import SystemAssembly
import UIFoundation
import UIKitCore

/// The app in which XCTests run: an iPhone 14 without a display, which is launched before its first test and stays.
///
/// `velarium-port` writes the calls in test modules that import XCTest. The delegate is that of the app under test, if it
/// has one, as on iOS; the tests of several apps may be in one process. The clock is advanced by what waits:
/// `wait(for:timeout:)`, and turns of the run loop. With the variable `VELARIUM_TEST_CLOCK=real` it follows real time. Not for
/// use in an app.
@preconcurrency @MainActor public enum _TestHost {
    private typealias Host = (system: UIKitSystem, host: HeadlessHost)

    /// The app of the test that runs.
    private static var running: Host?
    /// The launched apps, by the names of their modules; that of tests without an app has no name.
    private static var hosts: [String: Host] = [:]
    /// The classes of delegates, by the names of their modules. Set before `main`, on the main thread.
    nonisolated(unsafe) private static var delegateTypes: [String: NSObject.Type] = [:]

    private static let isReal = ProcessInfo.processInfo.environment["VELARIUM_TEST_CLOCK"] == "real"

    /// Names the class of an app's delegate. The module that declares it calls this before the tests.
    nonisolated public static func addDelegate(_ type: NSObject.Type) { delegateTypes[module(of: type)] = type }

    /// Runs a test in its app, which is launched before the first one. While the test waits in the run loop, the clock
    /// follows real time; while a task of the test sleeps, it runs ahead.
    ///
    /// - Parameter testCase: The test's class. Of several apps, its own is that of `TestedApp`.
    public static func run(_ testCase: AnyClass, _ test: () -> Void) {
        let app = TestedApp.module(testedBy: module(of: testCase), among: delegateTypes.keys) ?? ""
        let (system, host) = hosts[app] ?? launch(app)
        running = (system, host)
        select(app)
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

    nonisolated private static func module(of type: AnyClass) -> String {
        String(String(reflecting: type).prefix { $0 != "." })
    }

    /// Lets resources be those of the app.
    private static func select(_ app: String) {
        AppBundle.module = app.isEmpty ? ProcessInfo.processInfo.processName : app
    }

    private static func launch(_ app: String) -> Host {
        select(app)
        AppFonts.install()
        let (system, host) = UIKitSystem.headless(.iPhone14)
        hosts[app] = (system, host)
        running = (system, host)
        system.keyboardPresenter?.isSoftwareKeyboardEnabled = true
        system.trace.capacity = .test
        if !isReal { system.advanceClock = { advance(by: $0) } }
        let type = delegateTypes[app]
        let delegate = type.flatMap { makeObject(of: $0) as? any UIApplicationDelegate } ?? TestHostDelegate()
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
