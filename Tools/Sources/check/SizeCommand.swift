import ArgumentParser
import Foundation
import Size

struct SizeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "size", abstract: "Compares Docs/Size.md with what apps compile, and checks the limit.")

    /// An app that only needs overlays compiles at most so many lines of code. Raised by a thousand for the rotors, the data
    /// tables and the measured contrast of the accessibility tree, which its tests and its inspector read; by five hundred
    /// for delayed work on a test's clock and for objects of classes that only a metatype names, which ported apps have; by
    /// two thousand for the fonts that every iPhone has by name, for vector images and symbol sets, for launch screens, and
    /// for long paragraphs that are laid out in parts; by four hundred for colors that are patterns, for activities of
    /// responders, and for frames that need not run; by nine hundred for content that is painted as it looks behind a dimming
    /// view, shadows of rounded paths, text kept as coverage, limits of text sizes, and names of UIKit that apps use;
    /// by eleven hundred for predicates from a text, for HTML that is read into text, for fonts that an app registers and for
    /// shaken devices: published apps call them, and so do those that show overlays; by eighteen hundred for the alerts of
    /// before iOS 8, customized tab bars, features of fonts, lists, links and phone numbers in text, spelling, and run loops,
    /// locks and sounds by the names of Apple's C: published apps call these, too; by six hundred for fields that are focused
    /// before they are on the screen, scroll views that follow the caret of a text view, input bars with constraints, titles
    /// beside tables, and walkthroughs that return to a step.
    static let overlayLimit = 123_300

    @OptionGroup var repository: Repository

    @Option(help: "A file with the output of swift package dump-package.") var manifest: String

    @Flag(help: "Writes the tables.") var write = false

    @Option(help: "The page, below the repository's root.") var page = "Docs/Size.md"

    @Option(help: "What was measured, below the repository's root.") var measurements = "Tools/measured-size.tsv"

    func run() throws {
        let apps = [
            SizePage.App(
                "overlays", products: ["Velarium", "UIKitForOverlays"], traits: ["Window"], limit: Self.overlayLimit),
            SizePage.App("everything", products: ["Velarium", "UIKit"], traits: ["Everything"]),
        ]
        let manifest = try TraitManifest(json: Data(contentsOf: URL(fileURLWithPath: manifest)))
        let size = try SizePage(
            apps: apps, of: manifest, at: repository.url, measurements: Measurements(try repository.text(measurements)))
        if write {
            let text = size.text(try repository.text(page))
            try text.write(to: repository.url.appending(path: page), atomically: true, encoding: .utf8)
        }
        try report(
            size.violations(of: try repository.text(page)), success: "Size: \(page) says what is there.",
            remedy: "Size: `.ci/size --write` counts again.")
    }
}
