/// The families for scripts other than Latin. Scripts without a font here show boxes.
extension IOSFonts {
    static let scripts: [IOSFontFamily] = [
        pingFang("SC", .simplifiedChinese), pingFang("TC", .traditionalChinese), pingFang("HK", .hongKong),
        IOSFontFamily(
            "Hiragino Sans", .hiragino, like: .han(.japanese),
            faces: "HiraginoSans-W3 HiraginoSans-W5 HiraginoSans-W6 HiraginoSans-W7 HiraginoSans-W8"),
        IOSFontFamily(
            "Hiragino Mincho ProN", .hiragino, like: .han(.japanese), faces: "HiraMinProN-W3 HiraMinProN-W6"),
        IOSFontFamily("Hiragino Maru Gothic ProN", .hiragino, like: .han(.japanese), faces: "HiraMaruProN-W4"),
        IOSFontFamily(
            "Apple SD Gothic Neo", .sdGothic, like: .han(.korean),
            faces: """
                AppleSDGothicNeo-Regular AppleSDGothicNeo-Thin AppleSDGothicNeo-UltraLight AppleSDGothicNeo-Light \
                AppleSDGothicNeo-Medium AppleSDGothicNeo-SemiBold AppleSDGothicNeo-Bold
                """),
        IOSFontFamily("Thonburi", .script, faces: "Thonburi Thonburi-Light Thonburi-Bold"),
        IOSFontFamily("Geeza Pro", .script, faces: "GeezaPro GeezaPro-Bold"),
        IOSFontFamily("Al Nile", .script, faces: "AlNile AlNile-Bold"),
        IOSFontFamily(
            "Damascus", .script, faces: "Damascus DamascusLight DamascusMedium DamascusSemiBold DamascusBold"),
        IOSFontFamily("Farah", .script, faces: "Farah"),
        IOSFontFamily("Mishafi", .script, faces: "DiwanMishafi"),
        IOSFontFamily("Noto Nastaliq Urdu", .script, faces: "NotoNastaliqUrdu NotoNastaliqUrdu-Bold"),
        IOSFontFamily("Arial Hebrew", .script, faces: "ArialHebrew ArialHebrew-Light ArialHebrew-Bold"),
        IOSFontFamily(
            "Kohinoor Devanagari", .script,
            faces: "KohinoorDevanagari-Regular KohinoorDevanagari-Light KohinoorDevanagari-Semibold"),
        IOSFontFamily(
            "Kohinoor Bangla", .script, faces: "KohinoorBangla-Regular KohinoorBangla-Light KohinoorBangla-Semibold"),
        IOSFontFamily(
            "Kohinoor Gujarati", .script,
            faces: "KohinoorGujarati-Regular KohinoorGujarati-Light KohinoorGujarati-Bold"),
        IOSFontFamily(
            "Kohinoor Telugu", .script, faces: "KohinoorTelugu-Regular KohinoorTelugu-Light KohinoorTelugu-Medium"),
        IOSFontFamily("Devanagari Sangam MN", .script, faces: "DevanagariSangamMN DevanagariSangamMN-Bold"),
        IOSFontFamily("Tamil Sangam MN", .script, faces: "TamilSangamMN TamilSangamMN-Bold"),
        IOSFontFamily("Malayalam Sangam MN", .script, faces: "MalayalamSangamMN MalayalamSangamMN-Bold"),
        IOSFontFamily("Sinhala Sangam MN", .script, faces: "SinhalaSangamMN SinhalaSangamMN-Bold"),
        IOSFontFamily("Gurmukhi MN", .script, faces: "GurmukhiMN GurmukhiMN-Bold"),
        IOSFontFamily("Mukta Mahee", .script, faces: "MuktaMahee-Regular MuktaMahee-Light MuktaMahee-Bold"),
        IOSFontFamily("Khmer Sangam MN", .script, faces: "KhmerSangamMN"),
        IOSFontFamily("Lao Sangam MN", .script, faces: "LaoSangamMN"),
        IOSFontFamily("Myanmar Sangam MN", .script, faces: "MyanmarSangamMN MyanmarSangamMN-Bold"),
        IOSFontFamily("Kailasa", .script, faces: "Kailasa Kailasa-Bold"),
        IOSFontFamily("Kefa", .script, faces: "Kefa-Regular"),
        IOSFontFamily("Grantha Sangam MN", .script, faces: "GranthaSangamMN-Regular GranthaSangamMN-Bold"),
        IOSFontFamily("Euphemia UCAS", .script, faces: "EuphemiaUCAS EuphemiaUCAS-Italic EuphemiaUCAS-Bold"),
    ]

    private static func pingFang(_ region: String, _ forms: FontFamilies.HanForms) -> IOSFontFamily {
        let faces = ["Regular", "Ultralight", "Thin", "Light", "Medium", "Semibold"]
        return IOSFontFamily(
            "PingFang \(region)", .pingFang, like: .han(forms),
            faces: faces.map { "PingFang\(region)-\($0)" }.joined(separator: " "))
    }
}
