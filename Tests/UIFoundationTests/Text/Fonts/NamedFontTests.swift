import Foundation
import TestSupport
import Testing
import UIKitCore

/// The fonts that every iPhone has.
@Suite struct NamedFontTests {
    @Test(arguments: [
        "HelveticaNeue", "HelveticaNeue-Bold", "HelveticaNeue-Light", "Helvetica", "Helvetica-Bold",
        "AvenirNext-Regular", "AvenirNext-DemiBold", "Avenir-Book", "Georgia", "Menlo-Regular", "Courier", "ArialMT",
        "TimesNewRomanPSMT", "Zapfino", "SnellRoundhand-Black", "PingFangSC-Semibold", "AppleColorEmoji",
    ])
    func aFontOfIOSIsFoundByItsName(name: String) throws {
        let font = try #require(UIFont(name: name, size: 14))

        #expect(font.fontName == name)
        #expect(font.pointSize == 14)
        #expect("Abc".size(withAttributes: [.font: font]).width > 0)
    }

    @Test func everyFaceReportsTheNamesThatFoundIt() throws {
        for family in UIFont.familyNames {
            for name in UIFont.fontNames(forFamilyName: family) {
                let font = try #require(UIFont(name: name, size: 10))

                #expect(font.fontName == name)
                #expect(font.familyName == family)
                #expect(font.fontDescriptor.postscriptName == name)
                #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
                #expect(UIFont(descriptor: UIFontDescriptor(name: name, size: 10), size: 0) == font)
                #expect(font.withSize(20).fontName == name)
                #expect(font.lineHeight > 0 && font.capHeight > font.xHeight)
            }
        }
    }

    @Test(arguments: ["Inter", "Inter-Bold", "Noto Serif", "DejaVu Sans Mono", "HelveticaNeue-Regular", "Times", ""])
    func aNameThatNoIOSHasIsUnknown(name: String) {
        #expect(UIFont(name: name, size: 12) == nil)
        #expect(UIFont.fontNames(forFamilyName: name).isEmpty)
        #expect(!UIFont.familyNames.contains(name))
    }

    @Test(arguments: [
        ("Helvetica Neue", "HelveticaNeue"), ("avenir next", "AvenirNext-Regular"), ("Futura", "Futura-Medium"),
        ("Noteworthy", "Noteworthy-Light"), ("Times New Roman", "TimesNewRomanPSMT"), ("Menlo", "Menlo-Regular"),
    ])
    func aFamilyNameSelectsItsRegularFace(family: String, face: String) {
        #expect(UIFont(name: family, size: 12)?.fontName == face)
    }

    @Test(arguments: [
        ("Helvetica Neue", "Inter"), ("Times New Roman", "Noto Serif"), ("Courier New", "DejaVu Sans Mono"),
    ])
    func aFontWhoseWidthsNoInstalledFontHasSaysWhatToInstall(family: String, shown: String) throws {
        func line(_ font: UIFont?) throws -> String? {
            FontNames.missingTwinLine(for: try #require(font).textFont, installed: [])
        }

        let missing = try #require(try line(UIFont(name: family, size: 12)))

        #expect(missing.hasPrefix("UIFont: \(family) is drawn with \(shown), whose letters have other widths."))
        #expect(missing.contains("install the package "))
        #expect(try line(.systemFont(ofSize: 12)) == nil)
        #expect(try line(UIFont(name: "Impact", size: 12)) == nil)
    }

    @Test func traitsSelectTheFacesThatAFamilyHas() throws {
        func face(_ name: String, _ traits: UIFontDescriptor.SymbolicTraits) throws -> String? {
            try #require(UIFont(name: name, size: 12)).fontDescriptor.withSymbolicTraits(traits)?.postscriptName
        }

        #expect(try face("HelveticaNeue", .traitBold) == "HelveticaNeue-Bold")
        #expect(try face("HelveticaNeue-Bold", []) == "HelveticaNeue")
        #expect(try face("HelveticaNeue", [.traitBold, .traitItalic]) == "HelveticaNeue-BoldItalic")
        #expect(try face("HelveticaNeue-Light", .traitItalic) == "HelveticaNeue-LightItalic")
        #expect(try face("HelveticaNeue", [.traitBold, .traitCondensed]) == "HelveticaNeue-CondensedBold")
        #expect(try face("Menlo-Regular", [.traitBold, .traitMonoSpace]) == "Menlo-Bold")
        #expect(try face("Didot", [.traitBold, .traitItalic]) == nil)
        #expect(try face("Zapfino", .traitBold) == nil)
        #expect(try face("Georgia", .traitMonoSpace) == nil)
    }

    @Test func traitsDescribeAFace() throws {
        func traits(_ name: String) throws -> UIFontDescriptor.SymbolicTraits {
            try #require(UIFont(name: name, size: 12)).fontDescriptor.symbolicTraits
        }

        #expect(try traits("HelveticaNeue-BoldItalic") == [.traitBold, .traitItalic])
        #expect(try traits("AvenirNext-DemiBold") == .traitBold)
        #expect(try traits("Menlo-Regular") == .traitMonoSpace)
        #expect(try traits("Georgia-Italic") == [.traitItalic, .classOldStyleSerifs])
        #expect(try traits("HelveticaNeue-CondensedBold").contains(.traitCondensed))
    }

    @Test func attributesSelectAFamilyAndAFace() {
        func name(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> String {
            UIFontDescriptor(fontAttributes: attributes).postscriptName
        }

        #expect(name([.family: "Avenir Next", .face: "Demi Bold Italic"]) == "AvenirNext-DemiBoldItalic")
        #expect(name([.family: "Helvetica Neue", .face: "Light"]) == "HelveticaNeue-Light")
        #expect(name([.family: "Palatino", .face: "Roman"]) == "Palatino-Roman")
        #expect(name([.name: "Georgia-Bold"]) == "Georgia-Bold")
        #expect(
            name([.family: "Georgia", .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]])
                == "Georgia-Bold")
    }

    @Test func aFontWithAnInvalidSizeTakesNoSpace() throws {
        for size in [0, -4, .nan] as [CGFloat] {
            let font = try #require(UIFont(name: "Georgia", size: size))

            #expect(font.lineHeight == 0)
        }
    }

    @Test func metricsGrowWithTheSizeOnly() throws {
        let font = try #require(UIFont(name: "HelveticaNeue-Bold", size: 17))

        #expect(abs(font.ascender - 16.184) < 0.001)
        #expect(abs(font.descender + 3.621) < 0.001)
        #expect(abs(font.lineHeight - 19.805) < 0.001)
        #expect(abs(font.leading - 0.476) < 0.001)
        #expect(font.withSize(34).lineHeight == 2 * font.lineHeight)
    }

    @Test func aScaledFontKeepsItsName() throws {
        let font = try #require(UIFont(name: "AvenirNext-Medium", size: 17))
        let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

        let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: font, compatibleWith: largest)

        #expect(scaled.fontName == "AvenirNext-Medium")
        #expect(scaled.pointSize == 53)
    }

    /// A team sees which names there are, and what they are drawn with.
    @Test func theDocumentListsEveryFamily() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../..")
        let page = try String(contentsOf: root.appendingPathComponent("Docs/NamedFonts.md"), encoding: .utf8)

        // One family may be registered by `CTFontManagerTests`, in the same process.
        let missing = UIFont.familyNames.filter { !page.contains($0) && !$0.hasPrefix("Zqxvw") }

        #expect(missing == [])
    }
}
