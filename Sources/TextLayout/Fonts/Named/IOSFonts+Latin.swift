/// The families for Latin text. The names are those that iOS 17 lists; Courier was left out of some versions.
extension IOSFonts {
    static let latin: [IOSFontFamily] = [
        IOSFontFamily(
            "Helvetica Neue", .helveticaNeue, twins: [.heros, .liberationSans],
            faces: """
                HelveticaNeue HelveticaNeue-Italic HelveticaNeue-UltraLight HelveticaNeue-UltraLightItalic \
                HelveticaNeue-Thin HelveticaNeue-ThinItalic HelveticaNeue-Light HelveticaNeue-LightItalic \
                HelveticaNeue-Medium HelveticaNeue-MediumItalic HelveticaNeue-Bold HelveticaNeue-BoldItalic \
                HelveticaNeue-CondensedBold HelveticaNeue-CondensedBlack
                """),
        IOSFontFamily(
            "Helvetica", .helvetica, twins: [.heros, .liberationSans],
            faces: """
                Helvetica Helvetica-Oblique Helvetica-Light Helvetica-LightOblique Helvetica-Bold \
                Helvetica-BoldOblique
                """),
        IOSFontFamily(
            "Arial", .arial, twins: [.liberationSans, .heros],
            faces: "ArialMT Arial-ItalicMT Arial-BoldMT Arial-BoldItalicMT"),
        IOSFontFamily(
            "Avenir", .avenir,
            faces: """
                Avenir-Roman Avenir-Oblique Avenir-Book Avenir-BookOblique Avenir-Light Avenir-LightOblique \
                Avenir-Medium Avenir-MediumOblique Avenir-Heavy Avenir-HeavyOblique Avenir-Black Avenir-BlackOblique
                """),
        IOSFontFamily("Avenir Next", .avenir, faces: avenirNext("AvenirNext")),
        IOSFontFamily("Avenir Next Condensed", .avenir, faces: avenirNext("AvenirNextCondensed")),
        IOSFontFamily(
            "Verdana", .verdana, faces: "Verdana Verdana-Italic Verdana-Bold Verdana-BoldItalic"),
        IOSFontFamily(
            "Trebuchet MS", .trebuchet,
            faces: "TrebuchetMS TrebuchetMS-Italic TrebuchetMS-Bold Trebuchet-BoldItalic"),
        IOSFontFamily(
            "Futura", .futura,
            faces: "Futura-Medium Futura-MediumItalic Futura-Bold Futura-CondensedMedium Futura-CondensedExtraBold"),
        IOSFontFamily(
            "Gill Sans", .gillSans,
            faces: """
                GillSans GillSans-Italic GillSans-Light GillSans-LightItalic GillSans-SemiBold \
                GillSans-SemiBoldItalic GillSans-Bold GillSans-BoldItalic GillSans-UltraBold
                """),
        IOSFontFamily(
            "Optima", .optima,
            faces: "Optima-Regular Optima-Italic Optima-Bold Optima-BoldItalic Optima-ExtraBlack"),
        IOSFontFamily("Galvji", .display, faces: "Galvji Galvji-Bold"),
        IOSFontFamily("DIN Alternate", .display, faces: "DINAlternate-Bold"),
        IOSFontFamily("DIN Condensed", .display, faces: "DINCondensed-Bold"),
        IOSFontFamily("Arial Rounded MT Bold", .arial, faces: "ArialRoundedMTBold"),
        IOSFontFamily(
            "Menlo", .menlo, like: .monospaced, faces: "Menlo-Regular Menlo-Italic Menlo-Bold Menlo-BoldItalic"),
        IOSFontFamily(
            "Courier", .courier, like: .monospaced, twins: [.cursor, .liberationMono],
            faces: "Courier Courier-Oblique Courier-Bold Courier-BoldOblique"),
        IOSFontFamily(
            "Courier New", .courierNew, like: .monospaced, twins: [.liberationMono, .cursor],
            faces: "CourierNewPSMT CourierNewPS-ItalicMT CourierNewPS-BoldMT CourierNewPS-BoldItalicMT"),
        IOSFontFamily(
            "Georgia", .georgia, like: .serif, twins: [.gelasio],
            faces: "Georgia Georgia-Italic Georgia-Bold Georgia-BoldItalic"),
        IOSFontFamily(
            "Times New Roman", .timesNewRoman, like: .serif, twins: [.liberationSerif, .termes],
            faces: """
                TimesNewRomanPSMT TimesNewRomanPS-ItalicMT TimesNewRomanPS-BoldMT TimesNewRomanPS-BoldItalicMT
                """),
        IOSFontFamily(
            "Palatino", .palatino, like: .serif, twins: [.pagella],
            faces: "Palatino-Roman Palatino-Italic Palatino-Bold Palatino-BoldItalic"),
        IOSFontFamily(
            "Baskerville", .baskerville, like: .serif,
            faces: """
                Baskerville Baskerville-Italic Baskerville-SemiBold Baskerville-SemiBoldItalic Baskerville-Bold \
                Baskerville-BoldItalic
                """),
        IOSFontFamily("Didot", .didot, like: .serif, faces: "Didot Didot-Italic Didot-Bold"),
        IOSFontFamily(
            "Cochin", .serif, like: .serif, faces: "Cochin Cochin-Italic Cochin-Bold Cochin-BoldItalic"),
        IOSFontFamily(
            "Hoefler Text", .serif, like: .serif,
            faces: "HoeflerText-Regular HoeflerText-Italic HoeflerText-Black HoeflerText-BlackItalic"),
        IOSFontFamily(
            "Charter", .serif, like: .serif,
            faces: """
                Charter-Roman Charter-Italic Charter-Bold Charter-BoldItalic Charter-Black Charter-BlackItalic
                """),
        IOSFontFamily(
            "Rockwell", .serif, like: .serif,
            faces: "Rockwell-Regular Rockwell-Italic Rockwell-Bold Rockwell-BoldItalic"),
        IOSFontFamily(
            "Bodoni 72", .serif, like: .serif,
            faces: "BodoniSvtyTwoITCTT-Book BodoniSvtyTwoITCTT-BookIta BodoniSvtyTwoITCTT-Bold"),
        IOSFontFamily(
            "Bodoni 72 Oldstyle", .serif, like: .serif,
            faces: "BodoniSvtyTwoOSITCTT-Book BodoniSvtyTwoOSITCTT-BookIt BodoniSvtyTwoOSITCTT-Bold"),
        IOSFontFamily("Bodoni 72 Smallcaps", .serif, like: .serif, faces: "BodoniSvtyTwoSCITCTT-Book"),
        IOSFontFamily(
            "American Typewriter", .typewriter, like: .serif,
            faces: """
                AmericanTypewriter AmericanTypewriter-Light AmericanTypewriter-Semibold AmericanTypewriter-Bold \
                AmericanTypewriter-Condensed AmericanTypewriter-CondensedLight AmericanTypewriter-CondensedBold
                """),
    ]

    private static func avenirNext(_ stem: String) -> String {
        [
            "Regular", "Italic", "UltraLight", "UltraLightItalic", "Medium", "MediumItalic", "DemiBold",
            "DemiBoldItalic", "Bold", "BoldItalic", "Heavy", "HeavyItalic",
        ]
        .map { stem + "-" + $0 }.joined(separator: " ")
    }
}
