import CoreGraphics
import Foundation
import QuartzCore
import UIKitControls
import UIKitCore

/// Texts stand out from what is behind them, measured on the pixels: light and dark, and with increased contrast.
@MainActor struct ContrastCheck {
    let findings: [AuditFinding]

    /// One look at the screen.
    private struct Appearance {
        let style: UIUserInterfaceStyle
        let isHigh: Bool

        static let all = [UIUserInterfaceStyle.light, .dark].flatMap { style in
            [false, true].map { Appearance(style: style, isHigh: $0) }
        }

        var name: String { (style == .dark ? "dark" : "light") + (isHigh ? " with increased contrast" : "") }
    }

    init(_ screen: AuditedScreen, _ changes: SettingChanges, takesPictures: Bool) {
        var order: [ObjectIdentifier] = []
        var found: [ObjectIdentifier: AuditFinding] = [:]
        let seen = changes.with(Appearance.all) {
            $1.style = $0.style
            $1.accessibility.increasesContrast = $0.isHigh
        } _: {
            Self.measure(screen, $0, takesPictures: takesPictures)
        }
        // One finding for a text: the first fault, or else the first exemption.
        for (view, finding) in seen.joined() {
            if found[view] == nil { order.append(view) }
            if found[view].map({ $0.exemption != nil && finding.exemption == nil }) ?? true {
                found[view] = finding
            }
        }
        findings = order.compactMap { found[$0] }
    }

    private static func measure(
        _ screen: AuditedScreen, _ appearance: Appearance, takesPictures: Bool
    ) -> [(ObjectIdentifier, AuditFinding)] {
        let pixels = screen.system.frameLoop.pixels
        let scale = screen.system.screen.scale
        var seen = screen.texts().compactMap { text -> (ObjectIdentifier, AuditFinding)? in
            guard text.control?.isEnabled != false, !text.isHiddenFromReaders, !text.isPassedRow, !text.isScrolledAway,
                !text.view.accessibilityTraits.contains(.notEnabled), screen.isInFront(text),
                let colors = TextColors(in: pixels, text.visibleFrame, scale: scale)
            else { return nil }
            let needed = requiredRatio(for: text.font)
            guard colors.ratio < needed - 0.05 else { return nil }
            let ratio = (colors.ratio * 100).rounded() / 100
            let finding = AuditFinding(
                .contrast, text.view, name: text.string, frame: text.frame,
                problem: "has a contrast of \(ratio) instead of \(needed) (\(appearance.name): \(colors.description))",
                remedy: "use a color of more contrast, such as label, or a larger or bold font",
                exemption: appearance.isHigh ? exemptionWithMoreContrast(for: text) : exemption(for: text, colors))
            return (ObjectIdentifier(text.view), finding)
        }
        guard takesPictures, !seen.isEmpty else { return seen }
        let picture = ScreenPicture(of: screen.system)
        for index in seen.indices { seen[index].1.screenPicture = picture }
        return seen
    }

    /// WCAG 1.4.3: text of 18 points, or bold of 14, needs less (Docs/Numbers.md).
    private static func requiredRatio(for font: UIFont) -> Double {
        let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
        return font.pointSize >= 18 || isBold && font.pointSize >= 14 ? 3 : 4.5
    }

    /// Only what UIKit colors itself: in the dark, Apple's blue has 2.8 to 4.1 in the styles of buttons, and its red 2.8
    /// behind the title of a swipe action.
    private static func exemptionWithMoreContrast(for text: AuditedScreen.Text) -> String? {
        if text.isInSystemOverlay || text.isInBar { return "UIKit's own bar or overlay" }
        guard let style = (text.control as? UIButton)?.configuration, style.baseForegroundColor == nil,
            style.baseBackgroundColor == nil, style.background.backgroundColor == nil
        else { return nil }
        return "UIKit's own style of buttons"
    }

    /// Apple's own colors do not reach the ratio.
    private static func exemption(for text: AuditedScreen.Text, _ colors: TextColors) -> String? {
        if text.isInSystemOverlay { return "UIKit's own overlay" }
        let traits = text.view.traitCollection
        let own = text.color.resolvedColor(with: traits)
        let system = SystemColors.all.map { $0.resolvedColor(with: traits) }
        if system.contains(where: { $0.isEqual(own) }) { return "a color of the system" }
        let behind = system.contains { color in colors.background.isClose(to: color) }
        return behind ? "on a color of the system" : nil
    }
}

extension AuditedScreen {
    /// Whether a touch in the middle of the text would meet what it belongs to: nothing is drawn over it.
    fileprivate func isInFront(_ text: Text) -> Bool {
        let middle = CGPoint(x: text.visibleFrame.midX, y: text.visibleFrame.midY)
        guard let hit = system.frameLoop.hitTest(middle) else { return true }
        return text.view.isDescendant(of: hit) || hit.isDescendant(of: text.view)
            || hit.superview.map(text.view.isDescendant) == true
    }
}

/// The colors that Apple chose, which do not all have the contrast that is asked of an app.
@MainActor private enum SystemColors {
    static let all: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue,
        .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray, .systemGray2, .systemGray3,
        .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link,
    ]
}

/// The color of a text and of what is behind it, as they are drawn.
struct TextColors {
    /// Components from 0 to 255.
    struct Color: Hashable {
        let red, green, blue: UInt8

        init(blueGreenRed value: UInt32) {
            blue = UInt8(truncatingIfNeeded: value)
            green = UInt8(truncatingIfNeeded: value >> 8)
            red = UInt8(truncatingIfNeeded: value >> 16)
        }

        /// The relative luminance of WCAG, from 0 to 1.
        var luminance: Double {
            func linear(_ component: UInt8) -> Double {
                let part = Double(component) / 255
                return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
        }

        var description: String {
            "#"
                + [red, green, blue].map { component in
                    let digits = String(component, radix: 16, uppercase: true)
                    return digits.count == 1 ? "0" + digits : digits
                }.joined()
        }

        func ratio(to other: Color) -> Double {
            let (a, b) = (luminance, other.luminance)
            return (max(a, b) + 0.05) / (min(a, b) + 0.05)
        }

        func isClose(to color: UIColor) -> Bool {
            var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            guard color.getRed(&r, green: &g, blue: &b, alpha: &a), a > 0.99 else { return false }
            return zip([red, green, blue], [r, g, b]).allSatisfy { abs(CGFloat($0) / 255 - $1) < 0.02 }
        }
    }

    let text: Color
    let background: Color

    var ratio: Double { text.ratio(to: background) }
    var description: String { "\(text.description) on \(background.description)" }

    /// The most samples of one text: enough to meet the middle of its stems.
    private static let mostSamples = 20_000

    /// Measures in `frame`, in points: the background is the most frequent color, the text that of most contrast to it.
    /// Nil where nothing is drawn.
    init?(in bitmap: Bitmap, _ frame: CGRect, scale: CGFloat) {
        let area = CGRect(
            x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale
        ).integral.intersection(CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
        guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
        let step = max(1, Int((area.width * area.height / CGFloat(Self.mostSamples)).squareRoot()))
        let counts = Self.countColors(in: bitmap, area, step: step)
        let colors = counts.map { value, count in
            let color = Color(blueGreenRed: value)
            return (color: color, count: count, luminance: color.luminance)
        }
        guard let behind = colors.max(by: { ($0.count, $0.luminance) < ($1.count, $1.luminance) }),
            let darkest = colors.min(by: { $0.luminance < $1.luminance }),
            let lightest = colors.max(by: { $0.luminance < $1.luminance })
        else { return nil }
        let isDarkest = darkest.color.ratio(to: behind.color) >= lightest.color.ratio(to: behind.color)
        (text, background) = (isDarkest ? darkest.color : lightest.color, behind.color)
        guard text != background else { return nil }
    }

    /// How often each color occurs, as blue, green and red in the low bytes. Looks at every `step`-th pixel.
    private static func countColors(in bitmap: Bitmap, _ area: CGRect, step: Int) -> [UInt32: Int] {
        var counts: [UInt32: Int] = [:]
        var y = Int(area.minY)
        while y < Int(area.maxY) {
            let row = (bitmap.pixels + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            var x = Int(area.minX)
            var (color, length) = (row[x], 0)
            while x < Int(area.maxX) {
                if row[x] != color {
                    counts[color & 0xFF_FFFF, default: 0] += length
                    (color, length) = (row[x], 0)
                }
                length += 1
                x += step
            }
            counts[color & 0xFF_FFFF, default: 0] += length
            y += step
        }
        return counts
    }
}
