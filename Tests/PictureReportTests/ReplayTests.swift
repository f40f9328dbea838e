import Foundation
import PictureReport
import Testing

/// The page that plays films.
@Suite struct ReplayTests {
    private let film = Replay.Film(
        id: "alerts", title: "Alerts", summary: "Alerts & sheets", file: "alerts.mp4", poster: "alerts.png",
        steps: [.init(start: 0.5, text: "tap \"Show\"")])

    @Test func stepsAreReadFromCaptions() {
        let text = """
            WEBVTT

            00:00:00.500 --> 00:00:01.000
            tap "A &lt; B &amp;amp;"

            NOTE nothing

            01:02:03.250 --> 01:02:04.000
            settle
            """

        #expect(
            Replay.Step.steps(ofWebVTT: text) == [
                .init(start: 0.5, text: "tap \"A < B &amp;\""), .init(start: 3_723.25, text: "settle"),
            ])
        #expect(Replay.Step.steps(ofWebVTT: "").isEmpty)
        #expect(Replay.Step.steps(ofWebVTT: "a --> b\nc").isEmpty)
    }

    @Test func thePageNeedsNoNetworkAndItsTextsCannotBecomeMarkup() {
        var film = film
        film.title = "</script><script>alert(1)</script>"
        let page = Replay(title: "<b>&", films: [film]).html

        for reference in ["http:", "https:", "<link", "@import", "url(", "alert(1)</script>"] {
            #expect(!page.contains(reference), "the page contains \(reference)")
        }
        #expect(page.contains("<title>&lt;b>&amp;</title>"))
    }
}
