import CoreGraphics
import UIKitCore

/// The measures of a device's keyboard, without keys. Points.
///
/// Caps, gaps and heights of phones and tablets are measured by the authors of an imitation (`Docs/Numbers.md`); what is
/// inferred says so.
package struct KeyboardGeometry: Equatable {
    /// The arrangement of the keys.
    package let style: KeyboardLayout.Style
    /// The size of the keyboard without the bar of suggestions.
    package let size: CGSize
    /// The area of the keys in the keyboard's coordinates.
    package let keys: CGRect
    /// The width that the caps fill, centered in `keys`; smaller on a phone in landscape.
    let capsWidth: CGFloat
    let capHeight: CGFloat
    /// The height of the caps in the row of digits of a large tablet.
    let digitHeight: CGFloat
    /// The gaps between caps.
    let gap: CGSize
    /// The distance of the caps from the sides of `capsWidth`.
    let sideInset: CGFloat
    /// The distance of the first caps from the upper edge.
    let topInset: CGFloat
    /// The width of Shift, and of a narrow key on a number pad.
    let systemWidth: CGFloat
    /// The height of the strip below the keys that has the globe; 0 without one.
    let stripHeight: CGFloat
    let cornerRadius: CGFloat

    /// The height of the bar of suggestions above the keys.
    package let barHeight: CGFloat

    /// Whether the globe is among the keys instead of in the strip.
    package var hasGlobeKey: Bool { stripHeight < KeyboardGeometry.smallestGlobeStrip && style == .phone }

    /// The heights of the keys below the emoji, and of their distance from the edges. Inferred.
    private static let emojiKeyHeight: CGFloat = 36
    private static let emojiKeyInset: CGFloat = 4

    /// The caps of the keys below the emoji, in the keyboard's coordinates.
    var emojiKeys: Range<CGFloat> {
        let low = keys.maxY - Self.emojiKeyInset
        return (low - Self.emojiKeyHeight)..<low
    }

    /// The area of the emoji, in the keyboard's coordinates.
    package var emojiArea: CGRect {
        CGRect(
            x: keys.minX, y: keys.minY, width: keys.width,
            height: keys.height - Self.emojiKeyHeight - 2 * Self.emojiKeyInset)
    }

    /// The height of the strip from which on it has room for the globe. Inferred.
    static let smallestGlobeStrip: CGFloat = 50
    /// The distance of the first row of caps from the upper edge.
    static let topInset: CGFloat = 8
    /// The distance of the last row from the lower edge of the keys, on phones.
    static let bottomInset: CGFloat = 4
    /// The size of a keyboard that floats on a tablet, with its grip.
    @MainActor static let floatingSize = ScreenKeyboard.floatingSize
    /// The strip with the grip of a floating keyboard. Inferred.
    static let gripHeight: CGFloat = 24

    /// The docked keyboard of `device` on a screen of `screen`.
    package init(_ device: DeviceModel, era: SystemEra, screen: CGSize, safeArea: UIEdgeInsets) {
        switch device.kind {
        case .phone:
            self.init(phone: screen, safeArea: safeArea, barReduction: era.predictionBarReduction(onPhone: screen))
        case .pad: self.init(pad: device.size, screen: screen, safeArea: safeArea)
        case .desktop where screen.width < KeyboardGeometry.narrowDesktop: self.init(phone: screen, safeArea: safeArea)
        case .desktop:
            self.init(
                pad: CGSize(width: 810, height: 1080), screen: screen, safeArea: safeArea)
        }
    }

    /// The width below which a window of the desktop has a phone's keyboard. Chosen.
    private static let narrowDesktop: CGFloat = 600

    // MARK: Phones

    /// The measures of one phone in one orientation.
    private struct Phone {
        /// The width of the caps; nil for the screen's.
        var width: CGFloat?
        var keys, bar, cap, gap, inset, system: CGFloat
    }

    /// The width of Shift as a fraction of the screen's: 42 of 375 points, and 36 of 320.
    private static let systemPart: CGFloat = 0.112

    private static func phone(_ size: CGSize) -> Phone {
        if size.width > size.height {
            switch size.height {
            case ..<375:
                return Phone(width: min(568, size.width), keys: 162, bar: 38, cap: 32, gap: 5, inset: 3, system: 68)
            case 375 where size.width < 812:
                return Phone(width: 526, keys: 162, bar: 38, cap: 32, gap: 6, inset: 3, system: 63)
            case 414 where size.width < 896:
                return Phone(width: 588, keys: 162, bar: 38, cap: 32, gap: 6, inset: 3, system: 69)
            case 375, 414: return Phone(width: 662, keys: 150, bar: 38, cap: 30, gap: 5, inset: 3, system: 80)
            default: return Phone(width: 694, keys: 160, bar: 38, cap: 32, gap: 5, inset: 3, system: 84)
            }
        }
        switch (size.width, size.height) {
        case (..<375, _): return Phone(keys: 216, bar: 38, cap: 38, gap: 6, inset: 3, system: 36)
        case (375, ..<812): return Phone(keys: 216, bar: 44, cap: 42, gap: 6, inset: 3, system: 42)
        case (414, _): return Phone(keys: 226, bar: 45, cap: 45, gap: 6, inset: 4, system: 46)
        case (415..., _): return Phone(keys: 226, bar: 45, cap: 45, gap: 6, inset: 3, system: 47)
        default:
            let system = (size.width * KeyboardGeometry.systemPart).rounded()
            return Phone(keys: 216, bar: 45, cap: 42, gap: 6, inset: 3, system: system)
        }
    }

    /// The height of the strip below the keys in portrait, with the home indicator.
    private static let portraitStrip: CGFloat = 75

    private init(phone screen: CGSize, safeArea: UIEdgeInsets, barReduction: CGFloat = 0) {
        let phone = KeyboardGeometry.phone(screen)
        let isPortrait = screen.width <= screen.height
        let strip = safeArea.bottom > 0 && isPortrait ? KeyboardGeometry.portraitStrip : safeArea.bottom
        self.init(
            style: .phone, width: screen.width, caps: min(phone.width ?? screen.width, screen.width), keys: phone.keys,
            rows: 4, cap: phone.cap, gapX: phone.gap, gapY: nil, inset: phone.inset, system: phone.system, strip: strip,
            bar: phone.bar - barReduction, radius: KeyboardGeometry.phoneRadius)
    }

    private static let phoneRadius: CGFloat = 5
    private static let padPortraitRadius: CGFloat = 5
    private static let padLandscapeRadius: CGFloat = 7.5

    /// The keyboard that floats on a tablet.
    @MainActor package static let floating = KeyboardGeometry(
        style: .phone, width: floatingSize.width, caps: floatingSize.width, keys: floatingSize.height - gripHeight,
        rows: 4,
        cap: 39, gapX: 6, gapY: nil, inset: 3, system: 36, strip: gripHeight, bar: 0, radius: phoneRadius)

    /// A tablet's keyboard in two halves on a screen of `width`. The keys' area extends over both and the room between
    /// them.
    @MainActor package static func split(width: CGFloat) -> KeyboardGeometry {
        KeyboardGeometry(
            style: .pad, width: width, caps: width, keys: ScreenKeyboard.splitHeight, rows: 4, cap: 45, gapX: 6,
            gapY: 9, inset: 3, system: 45, strip: 0, bar: 0, radius: phoneRadius)
    }

    // MARK: Tablets

    /// The measures of one tablet in one orientation; the total is without the bar.
    private struct Pad {
        var style: KeyboardLayout.Style
        var total, cap, gapX, gapY, inset: CGFloat
        var digit: CGFloat = 0
    }

    private static let padBar: CGFloat = 55

    private static func pad(_ size: CGSize, isLandscape: Bool) -> Pad {
        switch size.width {
        case ..<768:
            isLandscape
                ? Pad(style: .pad, total: 351, cap: 75, gapX: 14.5, gapY: 11, inset: 7)
                : Pad(style: .pad, total: 260, cap: 55, gapX: 12, gapY: 8, inset: 6)
        case ..<820:
            isLandscape
                ? Pad(style: .pad, total: 350, cap: 74, gapX: 14.5, gapY: 12, inset: 7)
                : Pad(style: .pad, total: 263, cap: 55, gapX: 12, gapY: 9, inset: 6)
        case 820:
            isLandscape
                ? Pad(style: .padWithTab, total: 343, cap: 73, gapX: 14, gapY: 11, inset: 14)
                : Pad(style: .padWithTab, total: 260, cap: 55, gapX: 10, gapY: 8, inset: 10)
        case ..<1024:
            isLandscape
                ? Pad(style: .padWithTab, total: 351, cap: 75, gapX: 14, gapY: 11, inset: 14)
                : Pad(style: .padWithTab, total: 264, cap: 56, gapX: 10, gapY: 8, inset: 10)
        default:
            isLandscape
                ? Pad(style: .largePad, total: 423, cap: 80, gapX: 9, gapY: 8, inset: 4.5, digit: 60)
                : Pad(style: .largePad, total: 330, cap: 62, gapX: 7, gapY: 6, inset: 4, digit: 47)
        }
    }

    /// The narrowest app that has a tablet's arrangement; a narrower one in a split has a phone's. Inferred.
    private static let narrowestPad: CGFloat = 500

    private init(pad device: CGSize, screen: CGSize, safeArea: UIEdgeInsets) {
        let isLandscape = screen.width > screen.height
        let pad = KeyboardGeometry.pad(device, isLandscape: isLandscape)
        let isNarrow = screen.width < KeyboardGeometry.narrowestPad
        self.init(
            style: isNarrow ? .phone : pad.style, width: screen.width, caps: screen.width, keys: pad.total,
            rows: pad.style == .largePad && !isNarrow ? 5 : 4, cap: pad.cap, gapX: isNarrow ? 6 : pad.gapX,
            gapY: pad.gapY, inset: isNarrow ? 3 : pad.inset, system: isNarrow ? 44 : pad.cap, strip: safeArea.bottom,
            bar: KeyboardGeometry.padBar,
            radius: isLandscape ? KeyboardGeometry.padLandscapeRadius : KeyboardGeometry.padPortraitRadius,
            digit: pad.digit)
    }

    /// - Parameter gapY: the gap between rows; nil fills the height, with the insets of a phone.
    private init(
        style: KeyboardLayout.Style, width: CGFloat, caps: CGFloat, keys: CGFloat, rows: CGFloat, cap: CGFloat,
        gapX: CGFloat, gapY: CGFloat?, inset: CGFloat, system: CGFloat, strip: CGFloat, bar: CGFloat, radius: CGFloat,
        digit: CGFloat = 0
    ) {
        self.style = style
        self.keys = CGRect(x: 0, y: 0, width: width, height: keys)
        size = CGSize(width: width, height: keys + strip)
        capsWidth = caps
        capHeight = cap
        digitHeight = digit > 0 ? digit : cap
        let filling = rows * cap - (digit > 0 ? cap - digit : 0)
        let gaps = rows - 1
        let availableLength = keys - filling
        let between =
            gapY ?? max(0, (availableLength - KeyboardGeometry.topInset - KeyboardGeometry.bottomInset) / gaps)
        gap = CGSize(width: gapX, height: between)
        topInset =
            gapY == nil
            ? min(KeyboardGeometry.topInset, max(0, availableLength)) : max(0, (availableLength - gaps * between) / 2)
        sideInset = inset
        systemWidth = system
        stripHeight = strip
        barHeight = bar
        cornerRadius = radius
    }
}
