import Foundation

/// The font families of iOS by name.
package enum IOSFonts {
    /// All of them, sorted by name.
    package static let families = (latin + decorative + scripts).sorted { $0.name < $1.name }

    /// The family `name`, ignoring case.
    package static func family(named name: String) -> IOSFontFamily? {
        // `TextFont.named` has Apple's spelling, which is asked for with each line of text.
        byName[name] ?? byName[name.lowercased()]
    }

    /// The family and face with a PostScript name, ignoring case.
    package static func face(named postScriptName: String) -> (family: IOSFontFamily, face: IOSFontFace)? {
        guard let family = byFace[postScriptName.lowercased()], let face = family.face(named: postScriptName) else {
            return nil
        }
        return (family, face)
    }

    private static let byName = Dictionary(
        families.flatMap { [($0.name, $0), ($0.name.lowercased(), $0)] }, uniquingKeysWith: { first, _ in first })

    private static let byFace = Dictionary(
        families.flatMap { family in family.faces.map { ($0.postScriptName.lowercased(), family) } },
        uniquingKeysWith: { first, _ in first })
}
