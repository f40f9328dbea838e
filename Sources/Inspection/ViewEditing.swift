import CoreGraphics
import Driving
import UIKitControls
import UIKitCore

/// A property of a view that an inspector can change while the app runs.
///
/// A change is what the app's own code could do: with constraints, the next layout may undo a frame.
@MainActor package struct EditableProperty {
    /// How a value is edited.
    package enum Editor: Equatable {
        case text
        /// Its value is "yes" or "no".
        case yesOrNo
    }

    /// Identifies the property among those of the view.
    package let name: String
    package let editor: Editor
    private let read: () -> String
    /// Returns what is wrong with a value; nil if it was set.
    private let write: (String) -> String?

    fileprivate init(
        _ name: String, _ editor: Editor = .text, get: @escaping () -> String, set: @escaping (String) -> String?
    ) {
        self.name = name
        self.editor = editor
        read = get
        write = set
    }

    package var value: String { read() }

    /// Sets the value.
    ///
    /// - Returns: A sentence about why it cannot be set; nil when it was. Nothing has changed then.
    package func change(to value: String) -> String? { write(value.trimmingCharacters(in: .whitespaces)) }
}

extension EditableProperty {
    /// The properties of `view` that can be changed: its frame, appearance and text, and the constants of its constraints.
    package static func all(of view: UIView) -> [EditableProperty] {
        frame(of: view) + appearance(of: view) + text(of: view) + constants(of: view)
    }

    private static func frame(of view: UIView) -> [EditableProperty] {
        let parts: [(String, WritableKeyPath<CGRect, CGFloat>)] = [
            ("x", \.origin.x), ("y", \.origin.y), ("width", \.size.width), ("height", \.size.height),
        ]
        return parts.map { name, part in
            number(name, in: -Self.farthest...Self.farthest) { [weak view] in
                view?.frame[keyPath: part]
            } set: { [weak view] in
                view?.frame[keyPath: part] = $0
            }
        }
    }

    /// No screen is larger; in points.
    private static let farthest: CGFloat = 100_000

    private static func appearance(of view: UIView) -> [EditableProperty] {
        [
            number("alpha", in: 0...1) { [weak view] in
                view?.alpha
            } set: { [weak view] in
                view?.alpha = $0
            },
            flag("hidden") { [weak view] in
                view?.isHidden
            } set: { [weak view] in
                view?.isHidden = $0
            },
            flag("touches") { [weak view] in
                view?.isUserInteractionEnabled
            } set: { [weak view] in
                view?.isUserInteractionEnabled = $0
            },
            color("background") { [weak view] in
                view?.backgroundColor?.resolvedColor(with: view?.traitCollection ?? .current)
            } set: { [weak view] in
                view?.backgroundColor = $0
            },
            number("corner radius", in: 0...Self.farthest) { [weak view] in
                view?.layer.cornerRadius
            } set: { [weak view] in
                view?.layer.cornerRadius = $0
            },
        ]
    }

    private static func text(of view: UIView) -> [EditableProperty] {
        switch view {
        case let label as UILabel:
            [
                EditableProperty("text") { [weak label] in
                    label?.text ?? ""
                } set: { [weak label] in
                    label?.text = $0
                    return nil
                },
                color("text color") { [weak label] in
                    label.map { $0.textColor.resolvedColor(with: $0.traitCollection) }
                } set: { [weak label] in
                    label?.textColor = $0
                },
                number("font size", in: 1...500) { [weak label] in
                    label?.font.pointSize
                } set: { [weak label] in
                    label?.font = label?.font.withSize($0)
                },
            ]
        case let button as UIButton:
            [
                EditableProperty("title") { [weak button] in
                    button?.title(for: .normal) ?? ""
                } set: { [weak button] in
                    button?.setTitle($0, for: .normal)
                    return nil
                }
            ]
        case let field as UITextField where !field.isSecureTextEntry:
            [
                EditableProperty("text") { [weak field] in
                    field?.shownText ?? ""
                } set: { [weak field] in
                    // The field may have become secure since its properties were listed.
                    guard field?.isSecureTextEntry != true else { return "The text of a secure field is a secret." }
                    field?.text = $0
                    return nil
                }
            ]
        default: []
        }
    }

    private static func constants(of view: UIView) -> [EditableProperty] {
        let inspection = ViewInspection(of: view)
        return inspection.affectingConstraints.map { constraint in
            number(inspection.sentence(constraint), in: -Self.farthest...Self.farthest) { [weak constraint] in
                constraint?.constant
            } set: { [weak constraint] in
                constraint?.constant = $0
            }
        }
    }

    // MARK: Kinds of values

    private static func number(
        _ name: String, in range: ClosedRange<CGFloat>, get: @escaping () -> CGFloat?, set: @escaping (CGFloat) -> Void
    ) -> EditableProperty {
        EditableProperty(name) {
            get().map { plain($0) } ?? ""
        } set: { text in
            guard let number = Double(text), number.isFinite, range.contains(number) else {
                let limits = "from \(plain(range.lowerBound)) to \(plain(range.upperBound))"
                return "\(name) is a number \(limits), not \"\(text)\"."
            }
            set(number)
            return nil
        }
    }

    private static func flag(_ name: String, get: @escaping () -> Bool?, set: @escaping (Bool) -> Void)
        -> EditableProperty
    {
        EditableProperty(name, .yesOrNo) {
            get() == true ? "yes" : "no"
        } set: { text in
            guard ["yes", "no"].contains(text) else { return "\(name) is yes or no, not \"\(text)\"." }
            set(text == "yes")
            return nil
        }
    }

    private static func color(
        _ name: String, get: @escaping () -> UIColor?, set: @escaping (UIColor?) -> Void
    ) -> EditableProperty {
        EditableProperty(name) {
            get().map(\.hexadecimal) ?? ""
        } set: { text in
            if text.isEmpty {
                set(nil)
                return nil
            }
            guard let color = UIColor(hexadecimal: text) else {
                return "\(name) is written as #RRGGBB or #RRGGBBAA, not \"\(text)\"; empty for none."
            }
            set(color)
            return nil
        }
    }
}

extension UIColor {
    /// `#RRGGBB`, with the alpha after it if it is not opaque.
    fileprivate var hexadecimal: String {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
        return "#" + parts.map { String(format: "%02X", Int((min(max($0, 0), 1) * 255).rounded())) }.joined()
    }

    fileprivate convenience init?(hexadecimal text: String) {
        let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
        guard digits.count == 6 || digits.count == 8, let value = UInt32(digits, radix: 16) else { return nil }
        let all = digits.count == 6 ? value << 8 | 0xFF : value
        func part(_ shift: UInt32) -> CGFloat { CGFloat(all >> shift & 0xFF) / 255 }
        self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }
}
