import ArgumentParser
import Foundation
import PluralRules

struct PluralRulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plural-rules",
        abstract: "Prints the table of plural rules as Swift.",
        discussion: "Debian's package unicode-cldr-core has the file: \(file).")

    private static let file = "/usr/share/unicode/cldr/common/supplemental/plurals.xml"

    @Argument(help: "CLDR's file plurals.xml.") var file: String

    func run() throws {
        print(PluralRuleFile(try String(contentsOfFile: file, encoding: .utf8)).source, terminator: "")
    }
}
