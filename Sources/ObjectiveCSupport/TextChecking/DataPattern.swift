import Foundation

/// What one kind of data looks like.
struct DataPattern: @unchecked Sendable {
    let type: NSTextCheckingResult.CheckingType
    let expression: NSRegularExpression
    /// What a text without a scheme gets in front to be a URL.
    private let prefix: String

    private init(_ type: NSTextCheckingResult.CheckingType, _ pattern: String, prefix: String = "") {
        self.type = type
        self.prefix = prefix
        guard let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive) else {
            preconditionFailure("\(pattern) is not a regular expression.")
        }
        self.expression = expression
    }

    /// The kinds, those first that win where two of them match.
    static let all = [
        // The last character of an address is no mark that ends a sentence, nor a bracket around the address.
        DataPattern(.linkData, #"\b(?:https?|ftp)://[^\s<>"']*[^\s<>"'.,;:!?)\]}]"#),
        DataPattern(.linkData, #"\bmailto:[^\s<>"'@]+@[^\s<>"'.,;:!?)\]}]+(?:\.[^\s<>"'.,;:!?)\]}]+)+"#),
        DataPattern(.linkData, #"\b[A-Z0-9._%+-]+@[A-Z0-9-]+(?:\.[A-Z0-9-]+)*\.[A-Z]{2,24}\b"#, prefix: "mailto:"),
        DataPattern(
            .linkData,
            #"(?<![@\w.-])(?:www\.[A-Z0-9-]+(?:\.[A-Z0-9-]+)*\.[A-Z]{2,24}|(?:[A-Z0-9-]+\.)+"#
                + #"(?:com|org|net|edu|gov|info|io|app|dev|me|co|de|fr|uk|jp|cn|us|eu))\b(?:/[^\s<>"']*[^\s<>"'.,;:!?)\]}])?"#,
            prefix: "http://"),
        // Seven to fifteen digits in groups, after a plus or not.
        DataPattern(
            .phoneData, #"(?<![\w.])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?\d{2,5}(?:[ .-]?\d{2,5}){1,4}(?![\w])"#),
    ]

    /// The data that a matching text is; nil if it only looks so.
    func data(for text: String, at range: NSRange) -> DetectedData? {
        if type == .phoneData {
            let groups = text.split { !$0.isNumber }.map(\.count)
            let isDate = groups == [4, 2, 2] || groups == [2, 2, 4]
            return (7...15).contains(groups.reduce(0, +)) && !isDate ? DetectedData(range, number: text) : nil
        }
        let url = prefix + text
        return
            (URL(string: url)
            ?? URL(string: url.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? ""))
            .map { DetectedData(range, link: $0) }
    }
}

/// A link or a phone number in a text.
final class DetectedData: NSTextCheckingResult {
    let link: URL?
    let number: String?
    private let ownRange: NSRange

    init(_ range: NSRange, link: URL? = nil, number: String? = nil) {
        ownRange = range
        self.link = link
        self.number = number
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var resultType: CheckingType { link == nil ? .phoneData : .linkData }
    override var range: NSRange { ownRange }
    override var numberOfRanges: Int { 1 }
    override func range(at index: Int) -> NSRange { ownRange }
}

// Foundation deprecates its own names for these bits, because it finds no such data itself.
extension NSTextCheckingResult.CheckingType {
    static let linkData = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
    static let phoneData = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
    /// Dates, addresses, links, phone numbers and flights.
    static let allData = NSTextCheckingResult.CheckingType(rawValue: 1 << 4 | 1 << 5 | 1 << 6 | 1 << 11 | 1 << 12)
}
