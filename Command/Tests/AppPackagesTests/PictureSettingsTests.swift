import AppPackages
import Foundation
import Testing

/// What `velarium film` and `velarium shoot` ask the app for.
@Suite struct PictureSettingsTests {
    private func film(_ file: String, seconds: Double? = nil, hasScript: Bool = false) throws(CommandFailure) -> String
    {
        try FilmSettings(file: file, isFramed: true, showsTouches: false, seconds: seconds, hasScript: hasScript).text
    }

    @Test func aFilmHasTheWordsOfItsStep() throws {
        #expect(try film("a b.gif", seconds: 2) == "\"a b.gif\" framed for 2.0")
        #expect(try film("a.WEBM") == "\"a.WEBM\" framed for 3.0")
        #expect(try film("a\"b.mp4", hasScript: true) == "\"a\\\"b.mp4\" framed")
    }

    @Test func aFilmThatCannotBeIsRefused() {
        #expect(throws: CommandFailure.self) { try film("a.avi") }
        #expect(throws: CommandFailure.self) { try film("a.gif", seconds: 0) }
        #expect(throws: CommandFailure.self) { try film("a.gif", seconds: .nan) }
        #expect(throws: CommandFailure.self) { try film("a.gif", seconds: 2, hasScript: true) }
    }

    @Test func picturesNeedAFolderOrAreAcceptedAlone() {
        var settings = ShootSettings()
        #expect(throws: CommandFailure.self) { try settings.check() }
        settings.folder = "shots"
        #expect(throws: Never.self) { try settings.check() }
        settings.accept = "shots"
        settings.against = "old"
        #expect(throws: CommandFailure.self) { try settings.check() }
        settings.folder = nil
        #expect(throws: Never.self) { try settings.check() }
        settings.against = nil
        #expect(throws: CommandFailure.self) { try settings.check() }
    }

    @Test func theRequestHasTheNamesAsTheyWereTyped() throws {
        var settings = ShootSettings()
        settings.title = "Notes"
        settings.folder = "shots"
        settings.devices = "SE,16 Pro"

        let json = try #require(JSONSerialization.jsonObject(with: settings.json()) as? [String: String])

        #expect(json == ["title": "Notes", "folder": "shots", "devices": "SE,16 Pro"])
    }
}
