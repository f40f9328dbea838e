import Foundation

/// The spelling of a type for a comparison: what two spellings of the same type have in common.
///
/// Left out are attributes, `any`, `inout`, spaces, tuple labels, the types around a nested type, and the other names of
/// the same type that Apple's headers and Foundation use.
struct TypeSpelling: Equatable {
    let text: String

    init(_ spelled: String) {
        var text = spelled
        text.replace(#/@\w+(\([^)]*\))?\s*/#, with: "")
        text.replace(#/\b(any|some|inout|nonisolated|sending|borrowing|consuming)\b\s*/#, with: "")
        text.replace(" ", with: "")
        // A type within another one is known by its own name.
        text.replace(#/\b\w+\.(?=\w)/#, with: "")
        text.replace(#/(?<place>[(,])\w+:/#) { $0.place }
        for (other, name) in Self.otherNames { text.replace(try! Regex("\\b\(other)\\b"), with: name) }
        text.replace(#/\((?<name>\w+)\)(?<mark>[?!])/#) { "\($0.name)\($0.mark)" }
        self.text = text
    }

    private static let otherNames = [
        ("Void", "()"), ("CFTimeInterval", "Double"), ("TimeInterval", "Double"), ("CFString", "String"),
        ("CFData", "Data"), ("CFURL", "URL"), ("CFArray", "[Any]"), ("CFDictionary", "[AnyHashable:Any]"),
        ("CFIndex", "Int"), ("Int8", "CChar"),
    ]

    /// The type without its optional marks.
    var withoutOptionality: String { text.filter { $0 != "?" && $0 != "!" } }

    /// Whether both are the same type. Apple's implicitly unwrapped optional matches every optionality.
    func matches(_ apple: TypeSpelling) -> Bool {
        text == apple.text || apple.text.contains("!") && withoutOptionality == apple.withoutOptionality
    }
}
