import Testing

@Suite struct ParsingTests {
    @Test(arguments: ["class A {", "func f( {", "#selector(", "@objc", "let a = #if", "}}}", "\"", "", "\u{0}"])
    func sourcesThatDoNotParseAreLeftToTheCompilerAtTheirLines(_ source: String) {
        let rewritten = Rewritten("\n" + source)

        #expect(rewritten.text.contains("#sourceLocation(file: \"/iOS/A.swift\", line: 1)"))
        #expect(rewritten.line(1) == "")
    }

    @Test func stringsAndCommentsStay() {
        let source = "// @objc #selector(a)\nlet a = \"@objc #selector(b) os(iOS)\" /* @IBOutlet */\n"

        #expect(Rewritten(source).body == source)
    }

    @Test func linesWithCarriageReturnsAndOtherScriptsKeepTheirPlaces() {
        let rewritten = Rewritten("let ä = \"日本\"\r\nclass Ü { @objc func ö() {} }\r\n")

        #expect(rewritten.body == "let ä = \"日本\"\r\nclass Ü {       func ö() {} }\r\n")
    }

    @Test func everyLineKeepsItsNumber() {
        let source = """
            import UIKit.UIGestureRecognizerSubclass
            @objc protocol P { @objc optional func f(_ a: Int) }
            class A: UIView {
                @IBOutlet weak var p: P?
                @objc func g() { p?.f?(1); run(#selector(g)) }
            }
            """
        let original = source.split(separator: "\n", omittingEmptySubsequences: false)
        let rewritten = Rewritten(source).body.split(separator: "\n", omittingEmptySubsequences: false)

        #expect(rewritten.count >= original.count)
        #expect(rewritten[2].contains("class A: UIView {"))
        #expect(rewritten[4].contains("func g()"))
    }
}
