import AppPackages
import Testing

@Suite struct SettingsTests {
    @Test func givenSettingsReplaceTheirVariables() {
        var settings = LaunchSettings()
        settings.device = "iPhone SE"
        settings.isHeadless = true
        settings.isDark = true

        let variables = settings.applied(to: ["VELARIUM_DEVICE": "iPad", "VELARIUM_IOS": "18.2", "HOME": "/home/ada"])

        #expect(
            variables == [
                "VELARIUM_DEVICE": "iPhone SE", "VELARIUM_HOST": "headless", "VELARIUM_STYLE": "dark",
                "VELARIUM_IOS": "18.2", "HOME": "/home/ada",
            ])
    }

    @Test func watchedAppHasAWindow() {
        var settings = LaunchSettings()
        settings.isHeadless = true

        #expect(throws: CommandFailure.self) { try settings.requireWatchable(environment: [:]) }
        #expect(throws: CommandFailure.self) {
            try LaunchSettings().requireWatchable(environment: ["VELARIUM_HOST": "headless"])
        }
        #expect(throws: Never.self) { try LaunchSettings().requireWatchable(environment: ["VELARIUM_SCRIPT": ""]) }
    }

    @Test(arguments: ["VELARIUM_SCRIPT", "VELARIUM_RECORD"]) func watchedAppRecordsAndRepeats(_ variable: String) {
        let failure = #expect(throws: CommandFailure.self) {
            try LaunchSettings().requireWatchable(environment: [variable: "steps.vel"])
        }

        #expect(failure?.cause == .usage)
        #expect(failure?.description.contains(variable) == true)
    }

    @Test func libraryThatIsCompiledDecidesTheConfiguration() {
        #expect(BuildConfiguration.preferred(hasDebug: false, hasRelease: false) == .debug)
        #expect(BuildConfiguration.preferred(hasDebug: false, hasRelease: true) == .release)
        #expect(BuildConfiguration.preferred(hasDebug: true, hasRelease: true) == .debug)
    }
}

@Suite struct RecordedStepsTests {
    private let separator = "key \"cmd+ctrl+alt+shift+f11\"\n"

    @Test func firstPageHasTheStatusBar() {
        #expect(RecordedSteps().script == "statusbar shown\n" + separator + separator)
    }

    @Test func stepsOfTheUserAreRepeatedByTheNextApp() {
        var steps = RecordedSteps()

        steps.append("# Recorded on iPhone 14.\n\(separator)settle\ntap \"Show popover\"\n")

        #expect(
            steps.script == "statusbar shown\nsettle\ntap \"Show popover\"\nsettle\n" + separator + separator)
    }

    @Test func repeatedStepsAreNotRecordedAgain() {
        var steps = RecordedSteps()
        steps.append("\(separator)tap \"Show popover\"\n")

        steps.append("settle\ntap \"Show popover\"\n\(separator)\(separator)style dark\n")

        #expect(
            steps.script == "statusbar shown\ntap \"Show popover\"\nstyle dark\nsettle\n" + separator + separator)
    }

    @Test func appThatEndedWhileItRepeatedAddsNothing() {
        var steps = RecordedSteps()
        steps.append("\(separator)tap \"Show popover\"\nstyle dark\n")
        let before = steps

        steps.append("settle\ntap \"Show popover\"\n")

        #expect(steps == before)
    }

    @Test func closingTheWindowIsNotRepeated() {
        var steps = RecordedSteps()
        steps.append("\(separator)tap 20 80\nquit\n")

        #expect(!steps.script.contains("quit"))
    }
}

@Suite struct OutputTests {
    @Test func errorsAreWhole() {
        let output = """
            warning: prohibited flag(s): -pthread
            Building for debugging...
            [3/7] Compiling Notes Page.swift
            /notes/Page.swift:4:9: error: cannot find 'x' in scope
             4 |     let y = x
               |             `- error: cannot find 'x' in scope
            [x] remains
            error: fatalError

            """

        #expect(
            BuildOutput.problems(in: output) == """
                /notes/Page.swift:4:9: error: cannot find 'x' in scope
                 4 |     let y = x
                   |             `- error: cannot find 'x' in scope
                [x] remains
                """)
    }

    @Test(arguments: [
        ("rnu", "did you mean run? "), ("tset", "did you mean test? "), ("doktor", "did you mean doctor? "),
        ("Run", "did you mean run? "), ("nwe", "did you mean new? "), ("paint", ""), ("x", ""),
    ])
    func mistypedWordsAreCorrected(_ word: String, _ suggestion: String) {
        #expect(NearestWord.suggestion(for: word, among: ["new", "run", "test", "doctor"]) == suggestion)
    }
}
