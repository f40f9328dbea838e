import Synchronization
import Testing
import UIKitCore
import VelariumTesting
import VelariumTestingTraits

/// Tests that run in several combinations.
@MainActor
@Suite struct ConfigurationTraitTests {
    @Test func severalTraitsMultiply() async throws {
        let runs = Mutex<[String]>([])
        let test = try #require(Test.current)

        try await ConfigurationTrait.devices(.iPhoneSE, .iPadMini).provideScope(for: test, testCase: nil) {
            try await ConfigurationTrait.styles(.light, .dark).provideScope(for: test, testCase: nil) {
                runs.withLock { $0.append(TestConfiguration.current.description) }
            }
        }

        let expected = [
            "iPhone SE, light, L, ltr", "iPhone SE, dark, L, ltr", "iPad mini, light, L, ltr",
            "iPad mini, dark, L, ltr",
        ]
        #expect(runs.withLock(\.self) == expected)
    }

    @Test func anIssueAndAnErrorNameTheirCombinationAndTheOthersRun() async throws {
        let comments = Mutex<[[String]]>([])
        let collecting = IssueHandlingTrait.compactMapIssues { issue in
            comments.withLock { $0.append(issue.comments.map(\.rawValue)) }
            return nil
        }
        let test = try #require(Test.current)

        try await collecting.provideScope(for: test, testCase: nil) {
            try await ConfigurationTrait.devices(.iPhoneSE, .iPadMini).provideScope(for: test, testCase: nil) {
                try await ConfigurationTrait.textSizes(.extraLarge).provideScope(for: test, testCase: nil) {
                    Issue.record("wrong")
                    throw PlannedError()
                }
            }
        }

        #expect(
            comments.withLock(\.self) == [
                ["wrong", "On iPhone SE, light, XL, ltr"], ["On iPhone SE, light, XL, ltr"],
                ["wrong", "On iPad mini, light, XL, ltr"], ["On iPad mini, light, XL, ltr"],
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

    @Test func aTestWithoutTraitsHasAPhoneWithTheSettingsOfANewOne() {
        #expect(TestConfiguration.current == TestConfiguration())
        #expect(TestConfiguration.current.description == "iPhone 14, light, L, ltr")
    }

    @Suite(.devices(.iPadAir)) struct InASuite {
        @Test func theTestsOfASuiteHaveItsTrait() {
            #expect(TestConfiguration.current.model == .iPadAir)
        }
    }
}

private struct PlannedError: Error {}
