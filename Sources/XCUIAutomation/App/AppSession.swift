import CoreGraphics
import Driving
import Foundation
import HeadlessHost
import QuartzCore
import Testing
import UIKitCore
import VelariumTesting

/// A running app with its device.
///
/// Tests of Swift Testing run side by side: an app belongs to the test that has launched it, and ends with the
/// `XCUIApplication` that did. In XCTest it runs until it is terminated or launched again.
@MainActor final class AppSession {
    /// A session that its `XCUIApplication` keeps.
    private struct Reference {
        weak var session: AppSession?
    }

    /// In the order of their last use.
    private static var references: [Reference] = []
    /// Those of XCTest.
    private static var kept: [AppSession] = []

    let appName: String
    private let delegateName: String
    private let test: Test.ID?
    private let launchEnvironment: LaunchEnvironment
    private var runningDevice: TestDevice?

    var device: TestDevice {
        guard let runningDevice else { preconditionFailure("\(appName) has ended and has no device any more.") }
        return runningDevice
    }
    var system: UIKitSystem { device.system }

    /// The running app of this test whose delegate is of the class with this name.
    static func session(for delegateName: String) -> AppSession? {
        let index = references.lastIndex { reference in
            guard let session = reference.session else { return false }
            return session.isRunning && session.delegateName == delegateName
        }
        guard let index else { return nil }
        references.append(references.remove(at: index))
        return references.last?.session
    }

    /// The app that this test has used last.
    static var latest: AppSession? {
        references.reversed().lazy.compactMap(\.session).first { $0.isRunning }
    }

    private var isRunning: Bool { runningDevice != nil && test == Test.current?.id }

    /// Starts an app on a new device.
    init(_ delegateClass: NSObject.Type, named appName: String, arguments: [String], environment: [String: String])
        throws(UITestFailure)
    {
        self.appName = appName
        delegateName = String(reflecting: delegateClass)
        test = Test.current?.id
        launchEnvironment = LaunchEnvironment(arguments: arguments, variables: environment)
        AppBundle.module = appName
        AppFonts.install()
        let language = LaunchEnvironment.language(in: arguments).flatMap { code in
            TestDevice.Language.allCases.first { code == $0.rawValue || code.hasPrefix($0.rawValue + "-") }
        }
        let device = XCUIDevice.shared.makeDevice(language: language ?? .english)
        runningDevice = device
        guard let delegate = makeObject(of: delegateClass) as? any UIApplicationDelegate else {
            throw UITestFailure("\(delegateName) does not conform to UIApplicationDelegate.")
        }
        AppSession.references.removeAll { $0.session == nil }
        AppSession.references.append(Reference(session: self))
        if test == nil { AppSession.kept.append(self) }
        device.launch(delegate)
        waitUntilIdle()
    }

    isolated deinit { if runningDevice != nil { launchEnvironment.end() } }

    /// Ends the app; its device is released.
    func end() {
        runningDevice = nil
        AppSession.kept.removeAll { $0 === self }
        launchEnvironment.end()
    }

    // MARK: Clock

    /// The time on the device's clock, in seconds.
    var now: Double { device.now }

    /// Advances the clock by `seconds` in frames. In XCTest the main queue is drained before each; Swift Testing
    /// occupies it.
    func advance(by seconds: Double) {
        guard let host = system.host as? HeadlessHost else { return }
        let drainsQueue = Test.current == nil
        system.run {
            host.advance(by: seconds) {
                if drainsQueue { MainQueue.drain() }
                system.activate()
            }
        }
    }

    /// Advances the clock until the app is idle, as Xcode waits before and after each action. Animations without an end
    /// do not count; what else does not end within 10 s is left running.
    func waitUntilIdle() {
        let end = now + StepRun.longestSettling
        var idleFrames = 0
        while idleFrames < AppSession.requiredIdleFrames, now < end {
            advance(by: HeadlessHost.frameDuration)
            idleFrames = system.frameLoop.isIdle ? idleFrames + 1 : 0
        }
    }

    private static let requiredIdleFrames = 2

    /// Serves the main queue for `seconds` of real time, until `condition` is true: what a timer of Foundation or a
    /// server brings does not come on the device's clock. Returns whether it is true. Does nothing in Swift Testing,
    /// which occupies the queue.
    func waitForRealTime(_ seconds: Double, until condition: () -> Bool) -> Bool {
        guard Test.current == nil else { return false }
        let end = Date(timeIntervalSinceNow: seconds)
        while Date() < end {
            MainQueue.wait(for: HeadlessHost.frameDuration) { advance(by: HeadlessHost.frameDuration) }
            if condition() { return true }
        }
        return false
    }

    // MARK: Screen

    /// Brings layout up to date and reads the hierarchy.
    func readHierarchy() -> ElementNode {
        system.run {
            refresh()
            return HierarchyReader(system).read(appNamed: appName)
        }
    }

    func refresh() { context.refresh() }

    private var context: StepContext { StepContext(system: system) }

    /// Performs touches and keys, then waits until the app is idle.
    func perform(_ what: String, _ actions: [StepAction]) throws(UITestFailure) {
        let failure = system.run { () -> UITestFailure? in
            do throws(StepFailure) {
                var run = try StepRun(Step(describedAs: what) { _ in actions }, in: context)
                while case .running(let end) = try run.poll() { advance(by: max(0, end - now)) }
                return nil
            } catch {
                return UITestFailure("\(what) failed: \(error.reason).")
            }
        }
        if let failure { throw failure }
        waitUntilIdle()
    }
}
