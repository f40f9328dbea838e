import CoreGraphics
import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// Frames of sheets at their detents by device, orientation and era, measured on the screen. The card and form sizes are
/// those of `SheetFrameTests`; medium is half of the screen, or of a floating sheet (`Docs/Numbers.md`).
@MainActor @Suite struct DetentFrameTests {
    /// The evidence for a row. An inferred row only guards against accidental changes.
    enum Confidence: String, Sendable { case measured, inferredWhichIsNoProof }

    struct Row: Sendable, CustomTestStringConvertible {
        let model: TestDevice.Model
        let style: UIModalPresentationStyle
        var isLandscape = false
        /// The frames at the medium detent, nil where it is inactive, at a custom one of 200 points, and at the large.
        let medium: CGRect?
        let custom: CGRect
        let large: CGRect
        var confidence = Confidence.inferredWhichIsNoProof
        var testDescription: String {
            "\(model) \(style.name) \(isLandscape ? "landscape" : "portrait"): \(confidence.rawValue)"
        }
    }

    nonisolated private static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    /// Phones, attached to the lower edge. The tops of large cards are measured on phones with a camera cutout, and the
    /// side edges in landscape are documented.
    nonisolated private static let phones = [
        Row(
            model: .iPhoneSE, style: .pageSheet, medium: rect(0, 333, 375, 334), custom: rect(0, 467, 375, 200),
            large: rect(0, 40, 375, 627)),
        Row(
            model: .iPhoneSE, style: .pageSheet, isLandscape: true, medium: nil, custom: rect(0, 175, 667, 200),
            large: rect(0, 20, 667, 355)),
        Row(
            model: .iPhone14, style: .formSheet, medium: rect(0, 422, 390, 422), custom: rect(0, 610, 390, 234),
            large: rect(0, 57, 390, 787), confidence: .measured),
        Row(
            model: .iPhone14, style: .pageSheet, isLandscape: true, medium: nil, custom: rect(47, 169, 750, 221),
            large: rect(47, 10, 750, 380)),
        Row(
            model: .iPhone15Pro, style: .pageSheet, medium: rect(0, 426, 393, 426), custom: rect(0, 618, 393, 234),
            large: rect(0, 69, 393, 783), confidence: .measured),
        Row(
            model: .iPhone15Pro, style: .formSheet, isLandscape: true, medium: nil, custom: rect(59, 172, 734, 221),
            large: rect(59, 10, 734, 383)),
        Row(
            model: .iPhone16ProMax, style: .pageSheet, medium: rect(0, 478, 440, 478), custom: rect(0, 722, 440, 234),
            large: rect(0, 72, 440, 884)),
        Row(
            model: .iPhone16ProMax, style: .pageSheet, isLandscape: true, medium: nil,
            custom: rect(62, 219, 832, 221), large: rect(62, 10, 832, 430)),
    ]

    /// Tablets: the sheet floats, and its upper edge moves.
    nonisolated private static let tablets = [
        Row(
            model: .iPadMini, style: .pageSheet, medium: rect(20, 566, 704, 523), custom: rect(20, 889, 704, 200),
            large: rect(20, 44, 704, 1045)),
        Row(
            model: .iPadMini, style: .pageSheet, isLandscape: true, medium: rect(214.5, 372, 704, 328),
            custom: rect(214.5, 500, 704, 200), large: rect(214.5, 44, 704, 656)),
        Row(
            model: .iPadPro11, style: .formSheet, medium: rect(147, 597, 540, 310), custom: rect(147, 707, 540, 200),
            large: rect(147, 287, 540, 620)),
        Row(
            model: .iPadPro11, style: .formSheet, isLandscape: true, medium: rect(327, 417, 540, 310),
            custom: rect(327, 527, 540, 200), large: rect(327, 107, 540, 620)),
        Row(
            model: .iPadPro11, style: .pageSheet, medium: rect(65, 597, 704, 553), custom: rect(65, 950, 704, 200),
            large: rect(65, 44, 704, 1106)),
        Row(
            model: .iPadPro11, style: .pageSheet, isLandscape: true, medium: rect(245, 417, 704, 373),
            custom: rect(245, 590, 704, 200), large: rect(245, 44, 704, 746)),
        Row(
            model: .iPadPro13, style: .pageSheet, medium: rect(160, 683, 704, 639), custom: rect(160, 1122, 704, 200),
            large: rect(160, 44, 704, 1278)),
        Row(
            model: .iPadPro13, style: .formSheet, isLandscape: true, medium: rect(413, 512, 540, 310),
            custom: rect(413, 622, 540, 200), large: rect(413, 202, 540, 620)),
    ]

    @Test(arguments: phones + tablets, [TestDevice.Era.iOS17, .iOS18])
    func framesAtTheDetentsMatchTheTable(_ row: Row, _ era: TestDevice.Era) throws {
        let base = SheetFixture(row.model, era: era, isLandscape: row.isLandscape)
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

    /// A popover has the same sheet where it adapts to one: always attached to the lower edge.
    @Test(arguments: phones.filter { !$0.isLandscape }, [TestDevice.Era.iOS17, .iOS18])
    func anAdaptedPopoverHasTheSheetsFrames(_ row: Row, _ era: TestDevice.Era) throws {
        let base = SheetFixture(row.model, era: era)
        let content = base.content(.popover)
        let popover = try #require(content.popoverPresentationController)
        popover.sourceView = base.root.view
        popover.adaptiveSheetPresentationController.detents = [.fixed(200), .large()]
        try base.present(content)

        #expect(base.frame(of: content) == row.custom)
        popover.adaptiveSheetPresentationController.selectedDetentIdentifier = .large
        try base.device.settle()
        #expect(base.frame(of: content) == row.large)
    }

    /// Documented: without `prefersEdgeAttachedInCompactHeight`, compact height means full screen.
    @Test(arguments: phones.filter(\.isLandscape), [TestDevice.Era.iOS17, .iOS18])
    func inCompactHeightASheetFillsTheScreen(_ row: Row, _ era: TestDevice.Era) throws {
        let base = SheetFixture(row.model, era: era, isLandscape: true)
        let content = base.content(row.style)
        content.sheetPresentationController?.detents = [.fixed(200), .large()]
        content.sheetPresentationController?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        content.preferredContentSize = CGSize(width: 320, height: 100)

        try base.present(content)

        #expect(base.frame(of: content) == base.device.window.bounds)
    }

    /// Documented: the width follows the content only where the sheet is attached to the edge; centered (inferred).
    @Test(arguments: phones + tablets, [TestDevice.Era.iOS17, .iOS18])
    func theWidthFollowsTheContentOnlyAtTheEdge(_ row: Row, _ era: TestDevice.Era) throws {
        let base = SheetFixture(row.model, era: era, isLandscape: row.isLandscape)
        let content = base.content(row.style)
        let sheet = try #require(content.sheetPresentationController)
        sheet.detents = [.fixed(200)]
        sheet.prefersEdgeAttachedInCompactHeight = true
        sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        content.preferredContentSize = CGSize(width: 320, height: 620)
        try base.present(content)

        let frame = base.frame(of: content)

        let isForm = row.style == .formSheet
        let isPage = Self.tablets.contains { $0.testDescription == row.testDescription } && !isForm
        #expect(frame.width == (isPage ? 704 : 320))
        #expect(abs(frame.midX - row.custom.midX) <= 0.5 && frame.minY == row.custom.minY)
    }

    /// Before iOS 13 detents are ignored: a phone shows full screen, a tablet its fixed sheets.
    @Test(
        arguments: [
            (TestDevice.Model.iPhone14, UIModalPresentationStyle.pageSheet, rect(0, 0, 390, 844)),
            (.iPhoneSE, .formSheet, rect(0, 0, 375, 667)),
            (.iPadPro11, .formSheet, rect(147, 287, 540, 620)),
            (.iPad, .pageSheet, rect(0, 20, 810, 1060)),
        ], [TestDevice.Era.iOS11, .iOS12])
    func beforeDetentsTheyAreIgnored(
        _ row: (TestDevice.Model, UIModalPresentationStyle, CGRect), _ era: TestDevice.Era
    ) throws {
        let base = SheetFixture(row.0, era: era)
        let content = base.content(row.1)
        content.sheetPresentationController?.detents = [.fixed(200), .medium()]
        content.sheetPresentationController?.prefersGrabberVisible = true

        try base.present(content)

        #expect(base.frame(of: content) == row.2)
    }
}
