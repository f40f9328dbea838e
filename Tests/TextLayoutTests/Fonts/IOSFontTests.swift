import Foundation
import Testing

@testable import TextLayout

@Suite struct IOSFontTests {
    @Test func everyNameBelongsToOneFace() {
        let names = IOSFonts.families.flatMap(\.faces).map { $0.postScriptName.lowercased() }
        let families = IOSFonts.families.map(\.name)

        #expect(Set(names).count == names.count)
        #expect(Set(families).count == families.count)
        #expect(families == families.sorted())
        #expect(IOSFonts.families.allSatisfy { !$0.faces.isEmpty })
    }

    @Test(
        arguments: [
            ("HelveticaNeue", 0, false, false, "Regular"), ("HelveticaNeue-UltraLightItalic", -0.8, true, false, nil),
            ("HelveticaNeue-CondensedBlack", 0.62, false, true, nil),
            ("AvenirNext-DemiBold", 0.3, false, false, "Demi Bold"),
            ("Avenir-Book", -0.1, false, false, "Book"), ("Avenir-HeavyOblique", 0.56, true, false, "Heavy Oblique"),
            ("Arial-BoldItalicMT", 0.4, true, false, "Bold Italic"), ("TimesNewRomanPSMT", 0, false, false, "Regular"),
            ("DamascusSemiBold", 0.3, false, false, nil), ("HiraginoSans-W6", 0.3, false, false, "W6"),
            ("Optima-ExtraBlack", 0.62, false, false, nil), ("GillSans-UltraBold", 0.62, false, false, nil),
            ("BodoniSvtyTwoITCTT-BookIta", -0.1, true, false, nil),
            ("AvenirNextCondensed-Regular", 0, false, true, "Regular"),
        ] as [(String, CGFloat, Bool, Bool, String?)])
    func aPostScriptNameSaysWhatAFaceIs(
        name: String, weight: CGFloat, isItalic: Bool, isCondensed: Bool, faceName: String?
    ) throws {
        let face = try #require(IOSFonts.face(named: name.uppercased())).face

        #expect(face.postScriptName == name)
        #expect(face.weight == weight)
        #expect(face.isItalic == isItalic)
        #expect(face.isCondensed == isCondensed)
        if let faceName { #expect(face.faceName == faceName) }
    }

    @Test func aTwinIsUsedForTheWeightsItHas() throws {
        let family = try #require(IOSFonts.family(named: "helvetica neue"))
        let installed: Set<String> = ["Liberation Sans", "TeX Gyre Heros Cn"]
        func twin(_ weight: CGFloat, isCondensed: Bool = false) -> String? {
            var font = TextFont(.named("Helvetica Neue"), size: 17, weight: weight)
            font.isCondensed = isCondensed
            return family.twin(for: font, installed: installed)?.family
        }

        #expect(twin(0) == "Liberation Sans")
        #expect(twin(0.4) == "Liberation Sans")
        #expect(twin(-0.4) == nil)
        #expect(twin(0.23) == nil)
        #expect(twin(0.4, isCondensed: true) == "TeX Gyre Heros Cn")
        #expect(family.twin(for: TextFont(.named("Helvetica Neue"), size: 17), installed: []) == nil)
    }

    @Test func theTwinIsTheFirstFamilyThatIsAsked() {
        func list(_ name: String, _ known: Set<String>) -> [Substring] {
            FontFamilies.list(for: TextFont(.named(name), size: 17), han: .japanese, known: known).split(separator: ",")
        }

        #expect(list("Arial", ["Liberation Sans"]).prefix(2) == ["Liberation Sans", "Inter"])
        #expect(list("Arial", []).first == "Inter")
        #expect(list("Georgia", []).prefix(2) == ["Noto Serif", "Inter"])
        #expect(list("Menlo", []).prefix(2) == ["DejaVu Sans Mono", "Inter"])
        #expect(list("Apple Color Emoji", []).first == "Noto Color Emoji")
        #expect(list("PingFang TC", []).prefix(2) == ["Inter", "Noto Sans CJK TC"])
        #expect(list("No such font", []).first == "Inter")
    }

    @Test(
        arguments: [
            ("Georgia", 1.136), ("Menlo", 1.164), ("Helvetica Neue", 1.165), ("Arial", 1.117), ("PingFang SC", 1.4),
            ("Avenir Next", 1.366), ("Courier New", 1.133), ("Verdana", 1.215), ("Times New Roman", 1.107),
        ] as [(String, CGFloat)])
    func linesHaveApplesHeight(family: String, height: CGFloat) {
        let font = TextFont(.named(family), size: 100)
        let layout = TextLayout(runs: [run("Line\nLine", font)], paragraph: TextParagraph())

        #expect(abs(font.lineHeight - height * 100) < 0.1)
        #expect(abs(layout.size.height - 2 * font.lineHeight) < 0.5)
    }

    @Test func menlosCharactersHaveOneWidth() {
        func width(_ text: String) -> CGFloat {
            TextLayout(runs: [run(text, TextFont(.named("Menlo"), size: 20))], paragraph: TextParagraph()).size.width
        }

        // Menlo's advance is 1233 of 2048.
        #expect(abs(width("iiii") - 4 * 20 * 1233 / 2048) < 0.05)
        #expect(width("WWWW") == width("iiii"))
    }

    /// A folder with a file that has a twin's name is scanned; others are not.
    @Test func onlyFoldersWithATwinAreAdded() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("velarium-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        for (folder, file) in [("twin", "LiberationSans-Regular.ttf"), ("other", "Comic-Regular.ttf")] {
            let folder = root.appendingPathComponent(folder)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data().write(to: folder.appendingPathComponent(file))
        }
        let twins = ["twin", "other", "missing"].map { root.appendingPathComponent($0).path }

        let files = try FontFiles(twins: twins, ofApp: [])

        #expect(files.folders.filter { $0.hasPrefix(root.path) } == [twins[0]])
    }
}
