import Foundation
import Testing
import UIKitCore

@MainActor @Suite struct LocalizedTextTests {
    /// A folder with files of these contents.
    private func folder(_ files: [String: String]) throws -> String {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("velarium-\(UUID().uuidString).bundle")
        for (name, text) in files {
            let file = url.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return url.path
    }

    /// A `.stringsdict` file with one key, whose variable has these forms.
    private func plurals(_ key: String, _ format: String, _ forms: [String: String]) -> String {
        let entries = forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
        return """
            <plist version="1.0"><dict><key>\(key)</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>\(format)</string><key>n</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>\(entries)</dict></dict></dict></plist>
            """
    }

    @Test func aTextIsFoundInTheLanguageThenInEnglishThenInTheBase() throws {
        let folder = try folder([
            "de.lproj/Localizable.strings": "/* A greeting */ \"hello\" = \"Hallo\";",
            "en.lproj/Localizable.strings": "\"hello\" = \"Hello\"; \"bye\" = \"Bye \\\"now\\\"\";",
            "Base.lproj/Localizable.strings": "\"base\" = \"Base\";", "Localizable.strings": "\"plain\" = \"Plain\";",
            "en.lproj/Other.strings": "\"hello\" = \"Other\";",
        ])
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func text(_ key: String, _ language: String, table: String = "Localizable") -> String? {
            LocalizedStrings(in: [folder], language: language).text(for: key, table: table)
        }

        #expect(text("hello", "de") == "Hallo" && text("hello", "de-AT") == "Hallo")
        #expect(text("hello", "en") == "Hello" && text("hello", "fr") == "Hello")
        #expect(text("bye", "de") == "Bye \"now\"" && text("base", "de") == "Base" && text("plain", "de") == "Plain")
        #expect(text("hello", "de", table: "Other") == "Other")
        #expect(text("missing", "de") == nil)
    }

    /// SwiftPM writes the folders of languages in lower case.
    @Test func aTextIsFoundInAFolderOfLowerCase() throws {
        let folder = try folder([
            "zh-hans.lproj/Localizable.strings": "\"hello\" = \"你好\";",
            "en.lproj/Localizable.strings": "\"hello\" = \"Hello\";",
            "base.lproj/Localizable.strings": "\"base\" = \"Base\";",
        ])
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let strings = LocalizedStrings(in: [folder], language: "zh-Hans")

        #expect(strings.text(for: "hello", table: "Localizable") == "你好")
        #expect(strings.text(for: "base", table: "Localizable") == "Base")
    }

    /// `String(localized:)`: values become specifiers of the key.
    @Test func aKeyWithValuesIsFoundByItsFormat() throws {
        let folder = try folder([
            "en.lproj/Localizable.strings": "\"%lld files in %@\" = \"%2$@ has %1$lld files\"; \"plain\" = \"Plain\";"
        ])
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let bundle = try #require(Bundle(path: folder))
        let (count, place) = (3, "Home")

        #expect(_localizedAppText(localized: "\(count) files in \(place)", bundle: bundle) == "Home has 3 files")
        #expect(_localizedAppText(localized: "plain", bundle: bundle) == "Plain")
        #expect(_localizedAppText(localized: "\(count)% of \(0.5, specifier: "%.1f")", bundle: bundle) == "3% of 0.5")
        #expect(_localizedAppText(localized: "none", defaultValue: "\(place)!", bundle: bundle) == "Home!")
    }

    @Test func aPluralTakesTheArgumentOfItsPosition() throws {
        let folder = try folder([
            "en.lproj/Localizable.stringsdict": plurals(
                "files", "%2$@: %1$#@n@", ["zero": "none", "one": "%d file", "other": "%d files"])
        ])
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let format = try #require(
            LocalizedStrings(in: [folder], language: "en").text(for: "files", table: "Localizable"))

        let texts = [0, 1, 7].map { PluralFormats.string(format, [$0, NSString("Shelf")], language: "en") }

        #expect(texts == ["Shelf: none", "Shelf: 1 file", "Shelf: 7 files"])
    }

    @Test func aModuleWithoutResourcesHasTheMainBundle() {
        #expect(_moduleBundle(named: "NoSuchModule") == .main)
    }

    @Test func aMissingTextIsTheValueOrTheKey() {
        #expect(_localizedAppText("nowhere", comment: "") == "nowhere")
        #expect(_localizedAppText("nowhere", tableName: "T", value: "Somewhere", comment: "") == "Somewhere")
    }

    @Test func aFormatHasThePluralFormOfItsNumber() throws {
        let english = plurals("files", "%#@n@ left", ["zero": "Nothing", "one": "%d file", "other": "%d files"])
        let polish = plurals(
            "files", "%#@n@", ["one": "%d plik", "few": "%d pliki", "many": "%d plików", "other": "?"])
        let folder = try folder([
            "en.lproj/Localizable.stringsdict": english, "pl.lproj/Localizable.stringsdict": polish,
            "en.lproj/Localizable.strings": "\"files\" = \"never\";",
        ])
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func text(_ count: Int, _ language: String) throws -> String {
            let format = try #require(
                LocalizedStrings(in: [folder], language: language).text(for: "files", table: "Localizable"))
            return PluralFormats.string(format, [count], language: language)
        }

        #expect(try text(0, "en") == "Nothing left")
        #expect(try text(1, "en") == "1 file left" && text(5, "en") == "5 files left")
        #expect(try text(1, "pl") == "1 plik" && text(3, "pl") == "3 pliki" && text(12, "pl") == "12 plików")
        #expect(_localizedAppFormat("%@ is %d", "A", 3) == "A is 3")
        #expect(_localizedAppFormat(format: "%d%%", 30) == "30%")
    }

    @Test(arguments: ["", "}", "<plist", "\"a\" = ", "a"])
    func aBrokenFileHasNoTexts(_ content: String) throws {
        let folder = try folder(["en.lproj/Localizable.strings": content, "en.lproj/Localizable.stringsdict": content])
        defer { try? FileManager.default.removeItem(atPath: folder) }

        #expect(LocalizedStrings(in: [folder], language: "en").text(for: "a", table: "Localizable") == nil)
    }
}
