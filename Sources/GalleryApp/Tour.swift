import Driving
import Foundation
import Gallery
import UIKitCore

/// The scripts of a headless run without `--script`: one picture and one dump for every page.
struct Tour {
    /// The pages to visit, in order. The app opens with the first. Not empty.
    let pages: [GalleryPage]
    /// The absolute path of the existing folder for `ID.png` and `ID.json`.
    let folder: String
    /// The device of the run, which pages that need a tablet change; nil to leave the device as it is.
    let device: DeviceModel?
    /// Whether each picture has a dump beside it.
    let writesDumps: Bool

    /// One script per page (see `Docs/Scripting.md`), so that one failing page does not end the tour.
    var scripts: [Script] { pages.scripts(script(for:isFirst:)) }

    /// The last line on standard output.
    func summary(_ failures: [ScriptFailure]) -> String {
        let count =
            failures.isEmpty ? "\(pages.count) pages" : "\(pages.count - failures.count) of \(pages.count) pages"
        return "\(count): \(writesDumps ? "pictures and dumps" : "pictures") are in \(folder)"
    }

    /// Opens the page, scrolls to what its steps use, performs them, and saves a picture and a dump.
    private func script(for page: GalleryPage, isFirst: Bool) throws(ScriptSyntaxFailure) -> Script {
        let visit = PageVisit(page, device: device)
        var lines = visit.opening(isFirst: isFirst)
        for step in try page.tourSteps() { lines += step.scrolling }
        lines.append("picture \(quoted(path(of: page, ".png")))")
        if writesDumps { lines.append("dump \(quoted(path(of: page, ".json")))") }
        lines += visit.closing
        return try Script(
            name: "tour of \(page.id)", failurePrefix: path(of: page, ""), text: lines.joined(separator: "\n"))
    }

    private func path(of page: GalleryPage, _ suffix: String) -> String {
        (folder as NSString).appendingPathComponent(page.id + suffix)
    }
}
