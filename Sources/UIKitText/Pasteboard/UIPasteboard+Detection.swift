import Foundation
import UIKitCore

extension UIPasteboard {
    /// What a text on a pasteboard may be.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        /// The name of the pattern.
        public let rawValue: String
        /// The pattern called `rawValue`.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A text that is an address of the web.
        public static let probableWebURL = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        /// A line of text that can be searched for on the web, and is no address.
        public static let probableWebSearch = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
        /// A text that is a number.
        public static let number = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    }

    /// The values of the patterns in the texts of these items, before the next layout.
    func detect(
        _ patterns: Set<UIPasteboard.DetectionPattern>, in itemSet: IndexSet?,
        completion: @escaping ([[UIPasteboard.DetectionPattern: Any]]) -> Void
    ) {
        let found = items(in: itemSet).map { item in
            item.text.map { DetectedText($0).values(of: patterns) } ?? [:]
        }
        guard let system = UIKitSystem.current else { return completion(found) }
        system.frameLoop.perform(beforeLayout: { completion(found) })
        system.host.requestFrame()
    }
}

/// A text in which patterns are looked for.
private struct DetectedText {
    private let text: String

    init(_ text: String) { self.text = text.trimmingCharacters(in: .whitespacesAndNewlines) }

    func values(of patterns: Set<UIPasteboard.DetectionPattern>) -> [UIPasteboard.DetectionPattern: Any] {
        var values: [UIPasteboard.DetectionPattern: Any] = [:]
        for pattern in patterns { values[pattern] = value(of: pattern) }
        return values
    }

    private func value(of pattern: UIPasteboard.DetectionPattern) -> Any? {
        switch pattern {
        case .number: Double(text).flatMap { $0.isFinite ? $0 : nil }
        case .probableWebURL: isWebAddress ? text : nil
        case .probableWebSearch: text.isEmpty || text.contains(where: \.isNewline) || isWebAddress ? nil : text
        default: nil
        }
    }

    /// Whether it is an address with a scheme of the web, or a host with a domain such as `example.org/page`.
    private var isWebAddress: Bool {
        guard !text.isEmpty, !text.contains(where: \.isWhitespace) else { return false }
        let hasScheme = text.contains("://")
        guard let url = URL(string: hasScheme ? text : "https://" + text), let host = url.host else { return false }
        if hasScheme { return ["http", "https"].contains(url.scheme?.lowercased()) }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1, let domain = parts.last, domain.count > 1 else { return false }
        return !text.contains("@") && domain.allSatisfy(\.isLetter) && parts.allSatisfy { !$0.isEmpty }
    }
}
