import Foundation
import HeadlessHost
import UIKitCore

/// The app under test. It runs in the process of the tests, on a device of its own, whose clock only advances while a
/// test waits or acts.
///
/// All instances for one app stand for the same running app.
@preconcurrency @MainActor open class XCUIApplication: XCUIElement {
    /// What the app is doing. The numbers are Apple's.
    public enum State: UInt, Sendable {
        case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
    }

    /// The arguments of the next launch: in `CommandLine.arguments`, and pairs `-name value` in `UserDefaults`. Default
    /// none.
    open var launchArguments: [String] = []
    /// Variables that the next launch adds to the environment. Default none.
    open var launchEnvironment: [String: String] = [:]

    private let target: Target
    let location: TestLocation
    private lazy var delegate = findDelegate()
    /// What this instance has launched.
    private var ownSession: AppSession?

    /// Which app is meant.
    private enum Target {
        case ofTests(module: String)
        case bundle(String)
        case delegate(any UIApplicationDelegate.Type)
    }

    /// The apps that have been launched in this process, by the class of their delegates.
    private static var launched: Set<String> = []

    private init(_ target: Target, _ location: TestLocation) {
        self.target = target
        self.location = location
        super.init(nil, location)
    }

    /// The app whose target is linked into the tests. Of several, the one by whose name the test target's begins.
    public convenience init(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
        let module = "\(fileID)".prefix { $0 != "/" }
        self.init(.ofTests(module: String(module)), TestLocation(file, line))
    }

    /// The app with this identifier in its `Info.plist`. Another app than that under test has no elements and cannot be
    /// launched.
    public convenience init(
        bundleIdentifier: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(.bundle(bundleIdentifier), TestLocation(file, line))
    }

    /// The app with this delegate. Not in Apple's framework, where the test target names the app.
    public convenience init(
        delegate: any UIApplicationDelegate.Type, file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(.delegate(delegate), TestLocation(file, line))
    }

    override var path: QueryPath { QueryPath(app: self, steps: []) }

    // MARK: Running

    /// Launches the app anew on a new device, and waits until it is idle. If it is running, it is terminated first.
    open func launch(file: StaticString = #filePath, line: UInt = #line) {
        terminate()
        do throws(UITestFailure) {
            let delegate = try delegate.get()
            XCUIApplication.launched.insert(delegate.key)
            ownSession = try AppSession(
                delegate.type, named: delegate.module, arguments: launchArguments, environment: launchEnvironment)
        } catch {
            UITestFailure.record(error.description, at: TestLocation(file, line))
        }
    }

    /// Brings the app to the front. Launches it if it is not running.
    open func activate(file: StaticString = #filePath, line: UInt = #line) {
        guard let session else { return launch(file: file, line: line) }
        try? session.system.moveScene(to: .active)
        session.waitUntilIdle()
    }

    /// Ends the app: its scenes disconnect. Does nothing if it is not running.
    open func terminate() {
        session?.end()
        ownSession = nil
    }

    /// Opens a URL in the app, as another app does.
    open func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
        if session == nil { launch(file: file, line: line) }
        session?.system.application.receive(url: url)
        session?.waitUntilIdle()
    }

    /// What the app is doing now.
    open var state: State {
        guard let session else { return .notRunning }
        return session.system.application.applicationState == .background ? .runningBackground : .runningForeground
    }

    /// Turns the clock until the app is in `state`, at most `timeout` seconds. Returns whether it is.
    open func wait(
        for state: State, timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line
    ) -> Bool {
        wait(timeout, at: TestLocation(file, line)) { self.state == state }
    }

    // MARK: For elements

    /// Nil while the app is not running.
    var session: AppSession? {
        guard case .success(let delegate) = delegate else { return nil }
        return AppSession.session(for: delegate.key)
    }

    /// The elements now. Throws when the app is not running.
    func readHierarchy() throws(UITestFailure) -> ElementNode {
        guard let session else { throw notRunning }
        return session.readHierarchy()
    }

    /// That the app is not running, and what to do about it.
    var notRunning: UITestFailure {
        guard case .success(let delegate) = delegate else { return UITestFailure("\(delegateProblem)") }
        let wasLaunched = XCUIApplication.launched.contains(delegate.key)
        return UITestFailure(
            "\(delegate.module) is not running" + (wasLaunched ? " any more: call launch() again." : ": call launch().")
        )
    }

    /// Records a failure if the app has never been launched, which is a mistake of the test.
    func expectWasLaunched(at origin: TestLocation?) {
        guard case .success(let delegate) = delegate, !XCUIApplication.launched.contains(delegate.key) else { return }
        UITestFailure.record(notRunning.description, at: origin ?? location)
    }

    /// Advances the clock frame by frame until `condition` is true, at most `timeout` seconds; then, in XCTest, waits
    /// as long in real time. Returns whether it is true.
    func wait(_ timeout: TimeInterval, at location: TestLocation, until condition: () -> Bool) -> Bool {
        guard timeout.isFinite, timeout >= 0 else {
            UITestFailure.record("A timeout of \(timeout) seconds is not possible; use a number from 0.", at: location)
            return condition()
        }
        guard let session else {
            expectWasLaunched(at: location)
            return condition()
        }
        let end = session.now + timeout
        while !condition() {
            guard session.now < end else { return session.waitForRealTime(timeout, until: condition) }
            session.advance(by: min(HeadlessHost.frameDuration, end - session.now))
        }
        return true
    }

    // MARK: Delegate

    private struct Delegate {
        let type: NSObject.Type
        let module: String
        var key: String { String(reflecting: type) }
    }

    private var delegateProblem: String {
        guard case .failure(let failure) = delegate else { return "" }
        return failure.description
    }

    private func findDelegate() -> Result<Delegate, UITestFailure> {
        do throws(UITestFailure) {
            return .success(try delegateOfTarget())
        } catch {
            return .failure(error)
        }
    }

    private func delegateOfTarget() throws(UITestFailure) -> Delegate {
        switch target {
        case .delegate(let type):
            guard let type = type as? NSObject.Type else {
                throw UITestFailure("\(type) must be a class derived from UIResponder to be an app's delegate.")
            }
            return Delegate(type: type, module: String(String(reflecting: type).prefix { $0 != "." }))
        case .ofTests(let module):
            return try Self.delegate(named: try AppDelegateTypes.delegate(forTestsOf: module))
        case .bundle(let identifier):
            let app = AppDelegateTypes.all.first { AppIdentifiers.identifier(ofModule: $0.module) == identifier }
            guard let app else {
                throw UITestFailure("The app \(identifier) is not linked into the tests; only the app under test is.")
            }
            return try Self.delegate(named: app)
        }
    }

    private static func delegate(named name: AppDelegateTypes.Name) throws(UITestFailure) -> Delegate {
        guard let type = name.delegateClass else {
            throw UITestFailure("The class \(name.module).\(name.type) cannot be found by its name.")
        }
        return Delegate(type: type, module: name.module)
    }
}
