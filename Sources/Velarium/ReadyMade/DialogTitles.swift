import Foundation
import UIKit

/// The default titles of buttons in the user's language: English, German, Chinese or Arabic, otherwise English.
///
/// An app replaces them, or adds a language, with a table `Velarium.strings` in its main bundle. Its keys are the English
/// titles.
@MainActor enum DialogTitles {
    static var ok: String { title("OK") }
    static var cancel: String { title("Cancel") }
    static var submit: String { title("Submit") }

    static var paste: String { title("Paste") }
    static var delete: String { title("Delete") }
    static var search: String { title("Search") }
    static var noResults: String { title("No Results") }
    static var next: String { title("Next") }
    static var back: String { title("Back") }
    static var skip: String { title("Skip") }
    static var done: String { title("Done") }
    /// What accessibility reads for the grabber of a sheet.
    static var grabber: String { title("Sheet Grabber") }

    /// What accessibility reads for a rating, such as "3 of 5".
    static func rating(_ stars: Int, of count: Int) -> String { String(format: title("%d of %d"), stars, count) }

    private static let translations = [
        "de": [
            "Cancel": "Abbrechen", "Submit": "Senden", "Paste": "Einsetzen", "Delete": "Löschen", "Search": "Suchen",
            "No Results": "Keine Ergebnisse", "Next": "Weiter", "Back": "Zurück", "Skip": "Überspringen",
            "Done": "Fertig", "%d of %d": "%d von %d", "Sheet Grabber": "Griff des Blatts",
        ],
        "zh": [
            "OK": "好", "Cancel": "取消", "Submit": "提交", "Paste": "粘贴", "Delete": "删除", "Search": "搜索",
            "No Results": "无结果", "Next": "下一步", "Back": "返回", "Skip": "跳过", "Done": "完成", "%d of %d": "%d/%d",
            "Sheet Grabber": "工作表抓取器",
        ],
        "ar": [
            "OK": "موافق", "Cancel": "إلغاء", "Submit": "إرسال", "Paste": "لصق", "Delete": "حذف", "Search": "بحث",
            "No Results": "لا توجد نتائج", "Next": "التالي", "Back": "رجوع", "Skip": "تخطٍّ", "Done": "تم",
            "%d of %d": "%d من %d", "Sheet Grabber": "مقبض الورقة",
        ],
    ]

    private static func title(_ key: String) -> String {
        Bundle.main.localizedString(forKey: key, value: title(key, in: language), table: "Velarium")
    }

    /// The title for a language identifier such as "de-AT" or "zh-Hans". Chinese titles are the same in both scripts.
    static func title(_ key: String, in language: String) -> String {
        let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
        return translations[code]?[key] ?? key
    }

    /// The language of the app's interface. On Linux, programs have no localized bundles, and the device has a language.
    private static var language: String {
        #if os(Linux)
            UITextInputMode.activeInputModes.first?.primaryLanguage ?? "en"
        #else
            Bundle.main.preferredLocalizations.first ?? "en"
        #endif
    }
}
