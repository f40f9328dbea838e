import UIFoundation
import UIKitCore

/// The words on keys and for assistive technology, in the languages of the system.
enum KeyTitles {
    /// One word in English, German, Chinese and Arabic.
    private typealias Words = (english: String, german: String, chinese: String, arabic: String)

    private static func word(_ words: Words, _ language: SystemLanguage) -> String {
        switch language {
        case .english: words.english
        case .german: words.german
        case .chineseSimplified: words.chinese
        case .arabic: words.arabic
        }
    }

    /// The title of the return key. Yahoo is called Search, as on current systems.
    static func title(of type: UIReturnKeyType, in language: SystemLanguage) -> String {
        let words: Words =
            switch type {
            case .default: ("return", "Return", "换行", "إدخال")
            case .go: ("go", "Öffnen", "前往", "انتقال")
            case .google, .search, .yahoo: ("search", "Suchen", "搜索", "بحث")
            case .join: ("join", "Verbinden", "加入", "انضمام")
            case .next: ("next", "Weiter", "下一项", "التالي")
            case .route: ("route", "Route", "路线", "مسار")
            case .send: ("send", "Senden", "发送", "إرسال")
            case .done: ("done", "Fertig", "完成", "تم")
            case .emergencyCall: ("emergency call", "Notruf", "紧急呼叫", "طوارئ")
            case .continue: ("continue", "Fortfahren", "继续", "متابعة")
            }
        return word(words, language)
    }

    static func space(in language: SystemLanguage) -> String {
        word(("space", "Leerzeichen", "空格", "مسافة"), language)
    }

    /// The title of the key that shows `page`.
    static func title(
        of page: KeyboardPage, from: KeyboardPage, letters: LetterSet, isTablet: Bool, isPhonePad: Bool
    ) -> String {
        switch page {
        case .letters: letters.language == "ar" ? "أ ب ج" : letters.language == "ru" ? "АБВ" : "ABC"
        case .numbers: isTablet && from == .letters ? ".?123" : "123"
        case .symbols: isPhonePad ? "+*#" : "#+="
        case .phonePad: "123"
        }
    }

    /// What VoiceOver says for a key without a character.
    static func label(for action: KeyboardKey.Action, in language: SystemLanguage) -> String {
        switch action {
        case .text(let text): spokenNames[text].map { word($0, language) } ?? text
        case .space: space(in: language)
        case .return: title(of: .default, in: language)
        case .delete: word(("delete", "Löschen", "删除", "حذف"), language)
        case .tab: word(("tab", "Tabulator", "制表符", "جدولة"), language)
        case .shift: word(("shift", "Umschalt", "Shift", "العالي"), language)
        case .capsLock: word(("caps lock", "Feststelltaste", "大写锁定", "تثبيت الأحرف الكبيرة"), language)
        case .page(.letters): word(("letters", "Buchstaben", "字母", "أحرف"), language)
        case .page(.numbers), .page(.phonePad):
            word(("more, numbers", "Mehr, Zahlen", "更多，数字", "المزيد، أرقام"), language)
        case .page(.symbols): word(("more, symbols", "Mehr, Symbole", "更多，符号", "المزيد، رموز"), language)
        case .nextLanguage: word(("Next keyboard", "Nächste Tastatur", "下一个键盘", "لوحة المفاتيح التالية"), language)
        case .dismiss: word(("Hide keyboard", "Tastatur ausblenden", "隐藏键盘", "إخفاء لوحة المفاتيح"), language)
        case .empty: ""
        }
    }

    /// The title of a place for the keyboard. `current` is where it is.
    static func title(
        of placement: KeyboardPlacement, from current: KeyboardPlacement, in language: SystemLanguage
    ) -> String {
        switch placement {
        case .docked where current == .split:
            word(("Dock and Merge", "Andocken und zusammenführen", "停靠并合并", "إرساء ودمج"), language)
        case .docked: word(("Dock", "Andocken", "停靠", "إرساء"), language)
        case .undocked where current == .split: word(("Merge", "Zusammenführen", "合并", "دمج"), language)
        case .undocked: word(("Undock", "Abdocken", "取消停靠", "إلغاء الإرساء"), language)
        case .split: word(("Split", "Teilen", "拆分", "تقسيم"), language)
        case .floating: word(("Floating", "Schwebend", "浮动", "عائمة"), language)
        }
    }

    private static let spokenNames: [String: Words] = [
        ".": ("period", "Punkt", "句点", "نقطة"), ",": ("comma", "Komma", "逗号", "فاصلة"),
        "?": ("question mark", "Fragezeichen", "问号", "علامة استفهام"),
        "!": ("exclamation mark", "Ausrufezeichen", "感叹号", "علامة تعجب"),
        "@": ("at sign", "At-Zeichen", "at 符号", "علامة آت"), "-": ("hyphen", "Bindestrich", "连字符", "شرطة"),
        "/": ("slash", "Schrägstrich", "斜杠", "شرطة مائلة"), ":": ("colon", "Doppelpunkt", "冒号", "نقطتان"),
        ";": ("semicolon", "Strichpunkt", "分号", "فاصلة منقوطة"),
        "(": ("left parenthesis", "Klammer auf", "左括号", "قوس أيسر"),
        ")": ("right parenthesis", "Klammer zu", "右括号", "قوس أيمن"),
        "$": ("dollar", "Dollar", "美元", "دولار"), "€": ("euro", "Euro", "欧元", "يورو"),
        "&": ("ampersand", "Und-Zeichen", "和号", "علامة و"),
        "\"": ("quotation mark", "Anführungszeichen", "引号", "علامة اقتباس"),
        "'": ("apostrophe", "Apostroph", "撇号", "فاصلة عليا"), "#": ("number sign", "Raute", "井号", "شباك"),
        "*": ("asterisk", "Stern", "星号", "نجمة"), "+": ("plus", "Plus", "加号", "زائد"),
    ]
}
