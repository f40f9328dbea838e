import Foundation
import ObjectiveCSupport
import QuartzCore
import UIKitControls
import UIKitCore

/// The properties of UIKit that storyboards set by name, beside those of `UIKitControls`.
///
/// An entry of the section `.init_array` runs before the app. It only stores a function.
@section(".init_array") @used private let properties: @convention(c) () -> Void = {
    _SelectorMethods.add {
        LibraryProperties.addLayers()
        LibraryProperties.addViews()
        LibraryProperties.addTexts()
        LibraryProperties.addControllers()
    }
}

private enum LibraryProperties {
    private typealias Properties = _KeyValueProperties

    static func addLayers() {
        Properties.add(
            "masksToBounds", of: CALayer.self, { $0.masksToBounds }, { Properties.set(&$0.masksToBounds, to: $1) })
        Properties.add(
            "shadowRadius", of: CALayer.self, { $0.shadowRadius }, { Properties.set(&$0.shadowRadius, to: $1) })
        Properties.add(
            "shadowOpacity", of: CALayer.self, { $0.shadowOpacity }, { Properties.set(&$0.shadowOpacity, to: $1) })
        Properties.add(
            "shadowOffset", of: CALayer.self, { $0.shadowOffset }, { Properties.set(&$0.shadowOffset, to: $1) })
    }

    static func addViews() {
        Properties.add("superview", of: UIView.self) { $0.superview }
        Properties.add(
            "clipsToBounds", of: UIView.self, { $0.clipsToBounds }, { Properties.set(&$0.clipsToBounds, to: $1) })
        Properties.add("tintColor", of: UIView.self, { $0.tintColor }, { Properties.set(&$0.tintColor, to: $1) })
        for key in ["userInteractionEnabled", "isUserInteractionEnabled"] {
            Properties.add(
                key, of: UIView.self, { $0.isUserInteractionEnabled },
                { Properties.set(&$0.isUserInteractionEnabled, to: $1) })
        }
        for key in ["exclusiveTouch", "isExclusiveTouch"] {
            Properties.add(
                key, of: UIView.self, { $0.isExclusiveTouch }, { Properties.set(&$0.isExclusiveTouch, to: $1) })
        }
        Properties.add(
            "isAccessibilityElement", of: UIView.self, { $0.isAccessibilityElement },
            { Properties.set(&$0.isAccessibilityElement, to: $1) })
        Properties.add(
            "accessibilityIdentifier", of: UIView.self, { $0.accessibilityIdentifier },
            { Properties.set(&$0.accessibilityIdentifier, to: $1) })
        Properties.add(
            "accessibilityLabel", of: UIView.self, { $0.accessibilityLabel },
            { Properties.set(&$0.accessibilityLabel, to: $1) })
        Properties.add(
            "accessibilityHint", of: UIView.self, { $0.accessibilityHint },
            { Properties.set(&$0.accessibilityHint, to: $1) })
    }

    static func addTexts() {
        Properties.add(
            "numberOfLines", of: UILabel.self, { $0.numberOfLines }, { Properties.set(&$0.numberOfLines, to: $1) })
        Properties.add(
            "adjustsFontSizeToFitWidth", of: UILabel.self, { $0.adjustsFontSizeToFitWidth },
            { Properties.set(&$0.adjustsFontSizeToFitWidth, to: $1) })
        Properties.add(
            "placeholder", of: UITextField.self, { $0.placeholder }, { Properties.set(&$0.placeholder, to: $1) })
        Properties.add("titleLabel", of: UIButton.self) { $0.titleLabel }
        Properties.add("imageView", of: UIButton.self) { $0.imageView }
    }

    static func addControllers() {
        Properties.add("navigationItem", of: UIViewController.self) { $0.navigationItem }
        Properties.add("tabBarItem", of: UIViewController.self) { $0.tabBarItem }
        for key in ["modalInPresentation", "isModalInPresentation"] {
            Properties.add(
                key, of: UIViewController.self, { $0.isModalInPresentation },
                { Properties.set(&$0.isModalInPresentation, to: $1) })
        }
        Properties.add(
            "hidesBottomBarWhenPushed", of: UIViewController.self, { $0.hidesBottomBarWhenPushed },
            { Properties.set(&$0.hidesBottomBarWhenPushed, to: $1) })
    }
}
