import CoreGraphics
import UIKitCore

extension SystemEra {
    /// The padding above a table's section headers, in points. Source: `Docs/Numbers.md`.
    var sectionHeaderTopPadding: CGFloat { self >= .iOS17 ? 22 : 0 }
    /// Whether rows of plain tables have a pixel more for the separator.
    var rowsIncludeSeparators: Bool { self >= .iOS17 }
}
