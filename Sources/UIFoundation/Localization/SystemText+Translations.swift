extension SystemText {
    /// One text in every language of the system.
    struct Translations {
        private let english, german, chinese, arabic: String

        fileprivate init(_ english: String, _ german: String, _ chinese: String, _ arabic: String) {
            self.english = english
            self.german = german
            self.chinese = chinese
            self.arabic = arabic
        }

        subscript(language: SystemLanguage) -> String {
            switch language {
            case .english: english
            case .german: german
            case .chineseSimplified: chinese
            case .arabic: arabic
            }
        }
    }

    var translations: Translations {
        switch self {
        case .ok: Translations("OK", "OK", "好", "موافق")
        case .cancel: Translations("Cancel", "Abbrechen", "取消", "إلغاء")
        case .done: Translations("Done", "Fertig", "完成", "تم")
        case .edit: Translations("Edit", "Bearbeiten", "编辑", "تحرير")
        case .save: Translations("Save", "Sichern", "存储", "حفظ")
        case .add: Translations("Add", "Hinzufügen", "添加", "إضافة")
        case .close: Translations("Close", "Schließen", "关闭", "إغلاق")
        case .back: Translations("Back", "Zurück", "返回", "رجوع")
        case .delete: Translations("Delete", "Löschen", "删除", "حذف")
        case .share: Translations("Share", "Teilen", "共享", "مشاركة")
        case .search: Translations("Search", "Suchen", "搜索", "بحث")
        case .refresh: Translations("Refresh", "Aktualisieren", "刷新", "تحديث")
        case .stop: Translations("Stop", "Stoppen", "停止", "إيقاف")
        case .undo: Translations("Undo", "Widerrufen", "撤销", "تراجع")
        case .redo: Translations("Redo", "Wiederholen", "重做", "إعادة")
        case .more: Translations("More", "Mehr", "更多", "المزيد")
        case .moreInfo: Translations("More Info", "Weitere Infos", "更多信息", "مزيد من المعلومات")
        case .compose: Translations("Compose", "Verfassen", "编写", "إنشاء")
        case .reply: Translations("Reply", "Antworten", "回复", "رد")
        case .organize: Translations("Organize", "Verwalten", "整理", "تنظيم")
        case .bookmarks: Translations("Bookmarks", "Lesezeichen", "书签", "الإشارات المرجعية")
        case .camera: Translations("Camera", "Kamera", "相机", "الكاميرا")
        case .play: Translations("Play", "Wiedergabe", "播放", "تشغيل")
        case .pause: Translations("Pause", "Pause", "暂停", "إيقاف مؤقت")
        case .rewind: Translations("Rewind", "Zurückspulen", "倒回", "ترجيع")
        case .fastForward: Translations("Fast Forward", "Vorspulen", "快进", "تقديم سريع")
        case .pageCurl: Translations("Page Curl", "Seite umblättern", "翻页", "طي الصفحة")
        case .favorites: Translations("Favorites", "Favoriten", "个人收藏", "المفضلة")
        case .featured: Translations("Featured", "Highlights", "精选", "مميز")
        case .topRated: Translations("Top Rated", "Topliste", "评分最高", "الأعلى تقييمًا")
        case .recents: Translations("Recents", "Anrufliste", "最近使用", "الحديثة")
        case .contacts: Translations("Contacts", "Kontakte", "通讯录", "جهات الاتصال")
        case .history: Translations("History", "Verlauf", "历史记录", "السجل")
        case .downloads: Translations("Downloads", "Downloads", "下载", "التنزيلات")
        case .mostRecent: Translations("Most Recent", "Neueste", "最新", "الأحدث")
        case .mostViewed: Translations("Most Viewed", "Meistgesehen", "最多浏览", "الأكثر مشاهدة")
        case .cut: Translations("Cut", "Ausschneiden", "剪切", "قص")
        case .copy: Translations("Copy", "Kopieren", "拷贝", "نسخ")
        case .paste: Translations("Paste", "Einsetzen", "粘贴", "لصق")
        case .select: Translations("Select", "Auswählen", "选择", "تحديد")
        case .selectAll: Translations("Select All", "Alles auswählen", "全选", "تحديد الكل")
        case .bold: Translations("Bold", "Fett", "粗体", "غامق")
        case .italic: Translations("Italic", "Kursiv", "斜体", "مائل")
        case .underline: Translations("Underline", "Unterstrichen", "下划线", "تحته خط")
        case .replace: Translations("Replace…", "Ersetzen …", "替换…", "استبدال…")
        case .lookUp: Translations("Look Up", "Nachschlagen", "查询", "بحث في القاموس")
        case .translate: Translations("Translate", "Übersetzen", "翻译", "ترجمة")
        case .shareWithEllipsis: Translations("Share…", "Teilen …", "共享…", "مشاركة…")
        case .dismissPopup: Translations("dismiss popup", "Popup schließen", "关闭弹出窗口", "إغلاق النافذة المنبثقة")
        case .dismissMenu: Translations("Dismiss menu", "Menü schließen", "关闭菜单", "إغلاق القائمة")
        case .sheetGrabber: Translations("Sheet Grabber", "Griff des Blatts", "工作表抓取器", "مقبض الورقة")
        case .collapsed: Translations("Collapsed", "Reduziert", "已折叠", "مطوي")
        case .expanded: Translations("Expanded", "Erweitert", "已展开", "موسع")
        case .showSidebar: Translations("Show Sidebar", "Seitenleiste einblenden", "显示边栏", "إظهار الشريط الجانبي")
        case .hideSidebar: Translations("Hide Sidebar", "Seitenleiste ausblenden", "隐藏边栏", "إخفاء الشريط الجانبي")
        case .searchResults: Translations("Search results", "Suchergebnisse", "搜索结果", "نتائج البحث")
        case .clearText: Translations("Clear text", "Text löschen", "清除文本", "مسح النص")
        case .inProgress: Translations("In progress", "In Arbeit", "进行中", "قيد التقدم")
        case .loading: Translations("Loading…", "Laden …", "正在载入…", "جارٍ التحميل…")
        case .increment: Translations("Increment", "Erhöhen", "增加", "زيادة")
        case .decrement: Translations("Decrement", "Verringern", "减少", "إنقاص")
        case .pageOfPages: Translations("page %1 of %2", "Seite %1 von %2", "第%1页，共%2页", "صفحة %1 من %2")
        case .today: Translations("Today", "Heute", "今天", "اليوم")
        case .time: Translations("Time", "Uhrzeit", "时间", "الوقت")
        case .hour: Translations("hour", "Stunde", "小时", "ساعة")
        case .hours: Translations("hours", "Stunden", "小时", "ساعات")
        case .minutes: Translations("min", "Min.", "分钟", "دقيقة")
        case .previousMonth: Translations("Previous Month", "Vorheriger Monat", "上个月", "الشهر السابق")
        case .nextMonth: Translations("Next Month", "Nächster Monat", "下个月", "الشهر التالي")
        case .showYearPicker:
            Translations("Show year picker", "Jahresauswahl einblenden", "显示年份选择器", "إظهار منتقي السنة")
        case .hideYearPicker:
            Translations("Hide year picker", "Jahresauswahl ausblenden", "隐藏年份选择器", "إخفاء منتقي السنة")
        case .datePicker: Translations("Date Picker", "Datumsauswahl", "日期选择器", "منتقي التاريخ")
        case .saveToFiles: Translations("Save to Files", "In Dateien sichern", "存储到“文件”", "حفظ في الملفات")
        case .plainText: Translations("Plain Text", "Reiner Text", "纯文本", "نص عادي")
        case .link: Translations("Link", "Link", "链接", "رابط")
        case .image: Translations("Image", "Bild", "图像", "صورة")
        case .folder: Translations("Folder", "Ordner", "文件夹", "مجلد")
        case .itemCount: Translations("%1 Items", "%1 Objekte", "%1个项目", "العناصر: %1")
        case .cannotSave:
            Translations(
                "Nothing could be saved in “%1”.", "In „%1“ konnte nichts gesichert werden.", "无法存储到“%1”。",
                "تعذر الحفظ في “%1”.")
        }
    }
}
