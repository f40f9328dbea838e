import CoreGraphics
import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// Frames of sheets at their detents by device and orientation, measured on the screen. The card and form sizes are
/// those of `SheetFrameTests`; medium is half of the screen, or of a floating sheet (`Docs/Numbers.md`).
@MainActor @Suite struct DetentFrameTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let model: TestDevice.Model
        let style: UIModalPresentationStyle
        var era = TestDevice.Era.iOS17
        var isLandscape = false
        /// The frames at the medium detent, nil where it is inactive, at a custom one of 200 points, and at the large.
        let medium: CGRect?
        let custom: CGRect
        let large: CGRect
        var testDescription: String { "\(model) \(style.name) \(isLandscape ? "landscape" : "portrait")" }
    }

    nonisolated private static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    nonisolated private static let rows = [
        Row(
            model: .iPhoneSE, style: .pageSheet, medium: rect(0, 333, 375, 334), custom: rect(0, 467, 375, 200),
            large: rect(0, 30, 375, 637)),
        Row(
            model: .iPhone14, style: .formSheet, era: .iOS18, medium: rect(0, 422, 390, 422),
            custom: rect(0, 610, 390, 234), large: rect(0, 57, 390, 787)),
        Row(
            model: .iPhone15Pro, style: .pageSheet, medium: rect(0, 426, 393, 426), custom: rect(0, 618, 393, 234),
            large: rect(0, 69, 393, 783)),
        Row(
            model: .iPhone16ProMax, style: .pageSheet, era: .iOS18, medium: rect(0, 478, 440, 478),
            custom: rect(0, 722, 440, 234), large: rect(0, 72, 440, 884)),
        Row(
            model: .iPhone14, style: .pageSheet, isLandscape: true, medium: nil, custom: rect(47, 169, 750, 221),
            large: rect(47, 10, 750, 380)),
        Row(
            model: .iPhone16ProMax, style: .pageSheet, isLandscape: true, medium: nil,
            custom: rect(62, 219, 832, 221), large: rect(62, 10, 832, 430)),
        Row(
            model: .iPadPro11, style: .formSheet, medium: rect(147, 597, 540, 310), custom: rect(147, 707, 540, 200),
            large: rect(147, 287, 540, 620)),
        Row(
            model: .iPadPro11, style: .formSheet, era: .iOS18, isLandscape: true, medium: rect(327, 417, 540, 310),
            custom: rect(327, 527, 540, 200), large: rect(327, 107, 540, 620)),
        Row(
            model: .iPadPro11, style: .pageSheet, medium: rect(65, 597, 704, 553), custom: rect(65, 950, 704, 200),
            large: rect(65, 44, 704, 1106)),
        Row(
            model: .iPadMini, style: .pageSheet, medium: rect(20, 566, 704, 523), custom: rect(20, 889, 704, 200),
            large: rect(20, 44, 704, 1045)),
    ]

    @Test(arguments: rows)
    func framesAtTheDetentsMatchTheTable(_ row: Row) throws {
        let base = SheetFixture(row.model, era: row.era, isLandscape: row.isLandscape)
        let content = base.content(row.style)
        let sheet = try #require(content.sheetPresentationController)
        sheet.detents = [.medium(), .fixed(200), .large()]
        sheet.prefersEdgeAttachedInCompactHeight = true
        try base.present(content)

        for (identifier, frame) in [
            (Detent.Identifier.medium, row.medium), (.init("fixed"), row.custom), (.large, row.large),
        ] {
            guard let frame else { continue }
            sheet.selectedDetentIdentifier = identifier
            try base.device.settle()
            #expect(base.frame(of: content) == frame)
        }
        #expect(base.device.misuses.isEmpty)
    }
}
