import Foundation
import Testing
@testable import UIKit

/// The texts of apps whose sources `velarium-port` has rewritten.
@Suite struct AppResourcesTests {
    /// A bundle with two languages, in a folder of its own.
    private func makeBundle() throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appending(path: "texts-\(UUID().uuidString).bundle")
        for (language, greeting, book) in [("en", "Hello", "book"), ("de", "Hallo", "Buch")] {
            let texts = folder.appending(path: language + ".lproj")
            try FileManager.default.createDirectory(at: texts, withIntermediateDirectories: true)
            try Data("/* A greeting. */ \"hi\" = \"\(greeting)\";".utf8).write(
                to: texts.appending(path: "Localizable.strings"))
            let entry: [String: Any] = [
                "NSStringLocalizedFormatKey": "%2$@: %1$#@books@",
                "books": [
                    "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d",
                    "zero": "none", "one": "%d \(book)", "other": "%d \(book)s",
                ],
            ]
            let data = try PropertyListSerialization.data(
                fromPropertyList: ["count": entry], format: .xml, options: 0)
            try data.write(to: texts.appending(path: "Localizable.stringsdict"))
        }
        return try #require(Bundle(path: folder.path))
    }

    @Test func textsAreThoseOfTheLanguage() throws {
        let bundle = try makeBundle()

        #expect(_AppResources.localized("hi", table: nil, in: bundle, value: "") == "Hello")
        #expect(_AppResources.localized("no", table: nil, in: bundle, value: "") == "no")
        #expect(_AppResources.localized("no", table: "Other", in: bundle, value: "default") == "default")
        #expect(AppLanguage.folder(of: bundle, wanted: "de-AT") == "de")
        #expect(AppLanguage.folder(of: bundle, wanted: "fr") == "en")
    }

    @Test func pluralsFollowTheNumber() throws {
        let bundle = try makeBundle()
        let format = _AppResources.localized("count", table: "", in: bundle, value: "")
        func text(_ count: Int) -> String {
            _AppResources.format(format, locale: nil, [count, NSString("Shelf")])
        }

        #expect(text(0) == "Shelf: none")
        #expect(text(1) == "Shelf: 1 book")
        #expect(text(7) == "Shelf: 7 books")
        #expect(_AppResources.format("%d %% of %d", locale: nil, [1, 2]) == "1 % of 2")
        #expect(_AppResources.format("%d %#@unknown@", locale: nil, [1, 2]) == "1 ")
    }

    @Test(arguments: [
        ("de", 1, "one"), ("fr", 0, "one"), ("ja", 1, "other"), ("ru", 22, "few"), ("ru", 11, "many"),
        ("ar", 2, "two"), ("ar", 103, "few"), ("ar", 11, "many"), ("en", Int.min, "other"),
    ])
    func categoriesAreThoseOfTheLanguage(_ language: String, _ number: Int, _ category: String) {
        #expect(AppLanguage.pluralCategory(of: number, in: language) == category)
    }

    @Test func aModuleWithoutResourcesHasTheMainBundle() {
        #expect(_AppResources.bundle(ofModule: "NoSuchModule") == .main)
    }
}
