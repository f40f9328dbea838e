import Driving
import Foundation
import Gallery
import PictureReport
import UIKitCore

/// The films of pages, and the page that plays them: files that any server of files can serve.
struct Export {
    /// The pages to film, in order. The app opens with the first. Not empty.
    let pages: [GalleryPage]
    /// The absolute path of the existing folder for `ID.mp4`, `ID.vtt`, `ID.png` and `index.html`.
    let folder: String
    /// The device of the run, which pages that need a tablet change; nil to leave the device as it is.
    let device: DeviceModel?

    private static let pageFile = "index.html"

    /// One script per page, so that one failing page does not end the export.
    var scripts: [Script] { pages.scripts(script(for:isFirst:)) }

    private func script(for page: GalleryPage, isFirst: Bool) throws(ScriptSyntaxFailure) -> Script {
        let visit = PageVisit(page, device: device)
        let film = Step.film(
            file: path(of: page, ".mp4"), format: .mp4, options: FilmOptions(showsTouches: true, hasCaptions: true))
        var lines = visit.opening(isFirst: isFirst) + [film.line]
        lines += try page.pausedTour()
        lines += [Step.endFilm.line, Step.picture(file: path(of: page, ".png")).line] + visit.closing
        return try Script(
            name: "film of \(page.id)", failurePrefix: path(of: page, ""), text: lines.joined(separator: "\n"))
    }

    private func path(of page: GalleryPage, _ suffix: String) -> String { path(of: page.id + suffix) }

    /// Writes the page with the films that were taken. Returns the last line on standard output.
    func finish(_ failures: [ScriptFailure]) throws(StepFailure) -> String {
        let files = Folder(path: folder)
        var films: [Replay.Film] = []
        for page in pages where files.contains(page.id + ".mp4") {
            let captions = try files.read(page.id + ".vtt") ?? Data()
            films.append(
                Replay.Film(
                    id: page.id, title: page.title, summary: page.summary, file: page.id + ".mp4",
                    poster: page.id + ".png",
                    steps: Replay.Step.steps(ofWebVTT: String(decoding: captions, as: UTF8.self))))
        }
        try files.write(Data(Replay(title: "Velarium", films: films).html.utf8), to: Self.pageFile)
        let count = failures.isEmpty ? "\(pages.count) pages" : "\(films.count) of \(pages.count) pages"
        return "\(count): open \(path(of: Self.pageFile))"
    }

    private func path(of file: String) -> String { (folder as NSString).appendingPathComponent(file) }
}
