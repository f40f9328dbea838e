import Foundation
import PictureReport
import Testing

/// The page of pictures and its data.
@Suite struct PictureReportTests {
    private let entry = PictureReport.Entry(
        values: ["alerts", "iPhone SE", "dark"], status: .changed, picture: "iphone-se/dark/alerts.png",
        reference: "old/alerts.png", difference: "difference/alerts.png", size: .init(width: 750, height: 1334),
        note: "differs in 12 of 400 pixels")

    private func report(_ entries: [PictureReport.Entry], title: String = "Gallery") -> PictureReport {
        PictureReport(title: title, facets: ["Page", "Device", "Style"], entries: entries)
    }

    @Test func aReportIsReadFromItsJSON() {
        let report = report([entry, .init(values: ["a", "b", "c"], status: .failed, note: "ended by signal 11")])

        #expect(PictureReport(json: report.json) == report)
        #expect(PictureReport(json: Data("{}".utf8)) == nil)
    }

    @Test func theSameEntriesGiveTheSamePage() {
        #expect(report([entry]).html == report([entry]).html)
    }

    @Test func thePageNeedsNoNetworkAndNoOtherFile() {
        let page = report([entry]).html

        for reference in ["http:", "https:", "<link", "src=", "@import", "url("] {
            #expect(!page.contains(reference), "the page contains \(reference)")
        }
    }

    @Test func textsCannotBecomeMarkup() throws {
        var entry = entry
        entry.note = "</script><script>alert(1)</script>"
        let report = report([entry], title: "<b>&")

        let page = report.html

        #expect(page.contains("<title>&lt;b>&amp;</title>"))
        #expect(!page.contains("alert(1)</script>"))
        let start = try #require(page.range(of: "id=\"report\">"))
        let data = page[start.upperBound...].prefix { $0 != "<" }
        #expect(PictureReport(json: Data(data.utf8)) == report)
    }

    @Test(arguments: PictureReport.Status.allCases)
    func equalAndTakenPicturesAreNoDifferences(status: PictureReport.Status) {
        let report = report([.init(values: ["a", "b", "c"], status: status)])

        #expect(report.hasDifferences == ![.equal, .taken].contains(status))
        #expect(report.count(of: status) == 1)
    }

    @Test func theSizeOfAPictureIsReadFromItsHeader() {
        let header: [UInt8] = [
            0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 4, 146, 0, 0, 9, 228,
        ]

        #expect(PictureReport.Size(ofPNG: Data(header)) == .init(width: 1170, height: 2532))
        #expect(PictureReport.Size(ofPNG: Data(header.dropLast())) == nil)
        #expect(PictureReport.Size(ofPNG: Data(repeating: 0, count: 24)) == nil)
    }
}
