import Synchronization
import Testing
import UIKitCore
import VelariumTesting
import VelariumTestingTraits

/// Tests that run in several combinations.
@MainActor
@Suite(.serialized) struct ConfigurationTraitTests {
    /// The combinations in which `aTestRunsInEveryCombination` has run.
    private static var runs: [TestConfiguration] = []

    @Test(.devices(.iPhoneSE, .iPadMini), .styles(.light, .dark), .textSizes(.extraExtraExtraLarge))
    func aTestRunsInEveryCombination() {
        Self.runs.append(.current)
        guard Self.runs.count == 4 else { return }

        #expect(
            Self.runs.map(\.description) == [
                "iPhone SE, light, XXXL, ltr", "iPhone SE, dark, XXXL, ltr", "iPad mini, light, XXXL, ltr",
                "iPad mini, dark, XXXL, ltr",
            ])
    }

    @Test(.devices(.iPadMini), .styles(.dark), .textSizes(.accessibilityLarge), .directions(.rightToLeft))
    func theDeviceHasTheSettingsOfTheCombination() {
        let device = TestDevice(.current)
        let controller = UIViewController()
        device.show(controller)

        let traits = controller.traitCollection
        #expect(device.window.bounds.size == CGSize(width: 744, height: 1133))
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
        #expect(traits.layoutDirection == .rightToLeft)
        #expect(TestConfiguration.current.fileName == "ipad-mini-dark-AL-rtl")
    }

    @Test func aTestWithoutTraitsHasANewPhone() {
        #expect(TestConfiguration.current == TestConfiguration())
        #expect(TestConfiguration.current.description == "iPhone 14, light, L, ltr")
    }

    /// Issues of the word "wrong" are collected here, and are then none.
    @Suite(.compactMapIssues { PlannedIssues.collect($0) }) struct Issues {
        @Test(.devices(.iPhoneSE, .iPadMini), .styles(.dark)) func anIssueNamesItsCombinationAndTheOthersRun() throws {
            Issue.record("wrong")

            #expect(PlannedIssues.comments.last == ["wrong", "On \(TestConfiguration.current)"])
        }

        @Test(.devices(.iPhoneSE, .iPadMini)) func anErrorNamesItsCombinationAndTheOthersRun() throws {
            let model = TestConfiguration.current.model
            if model == .iPadMini {
                #expect(PlannedIssues.comments.contains(["On iPhone SE, light, L, ltr"]))
            }
            throw PlannedError()
        }
    }

    @Suite(.devices(.iPhoneSE, .iPhone14)) struct InASuite {
        private static let models = Mutex<[TestDevice.Model]>([])

        @Test func theTestsOfASuiteHaveItsTrait() {
            let models = Self.models.withLock {
                $0.append(TestConfiguration.current.model)
                return $0
            }
            #expect(models == Array([.iPhoneSE, .iPhone14].prefix(models.count)))
        }
    }
}

private struct PlannedError: Error {}

/// The comments of issues that tests raise on purpose.
private enum PlannedIssues {
    private static let collected = Mutex<[[String]]>([])

    static var comments: [[String]] { collected.withLock(\.self) }

    /// Returns nil for an issue on purpose, and notes its comments.
    static func collect(_ issue: Issue) -> Issue? {
        let comments = issue.comments.map(\.rawValue)
        guard comments.contains("wrong") || issue.error is PlannedError else { return issue }
        collected.withLock { $0.append(comments) }
        return nil
    }
}
