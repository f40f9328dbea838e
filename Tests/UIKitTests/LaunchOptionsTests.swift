import Driving
import Testing
import UIKit

/// The variables that an app reads at its start.
@Suite struct LaunchOptionsTests {
    @Test(arguments: ["AL", "al", "accessibilityLarge"]) func aTextSizeHasUIKitsOrAShortName(name: String) throws {
        let options = try LaunchOptions(environment: ["VELARIUM_TEXT_SIZE": name])

        #expect(options.settings.textSize == .accessibilityLarge)
    }

    @Test func theDirectionIsSet() throws {
        #expect(try LaunchOptions(environment: ["VELARIUM_DIRECTION": "rtl"]).settings.layoutDirection == .rightToLeft)
        #expect(try LaunchOptions(environment: ["VELARIUM_DIRECTION": ""]).settings.layoutDirection == .leftToRight)
    }

    @Test func aFilmHasTheWordsOfItsStep() throws {
        let options = try LaunchOptions(environment: ["VELARIUM_FILM": "\"a b.gif\" framed for 2"])

        #expect(options.film?.line == "film \"a b.gif\" framed for 2")
    }

    @Test(arguments: [
        ("VELARIUM_TEXT_SIZE", "huge", "VELARIUM_TEXT_SIZE: There is no text size \"huge\": choose from XS, S,"),
        ("VELARIUM_ACCESSIBILITY", "yes", "VELARIUM_ACCESSIBILITY is \"yes\": choose on or off."),
        ("VELARIUM_DIRECTION", "up", "VELARIUM_DIRECTION is \"up\": choose one of ltr, rtl."),
        (
            "VELARIUM_FILM", "a.avi",
            "VELARIUM_FILM is a.avi: a.avi cannot be a film; its name ends in .webm, .mp4 or .gif"
        ),
    ])
    func aWrongValueIsNamed(variable: String, value: String, sentence: String) {
        let error = #expect(throws: UsageError.self) { try LaunchOptions(environment: [variable: value]) }

        #expect(error?.description.hasPrefix(sentence) == true, "said: \(error?.description ?? "")")
    }
}
