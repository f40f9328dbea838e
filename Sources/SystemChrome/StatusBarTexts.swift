import Foundation
import UIKitCore

/// The words of a tablet's status bar, in a language.
struct StatusBarTexts {
    private let locale: Locale

    init(in language: SystemLanguage) { locale = Locale(identifier: language.rawValue) }

    /// The day that the status bar shows, whatever day it is, so that pictures stay the same: Thursday, May 14, 2026.
    private static let day: Date = {
        let parts = DateComponents(
            calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: 2026, month: 5, day: 14)
        return parts.date ?? Date(timeIntervalSinceReferenceDate: 0)
    }()

    /// For example "Thu May 14": as the locale orders the parts, without its comma.
    var date: String {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = .gmt
        formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
        return formatter.string(from: Self.day).filter { !",،".contains($0) }
    }

    /// For example "100%", for a charge from 0 to 1.
    func charge(_ level: Float) -> String {
        Double(level).formatted(.percent.precision(.fractionLength(0)).locale(locale))
    }
}
