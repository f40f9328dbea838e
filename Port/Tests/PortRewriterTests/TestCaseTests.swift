import Testing

@Suite struct TestCaseTests {
    private let source = """
        import XCTest
        final class PageTests: XCTestCase {
            func testShow() { wait(for: [shown], timeout: 1); waitForExpectations(timeout: 2) }
        }
        """

    @Test func aTestCaseRunsInTheTestHost() {
        let rewritten = Rewritten(source)

        #expect(rewritten.line(2) == "final class PageTests: _UITestCase {")
        #expect(rewritten.text.contains("class _UITestCase: XCTestCase, NSObjectProtocol {"))
        #expect(rewritten.text.contains("{ _TestHost.run(type(of: self)) { super.invokeTest() } }"))
    }

    @Test(arguments: [
        ("let window = UIWindow()", "lazy var window = UIWindow()"),
        ("private var page: Page = Page(nibName: nil)", "private lazy var page: Page = Page(nibName: nil)"),
        ("let view = { UIView() }()", "lazy var view = { UIView() }()"),
        ("var count = 0", "var count = 0"), ("var view: UIView!", "var view: UIView!"),
        ("static let shared = Page()", "static let shared = Page()"),
        ("lazy var page = Page()", "lazy var page = Page()"),
        ("var page: Page { Page() }", "var page: Page { Page() }"),
        ("var page = Page() { didSet { change() } }", "var page = Page() { didSet { change() } }"),
        ("let names = [\"a\"]", "let names = [\"a\"]"),
        ("func testA() { let page = Page() }", "func testA() { let page = Page() }"),
    ])
    func whatAPropertyCreatesIsMadeWhenTheAppIsThere(_ member: String, _ expected: String) {
        let rewritten = Rewritten("import XCTest\nclass A: XCTestCase {\n\(member)\n}\nclass B {\n\(member)\n}")

        #expect(rewritten.line(3) == expected && rewritten.line(6) == member)
    }

    @Test func whatWaitsTurnsTheClock() {
        #expect(
            Rewritten(source).line(3)
                == "    func testShow() { _wait(for: [shown], timeout: 1); _waitForExpectations(timeout: 2) }")
        #expect(
            Rewritten("func f() { wait(for: [a], timeout: 1) }").body == "func f() { wait(for: [a], timeout: 1) }")
    }

    @Test func onlyOneFileOfAModuleHasTheBaseClass() {
        let rewritten = Rewritten(source, source, "class Other {}")

        #expect(rewritten.texts.map { $0.contains("class _UITestCase") } == [true, false, false])
    }

    @Test(arguments: [
        ("@MainActor final class A: XCTestCase {}", "@preconcurrency @MainActor final class A: _UITestCase {}"),
        (
            "class A: XCTestCase { @MainActor func testA() {} }",
            "class A: _UITestCase { @preconcurrency @MainActor func testA() {} }"
        ),
        (
            "final class A: XCTestCase, UITableViewDataSource {}",
            "@preconcurrency @MainActor final class A: _UITestCase, UITableViewDataSource {}"
        ),
        ("@MainActor class A: UIView {}", "@MainActor class A: UIView {}"),
    ])
    func anIsolatedTestCaseIsFoundByXCTest(_ source: String, _ expected: String) {
        #expect(Rewritten(source).body == expected)
    }

    @Test func theTestHostLearnsTheAppsDelegate() {
        let expected = "{ _TestHost.addDelegate(AppDelegate.self) }"

        #expect(Rewritten("@main class AppDelegate: UIResponder, UIApplicationDelegate {}").text.contains(expected))
        #expect(Rewritten("@UIApplicationMain class AppDelegate: UIResponder {}").text.contains(expected))
        #expect(!Rewritten("@main struct Tool { static func main() {} }").text.contains("_TestHost"))
    }

    @Test(arguments: [
        (
            "DispatchQueue.main.asyncAfter(deadline: .now() + 1) {}",
            "DispatchQueue.main._asyncAfter(deadline: .now() + 1) {}"
        ),
        ("queue.asyncAfter(deadline: .now() + 1) {}", "queue.asyncAfter(deadline: .now() + 1) {}"),
        (
            "Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }",
            "Timer._scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }"
        ),
        ("Timer(timeInterval: 1, repeats: true) { _ in }", "Timer._every(timeInterval: 1, repeats: true) { _ in }"),
        (
            "Timer(fire: date, interval: 1, repeats: true) { _ in }",
            "Timer(fire: date, interval: 1, repeats: true) { _ in }"
        ),
        ("RunLoop.main.run(until: date)", "RunLoop.main._run(until: date)"),
        ("RunLoop.current.add(timer, forMode: .common)", "RunLoop.current._add(timer, forMode: .common)"),
        ("RunLoop.current.add(port, forMode: .common)", "RunLoop.current.add(port, forMode: .common)"),
        ("operation.run(until: date)", "operation.run(until: date)"),
        ("try await Task.sleep(nanoseconds: 1)", "try await Task._sleep(nanoseconds: 1)"),
        ("try await Task.sleep(for: .seconds(1))", "try await Task._sleep(for: .seconds(1))"),
        ("try await Task.sleep(for: a, clock: b)", "try await Task.sleep(for: a, clock: b)"),
        ("perform(done, with: nil, afterDelay: 1)", "perform(done, with: nil, afterDelay: 1)"),
        ("self.perform(done, with: nil, afterDelay: 1)", "self._perform(done, with: nil, afterDelay: 1)"),
    ])
    func delayedWorkFollowsTheClockOfATest(_ source: String, _ expected: String) {
        #expect(Rewritten(source).body == expected)
    }
}
