import CoreGraphics
import Driving
import Foundation
import PictureReport
import Testing

/// The page that failed comparisons of pictures leave behind.
@Suite struct FailedPicturesTests {
    private let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

    private func withFolder(_ body: (PictureFiles) throws -> Void) throws {
        try FileManager.default.createDirectory(atPath: path + "/shots", withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: path) }
        try body(PictureFiles(folder: Folder(path: path)))
    }

    /// The entries of the page beside the pictures.
    private func entries() throws -> [PictureReport.Entry] {
        let page = try String(contentsOfFile: path + "/shots/picture-failures.html", encoding: .utf8)
        let start = try #require(page.range(of: "id=\"report\">"))
        let data = page[start.upperBound...].prefix { $0 != "<" }
        return try #require(PictureReport(json: Data(data.utf8))).entries
    }

    @Test func thePageShowsEveryFailureInTheFolder() throws {
        try withFolder { files in
            try files.write(Bitmap(width: 8, height: 8), to: "shots/a.png")
            let other = Bitmap(width: 9, height: 8)

            #expect(throws: StepFailure.self) { try files.compare(other, with: "shots/a.png") }
            #expect(throws: StepFailure.self) { try files.compare(other, with: "shots/b.png") }

            let size = PictureReport.Size(width: 9, height: 8)
            #expect(
                try entries() == [
                    .init(
                        values: ["a"], status: .changed, picture: "a.actual.png", reference: "a.png",
                        difference: "a.diff.png", size: size),
                    .init(values: ["b"], status: .new, picture: "b.actual.png", size: size),
                ])
        }
    }

    @Test func anAcceptedPictureIsNotOnThePage() throws {
        try withFolder { files in
            let picture = Bitmap(width: 9, height: 8)
            #expect(throws: StepFailure.self) { try files.compare(picture, with: "shots/a.png") }
            try FileManager.default.moveItem(atPath: path + "/shots/a.actual.png", toPath: path + "/shots/a.png")

            #expect(throws: StepFailure.self) { try files.compare(picture, with: "shots/b.png") }

            #expect(try entries().map(\.values) == [["b"]])
        }
    }

    @Test func theFailureNamesThePage() throws {
        try withFolder { files in
            let failure = #expect(throws: StepFailure.self) {
                try files.compare(Bitmap(width: 9, height: 8), with: "shots/a.png")
            }

            #expect(
                failure?.reason.hasSuffix("see shots/a.actual.png, or shots/picture-failures.html in a browser") == true
            )
        }
    }
}
