import Testing
import UIKitCore
import VelariumTesting

/// Runs a test once for each of several devices or settings.
///
/// Several such traits multiply: two devices in two styles are four runs. An issue names the combination in which it was
/// found, and the other combinations run all the same.
public struct ConfigurationTrait: TestTrait, SuiteTrait, TestScoping {
    /// Whether issues of the current test are named already, by a trait around this one.
    @TaskLocal private static var namesIssues = false

    /// Whether the tests inside a suite have the trait as well: always.
    public var isRecursive: Bool { true }

    private let changes: [@Sendable (inout TestConfiguration) -> Void]

    init<Value: Sendable>(
        _ values: [Value], _ path: WritableKeyPath<TestConfiguration, Value> & Sendable, name: String
    ) {
        precondition(!values.isEmpty, "A test without \(name) would never run; name at least one.")
        changes = values.map { value in { $0[keyPath: path] = value } }
    }

    /// Runs `function` in each combination. Called by Swift Testing.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard !Self.namesIssues else { return try await runAll(test, function) }
        let naming = IssueHandlingTrait.compactMapIssues { issue in
            var issue = issue
            issue.comments.append("On \(TestConfiguration.current)")
            return issue
        }
        try await naming.provideScope(for: test, testCase: testCase) {
            try await Self.$namesIssues.withValue(true) { try await runAll(test, function) }
        }
    }

    private func runAll(_ test: Test, _ function: @Sendable () async throws -> Void) async throws {
        for change in changes {
            var configuration = TestConfiguration.current
            change(&configuration)
            try await TestConfiguration.$ofTest.withValue(configuration) {
                do {
                    try await function()
                } catch is ExpectationFailedError {
                    // It has been recorded already.
                } catch let error as CancellationError {
                    throw error
                } catch {
                    Issue.record(error, sourceLocation: test.sourceLocation)
                }
            }
        }
    }
}

extension Trait where Self == ConfigurationTrait {
    /// Runs the test on each of these devices.
    public static func devices(_ models: TestDevice.Model...) -> Self {
        Self(models, \.model, name: "devices")
    }

    /// Runs the test in each of these styles: light, dark.
    public static func styles(_ styles: UIUserInterfaceStyle...) -> Self {
        Self(styles, \.style, name: "styles")
    }

    /// Runs the test with each of these text sizes.
    public static func textSizes(_ sizes: UIContentSizeCategory...) -> Self {
        Self(sizes, \.textSize, name: "text sizes")
    }

    /// Runs the test with each of these layout directions.
    public static func directions(_ directions: UITraitEnvironmentLayoutDirection...) -> Self {
        Self(directions, \.layoutDirection, name: "directions")
    }
}
