import Foundation
import PictureReport

/// The page of the pictures in a folder that failed a comparison: `picture-failures.html`.
///
/// It is made of the files in the folder, because tests fail in several processes: a picture `FILE.png`, and what a failed
/// comparison has written beside it.
struct FailedPictures {
    static let page = "picture-failures.html"
    private static let actualEnding = ".actual.png"

    private let folder: Folder
    /// The folder of the pictures, with a slash at its end; empty for the caller's.
    private let path: String

    /// - Parameter file: A picture of the folder that the page is about.
    init(besides file: String, in folder: Folder) {
        self.folder = folder
        let parent = (file as NSString).deletingLastPathComponent
        path = parent.isEmpty || parent.hasSuffix("/") ? parent : parent + "/"
    }

    /// Writes the page. Returns its name, relative as the file is.
    func writePage() throws(StepFailure) -> String {
        let report = PictureReport(
            title: "Pictures that differ", facets: ["Picture"], entries: entries,
            hint: "To accept a picture, give NAME.actual.png the name NAME.png.")
        try folder.write(Data(report.html.utf8), to: path + Self.page)
        return path + Self.page
    }

    /// A failure whose picture was replaced later has been accepted.
    private var entries: [PictureReport.Entry] {
        let actual = folder.files(of: path).filter { $0.hasSuffix(Self.actualEnding) }.sorted()
        return actual.compactMap { name in
            let base = String(name.dropLast(Self.actualEnding.count))
            let reference = base + ".png"
            let taken = folder.modificationDate(of: path + name) ?? .distantPast
            if let expected = folder.modificationDate(of: path + reference), expected > taken { return nil }
            func present(_ name: String) -> String? { folder.contains(path + name) ? name : nil }
            let hasReference = folder.contains(path + reference)
            return PictureReport.Entry(
                values: [base], status: hasReference ? .changed : .new, picture: name,
                reference: present(reference), difference: hasReference ? present(base + ".diff.png") : nil,
                size: folder.start(of: path + name, count: 24).flatMap { .init(ofPNG: $0) })
        }
    }
}
