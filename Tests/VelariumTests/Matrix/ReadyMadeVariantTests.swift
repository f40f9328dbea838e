import Foundation
import Testing
import UIKit
import Velarium
import VelariumTesting

/// Every ready-made overlay in light and dark, at the largest text, from right to left, on a small phone and a tablet,
/// and above the keyboard; its words, its reading order and its motion.
///
/// `VELARIUM_CONTACT_SHEETS` names a folder for the pictures.
@MainActor @Suite struct ReadyMadeVariantTests {
    private func show(
        _ kind: ReadyMadeKind, in variant: ReadyMadeVariant
    ) throws -> (device: TestDevice, overlay: any PresentableOverlay, card: UIView) {
        let page = MatrixPage()
        let device = try variant.makeDevice(showing: page)
        // Velarium observes keyboards only after the first overlay of the process has been made.
        if variant == .keyboard { try device.showKeyboard() }
        page.anchor.frame = CGRect(x: page.view.bounds.midX - 30, y: 80, width: 60, height: 44)
        let overlay = kind.makeOverlay(anchor: page.anchor)
        overlay.show(over: page, animated: true)
        try device.settle()
        if kind == .invalidText {
            try device.tap(.text("Anna"))
            try device.key("return")
            try device.key("return")
            try device.settle()
        }
        return (device, overlay, try #require(ReadyMadeKind.card(of: overlay, on: device)))
    }

    private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test(arguments: ReadyMadeVariant.allCases, ReadyMadeKind.allCases)
    func everyOverlayIsUsable(variant: ReadyMadeVariant, kind: ReadyMadeKind) throws {
        let (device, _, card) = try show(kind, in: variant)
        if let folder = MatrixPicture.folder {
            try device.picture().save(to: "\(folder)/\(kind)-\(variant).png")
        }

        let window = device.window
        var room = window.bounds.inset(by: window.safeAreaInsets)
        if let keyboard = device.keyboardFrame { room.size.height = min(room.maxY, keyboard.minY) - room.minY }
        #expect(room.insetBy(dx: -0.6, dy: -0.6).contains(frame(of: card)), "\(frame(of: card)) in \(room)")
        for label in card.all(UILabel.self) where isText(label) {
            let needed = label.sizeThatFits(CGSize(width: label.bounds.width + 0.6, height: .greatestFiniteMagnitude))
            #expect(
                needed.height <= label.bounds.height + 0.6 && needed.width <= label.bounds.width + 0.6,
                "\(label.text ?? "") \(needed) in \(label.bounds.size)")
        }
        verifyButtons(of: card)
        verifyTitles(of: card)
        #expect(device.misuses.filter(\.raises).isEmpty)
    }

    /// Buttons and rows are as large as a finger needs, inside the card across, and apart.
    private func verifyButtons(of card: UIView) {
        let buttons = card.all(UIControl.self).filter {
            ($0 is UIButton || $0.isNamed("RatingView")) && $0.window != nil && !$0.isHidden && !isPartOfControl($0)
        }
        for (index, button) in buttons.enumerated() {
            let place = frame(of: button)
            #expect(place.width > 43.9 && place.height > 43.9, "\(button): \(place)")
            #expect(place.minX >= frame(of: card).minX - 0.6 && place.maxX <= frame(of: card).maxX + 0.6, "\(place)")
            for other in buttons[..<index] where other.superview === button.superview {
                #expect(!frame(of: other).insetBy(dx: 0.1, dy: 0.1).intersects(place), "\(other) and \(button)")
            }
        }
    }

    /// No title of a button is truncated: on one line, it may shrink.
    private func verifyTitles(of card: UIView) {
        for button in card.all(UIButton.self) where !button.isHidden && !isPartOfControl(button) {
            guard let label = button.titleLabel, label.text != nil else { continue }
            let needed = label.sizeThatFits(CGSize(width: label.bounds.width + 0.6, height: .greatestFiniteMagnitude))
            let isOneLine = label.numberOfLines == 1
            let scale = label.adjustsFontSizeToFitWidth && isOneLine ? label.minimumScaleFactor : 1
            let words = (label.text ?? "").split { $0 == " " && !isOneLine }
            let longest = words.map { ("\($0)" as NSString).size(withAttributes: [.font: label.font as Any]).width }
            #expect(
                (longest.max() ?? 0) * scale <= label.bounds.width + 0.6
                    && needed.height * scale <= label.bounds.height + 0.6,
                "\(label.text ?? "") \(longest) \(needed) in \(label.bounds.size)")
        }
    }

    private func isText(_ label: UILabel) -> Bool {
        guard !label.isHidden, label.window != nil, !(label.text ?? "").isEmpty else { return false }
        return !sequence(first: label.superview, next: { $0?.superview })
            .contains { $0 is UITextField || $0 is UIDatePicker || $0 is UIButton }
    }

    private func isPartOfControl(_ view: UIView) -> Bool {
        sequence(first: view.superview, next: { $0?.superview })
            .contains { $0 is UITextField || $0 is UIDatePicker }
    }

    // MARK: Words

    /// No default title is left in English.
    @Test(arguments: [ReadyMadeVariant.german, .rightToLeft], ReadyMadeKind.allCases)
    func wordsOfTheLibraryAreInTheLanguageOfTheDevice(variant: ReadyMadeVariant, kind: ReadyMadeKind) throws {
        let (device, _, card) = try show(kind, in: variant)

        let words = card.all(UILabel.self).compactMap(\.text) + card.all(UIButton.self).compactMap(\.accessibilityLabel)
        let english: Set = [
            "Cancel", "Submit", "Paste", "Delete", "Search", "No Results", "Next", "Back", "Skip", "Done",
        ]

        #expect(english.isDisjoint(with: words), "\(words)")
        #expect(device.misuses.isEmpty)
    }

    // MARK: Reading order

    @Test(arguments: ReadyMadeKind.allCases) func accessibilityReadsTheOverlayInOrder(kind: ReadyMadeKind) throws {
        let (device, _, _) = try show(kind, in: .light)

        try device.expectOrder(kind.readingOrder)
    }

    // MARK: Motion

    @Test(arguments: ReadyMadeKind.allCases) func overlayFadesWithoutMovingWithReduceMotion(kind: ReadyMadeKind) throws
    {
        let page = MatrixPage()
        let device = try ReadyMadeVariant.light.makeDevice(showing: page)
        try device.setAccessibilityFeature(.reduceMotion, isOn: true)
        page.anchor.frame = CGRect(x: page.view.bounds.midX - 30, y: 80, width: 60, height: 44)
        let overlay = kind.makeOverlay(anchor: page.anchor)

        overlay.show(over: page, animated: true)
        device.advance(by: 0.1)
        let animated = try animatedProperties(around: #require(ReadyMadeKind.card(of: overlay, on: device)))
        try device.settle()
        overlay.dismiss(for: .code, animated: true)
        device.advance(by: 0.1)
        let dismissed = try animatedProperties(around: #require(ReadyMadeKind.card(of: overlay, on: device)))

        #expect(animated == ["opacity"])
        #expect(dismissed == ["opacity"])
    }

    /// What is animated of the views around `card`, and of it.
    private func animatedProperties(around card: UIView) -> Set<String> {
        Set(sequence(first: card.layer, next: \.superlayer).flatMap { $0.animationKeys() ?? [] })
    }
}
