import UIKitCore

/// The words on keys and for assistive technology.
package enum KeyTitles {
    /// The title of the return key. Yahoo is called Search, as on current systems.
    package static func title(of type: UIReturnKeyType, in language: KeyboardLanguage) -> String {
        let word =
            switch type {
            case .default: KeyWord("return", "Return", "Ввод", "إدخال", "换行")
            case .go: KeyWord("go", "Öffnen", "Перейти", "انتقال", "前往")
            case .google, .search, .yahoo: KeyWord("search", "Suchen", "Найти", "بحث", "搜索")
            case .join: KeyWord("join", "Verbinden", "Войти", "انضمام", "加入")
            case .next: KeyWord("next", "Weiter", "Далее", "التالي", "下一项")
            case .route: KeyWord("route", "Route", "Маршрут", "مسار", "路线")
            case .send: KeyWord("send", "Senden", "Отправить", "إرسال", "发送")
            case .done: KeyWord("done", "Fertig", "Готово", "تم", "完成")
            case .emergencyCall: KeyWord("emergency call", "Notruf", "Экстренный вызов", "طوارئ", "紧急呼叫")
            case .continue: KeyWord("continue", "Fortfahren", "Продолжить", "متابعة", "继续")
            }
        return word(in: language)
    }

    package static func space(in language: KeyboardLanguage) -> String {
        KeyWord("space", "Leerzeichen", "Пробел", "مسافة", "空格")(in: language)
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
        case .emoji: ""
        }
    }

    /// What VoiceOver says for a key. The return key of a text input says its title.
    package static func label(for action: KeyboardKey.Action, in language: KeyboardLanguage) -> String {
        switch action {
        case .text(let text): SpokenSigns.name(of: text, in: language) ?? text
        case .space: space(in: language)
        case .return: title(of: .default, in: language)
        case .delete: KeyWord("delete", "Löschen", "Удалить", "حذف", "删除")(in: language)
        case .tab: KeyWord("tab", "Tabulator", "Табуляция", "جدولة", "制表符")(in: language)
        case .shift: KeyWord("shift", "Umschalt", "Верхний регистр", "العالي", "Shift")(in: language)
        case .capsLock:
            KeyWord("caps lock", "Feststelltaste", "Фиксация регистра", "تثبيت الأحرف الكبيرة", "大写锁定")(in: language)
        case .page(.letters): KeyWord("letters", "Buchstaben", "Буквы", "أحرف", "字母")(in: language)
        case .page(.numbers), .page(.phonePad):
            KeyWord("more, numbers", "Mehr, Zahlen", "Ещё, цифры", "المزيد، أرقام", "更多，数字")(in: language)
        case .page(.symbols):
            KeyWord("more, symbols", "Mehr, Symbole", "Ещё, символы", "المزيد، رموز", "更多，符号")(in: language)
        case .page(.emoji): KeyWord("emoji", "Emoji", "эмодзи", "إيموجي", "表情符号")(in: language)
        case .emojiCategory(let category): category.title
        case .nextLanguage:
            KeyWord(
                "Next keyboard", "Nächste Tastatur", "Следующая клавиатура", "لوحة المفاتيح التالية", "下一个键盘")(
                    in: language)
        case .dismiss:
            KeyWord("Hide keyboard", "Tastatur ausblenden", "Скрыть клавиатуру", "إخفاء لوحة المفاتيح", "隐藏键盘")(
                in: language)
        case .empty: ""
        }
    }

    /// What VoiceOver says for the microphone.
    static func dictation(in language: KeyboardLanguage) -> String {
        KeyWord("Dictate", "Diktieren", "Диктовка", "إملاء", "听写")(in: language)
    }

    /// The title of a place for the keyboard. `current` is where it is.
    static func title(
        of placement: KeyboardPlacement, from current: KeyboardPlacement, in language: KeyboardLanguage
    ) -> String {
        let word =
            switch placement {
            case .docked where current == .split:
                KeyWord(
                    "Dock and Merge", "Andocken und zusammenführen", "Закрепить и объединить", "إرساء ودمج", "停靠并合并")
            case .docked: KeyWord("Dock", "Andocken", "Закрепить", "إرساء", "停靠")
            case .undocked where current == .split: KeyWord("Merge", "Zusammenführen", "Объединить", "دمج", "合并")
            case .undocked: KeyWord("Undock", "Abdocken", "Открепить", "إلغاء الإرساء", "取消停靠")
            case .split: KeyWord("Split", "Teilen", "Разделить", "تقسيم", "拆分")
            case .floating: KeyWord("Floating", "Schwebend", "Плавающая", "عائمة", "浮动")
            }
        return word(in: language)
    }
}
