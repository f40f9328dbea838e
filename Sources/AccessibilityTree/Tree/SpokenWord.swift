import UIFoundation

/// A word or sentence of VoiceOver itself.
enum SpokenWord {
    case selected, dimmed, button, backButton, switchButton, tab, textField, secureTextField, isEditing, heading, link
    case adjustable, image, searchField, keyboardKey, on, off, mixed, actionsAvailable
    case space, newLine
    /// Argument: a number.
    case row, column, rowSpan, columnSpan
    case listStart, listEnd, landmark, landmarkEnd, alert
    case toggleHint, adjustHint, editHint
    /// Arguments: the number and the count.
    case position

    func text(in language: SystemLanguage) -> String {
        switch language {
        case .english: translations.english
        case .german: translations.german
        case .chineseSimplified: translations.chinese
        case .arabic: translations.arabic
        }
    }

    private typealias Translations = (english: String, german: String, chinese: String, arabic: String)

    private var translations: Translations {
        switch self {
        case .selected: ("Selected", "Ausgewählt", "已选定", "محدد")
        case .dimmed: ("Dimmed", "Grau dargestellt", "变暗", "معتم")
        case .button: ("Button", "Taste", "按钮", "زر")
        case .backButton: ("Back Button", "Zurück-Taste", "返回按钮", "زر الرجوع")
        case .switchButton: ("Switch Button", "Schalter", "开关按钮", "زر تبديل")
        case .tab: ("Tab", "Tab", "标签页", "علامة تبويب")
        case .textField: ("Text Field", "Textfeld", "文本栏", "حقل نص")
        case .secureTextField: ("Secure Text Field", "Sicheres Textfeld", "安全文本栏", "حقل نص آمن")
        case .isEditing: ("Is editing", "Wird bearbeitet", "正在编辑", "قيد التحرير")
        case .heading: ("Heading", "Überschrift", "标题", "عنوان")
        case .link: ("Link", "Link", "链接", "رابط")
        case .adjustable: ("Adjustable", "Anpassbar", "可调整", "قابل للضبط")
        case .image: ("Image", "Bild", "图像", "صورة")
        case .searchField: ("Search Field", "Suchfeld", "搜索栏", "حقل بحث")
        case .keyboardKey: ("Keyboard Key", "Tastaturtaste", "键盘按键", "مفتاح لوحة المفاتيح")
        case .on: ("On", "Ein", "打开", "تشغيل")
        case .off: ("Off", "Aus", "关闭", "إيقاف")
        case .mixed: ("Mixed", "Gemischt", "混合", "مختلط")
        case .actionsAvailable: ("Actions available", "Aktionen verfügbar", "有可用操作", "الإجراءات متاحة")
        case .space: ("Space", "Leerzeichen", "空格", "مسافة")
        case .newLine: ("New Line", "Neue Zeile", "换行", "سطر جديد")
        case .row: ("Row %1", "Zeile %1", "第 %1 行", "الصف %1")
        case .column: ("Column %1", "Spalte %1", "第 %1 列", "العمود %1")
        case .rowSpan: ("Spans %1 rows", "Umfasst %1 Zeilen", "跨 %1 行", "يمتد على %1 صفوف")
        case .columnSpan: ("Spans %1 columns", "Umfasst %1 Spalten", "跨 %1 列", "يمتد على %1 أعمدة")
        case .listStart: ("List Start", "Listenanfang", "列表开始", "بداية القائمة")
        case .listEnd: ("List End", "Listenende", "列表结束", "نهاية القائمة")
        case .landmark: ("Landmark", "Orientierungspunkt", "地标", "معلم")
        case .landmarkEnd: ("End", "Ende", "结束", "نهاية")
        case .alert: ("Alert", "Hinweis", "提醒", "تنبيه")
        case .toggleHint:
            (
                "Double tap to toggle setting.", "Doppeltippen, um die Einstellung umzuschalten.", "轻点两下来切换设置。",
                "اضغط مرتين لتبديل الإعداد."
            )
        case .adjustHint:
            (
                "Swipe up or down with one finger to adjust the value.",
                "Mit einem Finger nach oben oder unten streichen, um den Wert anzupassen.", "用一个手指上下轻扫来调整值。",
                "حرك إصبعًا واحدًا لأعلى أو لأسفل لضبط القيمة."
            )
        case .editHint:
            ("Double tap to edit.", "Zum Bearbeiten doppeltippen.", "轻点两下来编辑。", "اضغط مرتين للتحرير.")
        case .position: ("%1 of %2", "%1 von %2", "第 %1 个，共 %2 个", "%1 من %2")
        }
    }
}
