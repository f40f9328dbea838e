import Foundation
import Gallery

/// The script of a headless run that was given none: a picture and a dump of every page.
struct Tour {
    /// The pages to visit; the app opens with the first. Not empty.
    let pages: [GalleryPage]
    /// The folder for `ID.png` and `ID.json`, which exists.
    let folder: String

    /// The steps, as `Docs/Scripting.md` describes them.
    var script: String {
        var lines: [String] = []
        for (index, page) in pages.enumerated() {
            if index > 0 { lines.append("open \(quoted("gallery:\(page.id)"))") }
            lines.append("settle")
            lines += page.tour
            lines.append("picture \(quoted(path(of: page, "png")))")
            lines.append("dump \(quoted(path(of: page, "json")))")
        }
        lines.append("quit")
        return lines.map { $0 + "\n" }.joined()
    }

    private func path(of page: GalleryPage, _ suffix: String) -> String {
        (folder as NSString).appendingPathComponent("\(page.id).\(suffix)")
    }

    /// `text` as a string of the script language.
    private func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "\n", "\t", "\r": "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
}
