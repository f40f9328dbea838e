import CoreGraphics
import QuartzCore
import UIKitControls
import UIKitCore
import UIKitText

/// What an audit looks at: the elements that can be reached, and the texts that can be seen with them.
@MainActor struct AuditedScreen {
    let system: UIKitSystem
    let tree: AccessibilityTree
    let elements: [AccessibilityNode]

    init(of system: UIKitSystem) {
        self.system = system
        tree = AccessibilityTree(of: system)
        // The keys of the keyboard are Apple's.
        elements = tree.elements.filter { !$0.traits.contains(.keyboardKey) }
    }

    /// A view that shows text.
    @MainActor struct Text {
        let view: UIView
        let string: String
        let font: UIFont
        let color: UIColor
        /// In points of the screen.
        let frame: CGRect
        /// The part that no view around clips, and that is not behind the bars of a scroll view around.
        let visibleFrame: CGRect
        /// Whether a scroll view around can bring more of it onto the screen.
        let isScrolled: Bool
        /// Whether too little of it can be seen to be read, before the user scrolls.
        var isScrolledAway: Bool { isScrolled && visibleFrame.height < frame.height / 2 }
        /// Whether the app hides it from assistive technology.
        let isHiddenFromReaders: Bool
        /// The nearest control around it, or the text input itself.
        var control: UIControl? {
            sequence(first: view, next: { $0.superview }).lazy.compactMap { $0 as? UIControl }.first
        }
        /// Whether it is in a row of a wheel that is not in the middle. Such rows fade with their distance.
        var isPassedRow: Bool {
            let wheels = sequence(first: view, next: { $0.superview }).lazy.compactMap { $0 as? UIPickerView }.first
            guard let wheels else { return false }
            let middle = wheels.convert(wheels.bounds, to: UIScreen.main).midY
            return abs(frame.midY - middle) > frame.height / 2
        }
        /// Whether UIKit itself shows it in a view of its own, such as a bar, where the app cannot choose font or size.
        let isOfSystemView: Bool
        /// Whether UIKit itself chose its color and what is behind it: in its alerts, menus and swipe actions.
        var isInSystemOverlay: Bool { sequence(first: view, next: \.superview).contains(where: \.isSystemOverlay) }
        /// Whether it is in a bar that an app gives a tint at most.
        var isInBar: Bool {
            sequence(first: view, next: \.superview).contains {
                $0 is UINavigationBar || $0 is UIToolbar || $0.accessibilityTraits.contains(.tabBar)
            }
        }
    }

    /// The texts of all windows that can be reached, back to front.
    func texts() -> [Text] {
        var found: [Text] = []
        let screen = system.screen.bounds
        for window in tree.windows {
            guard let root = window.responder as? UIView, root !== system.keyboard.window else { continue }
            walkTree(root, Around(clip: screen)) { view, around -> [UIView]? in
                guard !view.isHidden, Float(view.alpha) >= 0.01 else { return nil }
                let frame = view.convert(view.bounds, to: UIScreen.main)
                around.isHidden = around.isHidden || view.accessibilityElementsHidden
                around.isSystemView = around.isSystemView || view.isSystemBar
                if let text = ShownText(view) {
                    found.append(
                        Text(
                            view: view, string: text.string, font: text.font, color: text.color, frame: frame,
                            visibleFrame: frame.intersection(around.clip), isScrolled: around.isScrolled,
                            isHiddenFromReaders: around.isHidden, isOfSystemView: around.isSystemView))
                }
                if view.clipsToBounds { around.clip = around.clip.intersection(frame) }
                if let list = view as? UIScrollView {
                    around.isScrolled = true
                    // What is behind bars is not read there.
                    around.clip = around.clip.intersection(frame.inset(by: list.safeAreaInsets))
                }
                let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
                return modal.map { [$0] } ?? view.subviews
            }
        }
        return found
    }

    private struct Around {
        var clip: CGRect
        var isScrolled = false
        var isHidden = false
        var isSystemView = false
    }

    private struct ShownText {
        let string: String
        let font: UIFont
        let color: UIColor

        @MainActor init?(_ view: UIView) {
            switch view {
            case let label as UILabel:
                guard let text = label.text, let font = label.font else { return nil }
                (string, self.font, color) = (text, font, label.textColor ?? .label)
            case let field as UITextField:
                guard let text = field.text, field.hasText else { return nil }
                (string, font, color) = (text, field.font ?? .systemFont(ofSize: 17), field.textColor ?? .label)
            case let view as UITextView:
                (string, font, color) = (view.text, view.font ?? .systemFont(ofSize: 12), view.textColor ?? .label)
            default: return nil
            }
            guard string.contains(where: { !$0.isWhitespace }) else { return nil }
        }
    }
}

extension UIView {
    /// Whether this is a bar or control of UIKit that sets the texts in it as the system does.
    fileprivate var isSystemBar: Bool {
        switch self {
        case is UINavigationBar, is UIToolbar, is UISegmentedControl, is UIDatePicker, is UIPickerView: true
        case is UISearchBar: true
        // The index of a list is one adjustable element that draws its titles itself.
        default: accessibilityTraits.contains(.tabBar) || isOfUIKit && isAdjustableElement
        }
    }

    /// Whether it is a part of an alert, a menu or the actions of a swipe, whose colors UIKit chooses.
    fileprivate var isSystemOverlay: Bool {
        let name = String(reflecting: type(of: self))
        return ["UIKitAlerts.", "UIKitMenus.", "UIKitLists.Swipe"].contains(where: name.hasPrefix)
    }

    private var isAdjustableElement: Bool {
        type(of: self) != UIView.self && isAccessibilityElement && accessibilityTraits.contains(.adjustable)
    }

    /// Whether UIKit declares the class, and not the app.
    var isOfUIKit: Bool { String(reflecting: type(of: self)).hasPrefix("UIKit") }
}

/// The pixels of the screen at some time, shared by the findings of that time.
@MainActor struct ScreenPicture {
    private let bitmap: Bitmap
    private let scale: CGFloat

    init(of system: UIKitSystem) {
        bitmap = system.frameLoop.pixels.copy()
        scale = system.screen.scale
    }

    /// A copy with a red line around `frame`, in points.
    func outlining(_ frame: CGRect) -> Bitmap {
        let picture = bitmap.copy()
        let line = Int(2 * scale)
        let outer = frame.insetBy(dx: -3, dy: -3)
        let pixels = CGRect(
            x: outer.minX * scale, y: outer.minY * scale, width: outer.width * scale, height: outer.height * scale
        ).integral
        let shown = pixels.intersection(CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
        guard !shown.isNull, !shown.isEmpty else { return picture }
        let inner = pixels.insetBy(dx: CGFloat(line), dy: CGFloat(line))
        for y in Int(shown.minY)..<Int(shown.maxY) {
            let row = picture.pixels.advanced(by: y * picture.bytesPerRow)
            for x in Int(shown.minX)..<Int(shown.maxX) where !inner.contains(CGPoint(x: x, y: y)) {
                // Blue, green, red, alpha.
                row.advanced(by: x * 4).copyMemory(from: [0x30, 0x3B, 0xFF, 0xFF] as [UInt8], byteCount: 4)
            }
        }
        return picture
    }
}
