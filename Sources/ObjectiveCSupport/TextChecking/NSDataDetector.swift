import Foundation

/// Bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// Finds links and phone numbers in text. Dates, addresses and flights are not found.
///
/// It is no `NSRegularExpression`, as on Apple's systems, but has the methods that search.
open class NSDataDetector: NSObject, @unchecked Sendable {
    /// What is searched for: bits of `NSTextCheckingResult.CheckingType`.
    public let checkingTypes: NSTextCheckingTypes

    /// Creates a detector.
    ///
    /// - Parameter checkingTypes: Bits of `NSTextCheckingResult.CheckingType`. Those that are not found here are allowed.
    /// - Throws: An error of Cocoa's domain if no bit is one that a detector has.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes & NSTextCheckingResult.CheckingType.allData.rawValue != 0 else {
            let reason = "No type that data has: \(checkingTypes)."
            throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: reason])
        }
        self.checkingTypes = checkingTypes
        super.init()
    }

    /// The data in a range of `string`, in its order.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        var found: [DetectedData] = []
        for pattern in DataPattern.all where checkingTypes & pattern.type.rawValue != 0 {
            for match in pattern.expression.matches(in: string, range: range) {
                let text = (string as NSString).substring(with: match.range)
                guard !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }),
                    let data = pattern.data(for: text, at: match.range)
                else { continue }
                found.append(data)
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    /// Calls `block` for the data in a range of `string`, in its order, until it sets `stop`.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stop)
            if stop.boolValue { return }
        }
    }

    /// The first data in a range of `string`.
    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    /// The number of data in a range of `string`.
    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// The range of the first data in a range of `string`; its location is `NSNotFound` if there is none.
    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }
}

extension NSTextCheckingResult {
    /// Where a link leads; nil for other results.
    public var url: URL? { (self as? DetectedData)?.link }
    /// The number as it is written; nil for other results than phone numbers.
    public var phoneNumber: String? { (self as? DetectedData)?.number }
    /// The day and time of a date. Always nil: dates are not found.
    public var date: Date? { nil }
}
