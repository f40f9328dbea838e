import CFontconfig

extension TextFont {
    /// A face that can be selected by name.
    package struct InstalledFace: Hashable, Sendable {
        package let family: String
        package let postScriptName: String
        /// The weight class, in hundreds from 100 to 900.
        package let weightClass: Int
        package let isItalic: Bool
        /// Whether the app brings it.
        package let isOfApp: Bool
    }
}

/// Reads the faces' names from a fontconfig configuration.
package enum InstalledFaces {
    package static func list(in configuration: OpaquePointer) -> [TextFont.InstalledFace] {
        let faces = [FcSetSystem, FcSetApplication].flatMap { set -> [TextFont.InstalledFace] in
            guard let fonts = FcConfigGetFonts(configuration, set)?.pointee else { return [] }
            return (0..<Int(fonts.nfont)).compactMap { face(fonts.fonts[$0], isOfApp: set == FcSetApplication) }
        }
        return faces.sorted {
            ($0.family, $0.weightClass, $0.postScriptName) < ($1.family, $1.weightClass, $1.postScriptName)
        }
    }

    private static func face(_ pattern: OpaquePointer?, isOfApp: Bool) -> TextFont.InstalledFace? {
        guard let pattern, let family = string(FC_FAMILY, of: pattern) else { return nil }
        var weight = Double(FC_WEIGHT_REGULAR)
        var slant = Int32(FC_SLANT_ROMAN)
        FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
        FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
        let cut = Int((FcWeightToOpenTypeDouble(weight) / 100).rounded()) * 100
        return TextFont.InstalledFace(
            family: family, postScriptName: string(FC_POSTSCRIPT_NAME, of: pattern) ?? family,
            weightClass: min(max(cut, 100), 900), isItalic: slant != FC_SLANT_ROMAN,
            isOfApp: isOfApp)
    }

    private static func string(_ property: String, of pattern: OpaquePointer) -> String? {
        var name: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, property, 0, &name) == FcResultMatch, let name else { return nil }
        return String(cString: name)
    }
}
