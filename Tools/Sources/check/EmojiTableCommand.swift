import ArgumentParser
import EmojiTables
import Foundation

struct EmojiTableCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "emoji-table",
        abstract: "Prints the emoji of the keyboard as Swift.",
        discussion: """
            Debian's package unicode-data has the file /usr/share/unicode/emoji/emoji-test.txt, and unicode-cldr-core the \
            folder /usr/share/unicode/cldr/common.
            """)

    @Argument(help: "Unicode's file emoji-test.txt.") var test: String
    @Argument(help: "CLDR's folder common.") var common: String

    func run() throws {
        let annotations = try ["annotations", "annotationsDerived"].map {
            try String(contentsOfFile: "\(common)/\($0)/en.xml", encoding: .utf8)
        }
        let file = EmojiTableFile(
            test: try String(contentsOfFile: test, encoding: .utf8), annotations: annotations)
        print(file.source, terminator: "")
    }
}
