import CoreGraphics
import UIKitAlerts
import UIKitCollections
import UIKitContainers
import UIKitControls
@_spi(Core) import UIKitCore
import UIKitKeyboard
import UIKitMenus
import UIKitTables
import UIKitText

extension XCUIElement.ElementType {
    /// The kind of a view or accessibility element: that of its class, otherwise that of its traits.
    @MainActor init(of responder: UIResponder) {
        self = (responder as? UIView).flatMap { Self.ofClass($0) } ?? Self.ofTraits(of: responder)
    }

    @MainActor private static func ofClass(_ view: UIView) -> Self? {
        if let alert = view.controller as? UIAlertController {
            return alert.preferredStyle == .alert ? .alert : .sheet
        }
        return ofContainer(view) ?? ofControl(view)
    }

    @MainActor private static func ofContainer(_ view: UIView) -> Self? {
        switch view {
        case is UIWindow: .window
        case _ where view.isDrawnKeyboard: .keyboard
        case is UITableView: .table
        case is UICollectionView, is MenuPlatterView: .collectionView
        case is UITableViewCell, is UICollectionViewCell: .cell
        case is UITextView: .textView
        case is UIScrollView: .scrollView
        case is UINavigationBar: .navigationBar
        case is UITabBar: .tabBar
        case is UIToolbar: .toolbar
        case is UIPickerView: .picker
        case is UIDatePicker: .datePicker
        default: nil
        }
    }

    @MainActor private static func ofControl(_ view: UIView) -> Self? {
        switch view {
        case let field as UITextField where field.isSecureTextEntry: .secureTextField
        case let field as UITextField: field.accessibilityTraits.contains(.searchField) ? .searchField : .textField
        case is UISwitch: .switch
        case is UISlider: .slider
        case is UIStepper: .stepper
        case is UISegmentedControl: .segmentedControl
        case is UIPageControl: .pageIndicator
        case is UIProgressView: .progressIndicator
        case is UIActivityIndicatorView: .activityIndicator
        case is UIImageView: view.accessibilityTraits.contains(.button) ? .button : .image
        case let label as UILabel: ofLabel(label)
        case let key as KeyView: key.place.key.isLetterOrEdit ? .key : .button
        default: nil
        }
    }

    /// A label that the app has made a button or link is one.
    @MainActor private static func ofLabel(_ label: UILabel) -> Self {
        let traits = label.accessibilityTraits
        return traits.contains(.button) ? .button : traits.contains(.link) ? .link : .staticText
    }

    @MainActor private static func ofTraits(of responder: UIResponder) -> Self {
        let traits = responder.accessibilityTraits
        let view = responder as? UIView
        if view?.accessibilityIdentifier == "PopoverDismissRegion" { return .other }
        if view?.cellOfReorderControl != nil { return .button }
        if traits.contains(.adjustable) {
            return view?.superview?.superview is UIPickerView || view?.superview is UIPickerView
                ? .pickerWheel : .slider
        }
        if traits.contains(.searchField) { return .searchField }
        if traits.contains(.toggleButton) { return .switch }
        // Keys of the strip below the keyboard.
        if traits.contains(.keyboardKey) { return .button }
        if traits.contains(.button) {
            return view?.isInside(EditMenuBarView.self) == true ? .menuItem : .button
        }
        if traits.contains(.link) { return .link }
        if traits.contains(.tabBar) { return .tabBar }
        if traits.contains(.image) { return .image }
        if traits.contains(.staticText) || traits.contains(.header) { return .staticText }
        return .other
    }
}

extension UIView {
    fileprivate func isInside(_ type: UIView.Type) -> Bool {
        sequence(first: self, next: \.superview).contains { Swift.type(of: $0) == type }
    }
}

extension KeyboardKey {
    /// Keys that type, delete or choose another page; return, shift and the others are buttons.
    fileprivate var isLetterOrEdit: Bool {
        switch action {
        case .page(.emoji): false
        case .text, .space, .delete, .page, .tab: true
        case .return, .shift, .capsLock, .emojiCategory, .nextLanguage, .dismiss, .empty: false
        }
    }
}
