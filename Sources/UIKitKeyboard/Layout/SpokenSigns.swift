/// What assistive technology says for a sign, in the keyboard's language. Letters and digits say themselves.
package enum SpokenSigns {
    /// The name of a sign; nil for letters, digits and other text.
    static func name(of text: String, in language: KeyboardLanguage) -> String? { names[text]?(in: language) }

    private static let names: [String: KeyWord] = punctuation.merging(brackets) { one, _ in one }
        .merging(mathematics) { one, _ in one }.merging(currencies) { one, _ in one }

    private static let punctuation: [String: KeyWord] = [
        ".": KeyWord("period", "Punkt", "точка", "نقطة", "句点"),
        ",": KeyWord("comma", "Komma", "запятая", "فاصلة لاتينية", "逗号"),
        "،": KeyWord("Arabic comma", "arabisches Komma", "арабская запятая", "فاصلة", "阿拉伯逗号"),
        "٫": KeyWord("decimal separator", "Dezimaltrennzeichen", "десятичный разделитель", "فاصلة عشرية", "小数点"),
        ";": KeyWord("semicolon", "Strichpunkt", "точка с запятой", "فاصلة منقوطة لاتينية", "分号"),
        "؛": KeyWord("Arabic semicolon", "arabischer Strichpunkt", "арабская точка с запятой", "فاصلة منقوطة", "阿拉伯分号"),
        ":": KeyWord("colon", "Doppelpunkt", "двоеточие", "نقطتان", "冒号"),
        "?": KeyWord("question mark", "Fragezeichen", "вопросительный знак", "علامة استفهام لاتينية", "问号"),
        "؟": KeyWord(
            "Arabic question mark", "arabisches Fragezeichen", "арабский вопросительный знак", "علامة استفهام", "阿拉伯问号"),
        "!": KeyWord("exclamation mark", "Ausrufezeichen", "восклицательный знак", "علامة تعجب", "感叹号"),
        "'": KeyWord("apostrophe", "Apostroph", "апостроф", "فاصلة عليا", "撇号"),
        "\"": KeyWord("quotation mark", "Anführungszeichen", "кавычка", "علامة اقتباس", "引号"),
        "-": KeyWord("hyphen", "Bindestrich", "дефис", "شرطة", "连字符"),
        "_": KeyWord("underscore", "Unterstrich", "нижнее подчёркивание", "شرطة سفلية", "下划线"),
        "/": KeyWord("slash", "Schrägstrich", "косая черта", "شرطة مائلة", "斜杠"),
        "\\": KeyWord("backslash", "umgekehrter Schrägstrich", "обратная косая черта", "شرطة مائلة عكسية", "反斜杠"),
        "|": KeyWord("vertical line", "senkrechter Strich", "вертикальная черта", "خط عمودي", "竖线"),
        "@": KeyWord("at sign", "At-Zeichen", "собака", "علامة آت", "at 符号"),
        "&": KeyWord("ampersand", "Und-Zeichen", "амперсанд", "علامة و", "和号"),
        "#": KeyWord("number sign", "Raute", "решётка", "شباك", "井号"),
        "*": KeyWord("asterisk", "Stern", "звёздочка", "نجمة", "星号"),
        "•": KeyWord("bullet", "Aufzählungspunkt", "маркер списка", "نقطة تعداد", "项目符号"),
        "§": KeyWord("section sign", "Paragrafzeichen", "параграф", "علامة القسم", "分节符"),
        "`": KeyWord("grave accent", "Gravis", "обратный апостроф", "علامة النبرة", "反引号"),
        ".com": KeyWord("dot com", "Punkt com", "точка com", "نقطة كوم", "点 com"),
    ]

    private static let brackets: [String: KeyWord] = [
        "(": KeyWord("left parenthesis", "Klammer auf", "открывающая скобка", "قوس أيسر", "左括号"),
        ")": KeyWord("right parenthesis", "Klammer zu", "закрывающая скобка", "قوس أيمن", "右括号"),
        "[": KeyWord("left bracket", "eckige Klammer auf", "открывающая квадратная скобка", "قوس مربع أيسر", "左方括号"),
        "]": KeyWord("right bracket", "eckige Klammer zu", "закрывающая квадратная скобка", "قوس مربع أيمن", "右方括号"),
        "{": KeyWord("left brace", "geschweifte Klammer auf", "открывающая фигурная скобка", "قوس متعرج أيسر", "左花括号"),
        "}": KeyWord("right brace", "geschweifte Klammer zu", "закрывающая фигурная скобка", "قوس متعرج أيمن", "右花括号"),
    ]

    private static let mathematics: [String: KeyWord] = [
        "%": KeyWord("percent", "Prozent", "процент", "نسبة مئوية", "百分号"),
        "^": KeyWord("caret", "Zirkumflex", "знак вставки", "علامة الإقحام", "脱字符"),
        "+": KeyWord("plus", "Plus", "плюс", "زائد", "加号"),
        "=": KeyWord("equals", "Gleichheitszeichen", "равно", "يساوي", "等号"),
        "~": KeyWord("tilde", "Tilde", "тильда", "علامة التلدة", "波浪号"),
        "<": KeyWord("less than", "kleiner als", "меньше", "أصغر من", "小于号"),
        ">": KeyWord("greater than", "größer als", "больше", "أكبر من", "大于号"),
        "°": KeyWord("degrees", "Grad", "градус", "درجة", "度"),
    ]

    private static let currencies: [String: KeyWord] = [
        "$": KeyWord("dollar", "Dollar", "доллар", "دولار", "美元"),
        "€": KeyWord("euro", "Euro", "евро", "يورو", "欧元"),
        "£": KeyWord("pound", "Pfund", "фунт", "جنيه", "英镑"),
        "¥": KeyWord("yen", "Yen", "иена", "ين", "日元"),
        "₽": KeyWord("ruble", "Rubel", "рубль", "روبل", "卢布"),
    ]
}
