/// The families for titles, handwriting and pictures. They are drawn with plain letters here.
extension IOSFonts {
    static let decorative: [IOSFontFamily] = [
        IOSFontFamily("Marker Felt", .markerFelt, faces: "MarkerFelt-Thin MarkerFelt-Wide"),
        IOSFontFamily("Noteworthy", .noteworthy, faces: "Noteworthy-Light Noteworthy-Bold"),
        IOSFontFamily("Chalkboard SE", .chalkboard, faces: "ChalkboardSE-Regular ChalkboardSE-Light ChalkboardSE-Bold"),
        IOSFontFamily("Chalkduster", .display, faces: "Chalkduster"),
        IOSFontFamily("Bradley Hand", .display, faces: "BradleyHandITCTT-Bold"),
        IOSFontFamily(
            "Snell Roundhand", .snell, like: .serif, faces: "SnellRoundhand SnellRoundhand-Bold SnellRoundhand-Black"),
        IOSFontFamily("Savoye LET", .display, like: .serif, faces: "SavoyeLetPlain"),
        IOSFontFamily("Zapfino", .zapfino, like: .serif, faces: "Zapfino"),
        IOSFontFamily("Party LET", .display, faces: "PartyLetPlain"),
        IOSFontFamily("Academy Engraved LET", .serif, like: .serif, faces: "AcademyEngravedLetPlain"),
        IOSFontFamily("Copperplate", .display, like: .serif, faces: "Copperplate Copperplate-Light Copperplate-Bold"),
        IOSFontFamily("Papyrus", .display, like: .serif, faces: "Papyrus Papyrus-Condensed"),
        // Listed by newer versions of iOS only (low confidence).
        IOSFontFamily("Impact", .display, faces: "Impact"),
        IOSFontFamily("Bodoni Ornaments", .serif, like: .serif, faces: "BodoniOrnamentsITCTT"),
        IOSFontFamily("Symbol", .serif, like: .serif, faces: "Symbol"),
        IOSFontFamily("Zapf Dingbats", .serif, faces: "ZapfDingbatsITC"),
        IOSFontFamily("Apple Symbols", .display, faces: "AppleSymbols"),
        IOSFontFamily("Apple Color Emoji", .emoji, like: .emoji, faces: "AppleColorEmoji"),
    ]
}
