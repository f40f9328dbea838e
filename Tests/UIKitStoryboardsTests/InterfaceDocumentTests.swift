import InterfaceDocuments
import TestSupport
import Testing

/// Files of Interface Builder become trees, and what is wrong with them is one sentence with a line.
@Suite struct InterfaceDocumentTests {
    @Test func elementsKeepTheirAttributesTextsAndLines() throws {
        let source = StoryboardFixture.nib(
            """
            <!-- A comment -->
            <label id="a" text="Fish &amp; &quot;chips&quot; &#x41;&#66;"><string key="more">Two
            lines</string></label>
            """)

        let document = try InterfaceDocument(Array(source.utf8))

        let label = try #require(document.objects.last)
        #expect(document.kind == .nib)
        #expect(label["text"] == "Fish & \"chips\" AB")
        #expect(label.value("more")?.text == "Two\nlines")
        #expect(label.line == 7)
    }

    @Test func theCompiledFormHasEverything() throws {
        let source = StoryboardFixture.page("<view key=\"view\" id=\"v\"><color key=\"tintColor\" white=\"1\"/></view>")
        let document = try InterfaceDocument(Array(source.utf8))

        let copy = try InterfaceDocument(document.compiled)

        #expect(copy.compiled == document.compiled)
        #expect(copy.kind == .storyboard)
        #expect(copy.scenes.count == 1)
        #expect(document.compiled.count < source.utf8.count)
    }

    @Test(arguments: [
        ("", "the file is empty."),
        ("<document", "there is no name after \"<\" or between attributes."),
        ("<document><a></b></document>", "</b> ends <a>, which begins in line 1."),
        ("<document><a>", "the file ends inside of <a>, which begins in line 1."),
        ("<document a=1/>", "the value of a is not in quotes."),
        ("<document a=\"&x;\"/>", "the entity &x; is unknown."),
        (
            "<!DOCTYPE a [<!ENTITY b \"c\">]><document/>",
            "there is a document type declaration, which Interface Builder does not write."
        ),
        ("<plist/>", "the file begins with <plist>, not with <document>: it is no storyboard or nib."),
        (
            "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
            "the document has the type \"com.apple.InterfaceBuilder3.Cocoa.XIB\". Only storyboards and nibs of "
                + "iOS can be read."
        ),
        ("VIBF\u{7}", "the file was compiled by another version. Build the app again."),
    ]) func aFileThatCannotBeReadSaysWhy(source: String, message: String) {
        #expect(throws: InterfaceFileError.self) { try InterfaceDocument(Array(source.utf8)) }
        do {
            _ = try InterfaceDocument(Array(source.utf8))
        } catch {
            #expect(error.message == message)
        }
    }

    @Test func elementsThatAreTooDeepAreRefused() {
        let source = String(repeating: "<a>", count: 100_000)

        #expect(throws: InterfaceFileError.self) { try InterfaceDocument(Array(source.utf8)) }
    }

    @Test func doubleIdentifiersAndMissingDestinationsAreErrorsWithTheirLines() throws {
        let source = StoryboardFixture.page(
            """
            <view key="view" id="v"><subviews><label id="v"/></subviews></view>
            <connections><segue destination="nowhere" kind="show" id="g"/></connections>
            """)

        let check = InterfaceCheck(try InterfaceDocument(Array(source.utf8)))

        #expect(
            check.errors.map(\.message) == [
                "the identifier v is that of <view> in line 6, too.", "there is no destination nowhere of a segue.",
            ])
        #expect(check.errors.map(\.line) == [6, 7])
    }

    @Test func aSceneThatContainsItselfIsAnError() throws {
        let source = StoryboardFixture.page(
            """
            <view key="view" id="v"><subviews><containerView id="c"><connections>
            <segue destination="page" kind="embed" id="g"/>
            </connections></containerView></subviews></view>
            """)

        let check = InterfaceCheck(try InterfaceDocument(Array(source.utf8)))

        #expect(check.errors.map(\.message) == ["the scene of page contains itself."])
    }

    @Test(arguments: [true, false]) func scenesInsideOfEachOtherWithoutEndAreAnError(isForward: Bool) throws {
        let order = isForward ? Array(0..<20_000) : Array(0..<20_000).reversed()
        let scenes = order.map { number in
            """
            <scene sceneID="s\(number)"><objects><viewController id="c\(number)"><connections>
            <segue destination="c\(number + 1)" kind="embed" id="g\(number)"/>
            </connections></viewController></objects></scene>
            """
        }
        let last = "<scene sceneID=\"last\"><objects><viewController id=\"c20000\"/></objects></scene>"
        let source = StoryboardFixture.storyboard(scenes.joined() + last, initial: "c0")

        let check = InterfaceCheck(try InterfaceDocument(Array(source.utf8)))

        #expect(check.errors.count == 1)
        #expect(check.errors.first?.message.hasSuffix("is one of more than 50 inside of each other.") == true)
    }

    @Test func elementsWithoutSupportAreNamed() throws {
        let source = StoryboardFixture.nib("<mapView id=\"m\"/>")

        let check = InterfaceCheck(try InterfaceDocument(Array(source.utf8)))

        #expect(check.findings.map(\.message) == ["<mapView>: maps are not shown; an empty view is in its place."])
        #expect(check.errors.isEmpty)
    }

    @Test @MainActor func damagedFilesNeverCrash() throws {
        let source = Array(StoryboardFixture.page(FormPage.scene).utf8)
        let compiled = try InterfaceDocument(source).compiled
        var random = SeededRandom(seed: 37)

        for original in [source, compiled] {
            for _ in 0..<300 {
                var bytes = original
                for _ in 0..<Int.random(in: 1...8, using: &random) {
                    let offset = Int.random(in: 0..<bytes.count, using: &random)
                    switch Int.random(in: 0..<3, using: &random) {
                    case 0: bytes[offset] = UInt8.random(in: 0...255, using: &random)
                    case 1: bytes.removeSubrange(offset..<min(bytes.count, offset + 20))
                    default: bytes.insert(contentsOf: bytes[offset..<min(bytes.count, offset + 20)], at: offset)
                    }
                    if bytes.isEmpty { break }
                }
                if let document = try? InterfaceDocument(bytes) { _ = InterfaceCheck(document).findings.count }
            }
        }
    }
}
