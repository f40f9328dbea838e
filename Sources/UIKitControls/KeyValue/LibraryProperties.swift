import Foundation
import UIKitCore

/// The properties of this module that apps read, set and observe by name.
///
/// An entry of the section `.init_array` runs before the app. It only stores a function.
@section(".init_array") @used private let properties: @convention(c) () -> Void = {
    _SelectorMethods.add {
        LibraryProperties.addLayers()
        LibraryProperties.addViews()
        LibraryProperties.addControls()
        LibraryProperties.addControllers()
    }
}

private enum LibraryProperties {
    private typealias Properties = _KeyValueProperties

    static func addLayers() {
        Properties.add("bounds", of: CALayer.self, { $0.bounds }, { Properties.set(&$0.bounds, to: $1) })
        Properties.add("frame", of: CALayer.self, { $0.frame }, { Properties.set(&$0.frame, to: $1) })
        Properties.add("position", of: CALayer.self, { $0.position }, { Properties.set(&$0.position, to: $1) })
        Properties.add("zPosition", of: CALayer.self, { $0.zPosition }, { Properties.set(&$0.zPosition, to: $1) })
        Properties.add("opacity", of: CALayer.self, { $0.opacity }, { Properties.set(&$0.opacity, to: $1) })
        Properties.add("hidden", of: CALayer.self, { $0.isHidden }, { Properties.set(&$0.isHidden, to: $1) })
        Properties.add("transform", of: CALayer.self, { $0.transform }, { Properties.set(&$0.transform, to: $1) })
        Properties.add(
            "sublayerTransform", of: CALayer.self, { $0.sublayerTransform },
            { Properties.set(&$0.sublayerTransform, to: $1) })
        Properties.add(
            "cornerRadius", of: CALayer.self, { $0.cornerRadius }, { Properties.set(&$0.cornerRadius, to: $1) })
        Properties.add("borderWidth", of: CALayer.self, { $0.borderWidth }, { Properties.set(&$0.borderWidth, to: $1) })
        Properties.add("name", of: CALayer.self, { $0.name }, { Properties.set(&$0.name, to: $1) })
    }

    static func addViews() {
        Properties.add("frame", of: UIView.self, { $0.frame }, { Properties.set(&$0.frame, to: $1) })
        Properties.add("bounds", of: UIView.self, { $0.bounds }, { Properties.set(&$0.bounds, to: $1) })
        Properties.add("center", of: UIView.self, { $0.center }, { Properties.set(&$0.center, to: $1) })
        Properties.add("transform", of: UIView.self, { $0.transform }, { Properties.set(&$0.transform, to: $1) })
        Properties.add("alpha", of: UIView.self, { $0.alpha }, { Properties.set(&$0.alpha, to: $1) })
        for key in ["hidden", "isHidden"] {
            Properties.add(key, of: UIView.self, { $0.isHidden }, { Properties.set(&$0.isHidden, to: $1) })
        }
        Properties.add(
            "backgroundColor", of: UIView.self, { $0.backgroundColor }, { Properties.set(&$0.backgroundColor, to: $1) })
        Properties.add("tag", of: UIView.self, { $0.tag }, { Properties.set(&$0.tag, to: $1) })
        Properties.add("layer", of: UIView.self) { $0.layer }
        Properties.add("safeAreaInsets", of: UIView.self) { $0.safeAreaInsets }
        Properties.add(
            "contentOffset", of: UIScrollView.self, { $0.contentOffset }, { Properties.set(&$0.contentOffset, to: $1) })
        Properties.add(
            "contentSize", of: UIScrollView.self, { $0.contentSize }, { Properties.set(&$0.contentSize, to: $1) })
        Properties.add(
            "contentInset", of: UIScrollView.self, { $0.contentInset }, { Properties.set(&$0.contentInset, to: $1) })
    }

    static func addControls() {
        Properties.add("text", of: UILabel.self, { $0.text }, { Properties.set(&$0.text, to: $1) })
        Properties.add("image", of: UIImageView.self, { $0.image }, { Properties.set(&$0.image, to: $1) })
        for key in ["enabled", "isEnabled"] {
            Properties.add(key, of: UIControl.self, { $0.isEnabled }, { Properties.set(&$0.isEnabled, to: $1) })
            Properties.add(
                key, of: UIGestureRecognizer.self, { $0.isEnabled }, { Properties.set(&$0.isEnabled, to: $1) })
            Properties.add(key, of: UIBarItem.self, { $0.isEnabled }, { Properties.set(&$0.isEnabled, to: $1) })
        }
        for key in ["selected", "isSelected"] {
            Properties.add(key, of: UIControl.self, { $0.isSelected }, { Properties.set(&$0.isSelected, to: $1) })
        }
        for key in ["highlighted", "isHighlighted"] {
            Properties.add(key, of: UIControl.self, { $0.isHighlighted }, { Properties.set(&$0.isHighlighted, to: $1) })
        }
        Properties.add("state", of: UIGestureRecognizer.self) { $0.state.rawValue }
    }

    static func addControllers() {
        Properties.add("title", of: UIViewController.self, { $0.title }, { Properties.set(&$0.title, to: $1) })
        Properties.add("title", of: UINavigationItem.self, { $0.title }, { Properties.set(&$0.title, to: $1) })
        Properties.add("title", of: UIBarItem.self, { $0.title }, { Properties.set(&$0.title, to: $1) })
        Properties.add("image", of: UIBarItem.self, { $0.image }, { Properties.set(&$0.image, to: $1) })
        // Not public on iOS; apps use it to show something beside an item.
        Properties.add("view", of: UIBarItem.self) { ($0 as? UIBarButtonItem)?.itemView }
        Properties.add("view", of: UIViewController.self) { $0.view }
    }
}
