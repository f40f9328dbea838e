/// The characters that a long press on a key offers. From KeyboardKit's list.
package enum KeyVariants {
    private static let table: [Character: String] = [
        "a": "aàáâäæãåā", "c": "cçćč", "e": "eèéêëēėę", "i": "iîìíïī", "l": "lł", "n": "nñń", "o": "oòóôöœøõō",
        "s": "sßśš", "u": "uûùúüū", "y": "yÿ", "z": "zźž", "0": "0°", "-": "-–—•", "/": "/\\", "$": "$€£¥₩",
        "€": "€$£¥₩", "&": "&§", "\"": "\"”“„»«", ".": ".…", "?": "?¿", "!": "!¡", "'": "'’‘`", "%": "%‰", "=": "=≈≠",
        "е": "её", "ь": "ьъ", "ا": "اأإآء", "ي": "يئى", "و": "وؤ", "ه": "هة",
    ]

    /// The endings of addresses. Inferred.
    private static let domains = [".com", ".net", ".org", ".edu"]

    /// The characters for the key that types `text`, the key's own first; empty when there are none.
    package static func variants(of text: String, uppercase: Bool) -> [String] {
        if text == ".com" { return domains }
        guard text.count == 1, let letter = text.lowercased().first, let found = table[letter] else { return [] }
        // The capital of "ß" is two letters.
        return found.map { uppercase && $0 != "ß" ? $0.uppercased() : String($0) }
    }
}
