import UIKit

extension String {
    /// The text for this key in the device's language; the key, which is the English text, where it has none.
    ///
    /// Titles, headings and notes of pages are localized, in `Resources/zh-Hans.lproj`. What an example shows is not.
    var localized: String { _localizedAppText(self, tableName: "Gallery") }
}
