import UIKit

extension ModalPresentationAppearance {
    /// QMUI's form of ``ModalPresentationViewController/appearance``: `appearance()` with a property to set.
    @available(*, deprecated, message: "use the property appearance, without parentheses")
    @MainActor public func callAsFunction() -> Proxy { Proxy() }

    /// Reads and writes ``ModalPresentationViewController/appearance`` by the names of its properties.
    @dynamicMemberLookup @MainActor public final class Proxy {
        fileprivate init() {}

        /// A default of overlays that are created afterwards.
        public subscript<Value>(dynamicMember property: WritableKeyPath<ModalPresentationAppearance, Value>) -> Value {
            get { ModalPresentationViewController.appearance[keyPath: property] }
            set { ModalPresentationViewController.appearance[keyPath: property] = newValue }
        }
    }
}

/// The names of QMUI's modal overlay, for code that is being migrated. The compiler offers a replacement for each.
extension ModalPresentationViewController {
    /// QMUI's name of ``isAnyVisible``.
    @available(*, deprecated, renamed: "isAnyVisible")
    public static func isAnyModalPresentationViewControllerVisible() -> Bool { isAnyVisible }

    /// QMUI's name of ``hideAllVisibleIfAllowed()``.
    @available(*, deprecated, renamed: "hideAllVisibleIfAllowed()")
    @discardableResult
    public static func hideAllVisibleModalPresentationViewControllerIfCan() -> Bool { hideAllVisibleIfAllowed() }

    /// QMUI's name of ``show(animated:completion:)``.
    @available(*, deprecated, renamed: "show(animated:completion:)")
    public func show(withAnimated animated: Bool, completion: ((Bool) -> Void)? = nil) {
        show(animated: animated, completion: completion)
    }

    /// QMUI's name of ``hide(animated:completion:)``.
    @available(*, deprecated, renamed: "hide(animated:completion:)")
    public func hide(withAnimated animated: Bool, completion: ((Bool) -> Void)? = nil) {
        hide(animated: animated, completion: completion)
    }

    /// QMUI's name of ``willHideByDimmingViewTapped``.
    @available(*, deprecated, renamed: "willHideByDimmingViewTapped")
    public var willHideByDimmingViewTappedBlock: (() -> Void)? {
        get { willHideByDimmingViewTapped }
        set { willHideByDimmingViewTapped = newValue }
    }

    /// QMUI's name of ``didHideByDimmingViewTapped``.
    @available(*, deprecated, renamed: "didHideByDimmingViewTapped")
    public var didHideByDimmingViewTappedBlock: (() -> Void)? {
        get { didHideByDimmingViewTapped }
        set { didHideByDimmingViewTapped = newValue }
    }
}
