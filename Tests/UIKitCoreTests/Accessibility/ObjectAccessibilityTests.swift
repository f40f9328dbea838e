import Foundation
import Testing
import UIKitCore

/// The accessibility of objects that are known as `NSObject` only, and of images.
@MainActor @Suite struct ObjectAccessibilityTests {
    @Test func whatIsSetOnAnObjectIsSetOnTheView() {
        let view = UIView()
        let element = UIAccessibilityElement(accessibilityContainer: view)
        let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)

        for object: NSObject in [view, element, item] { object.accessibilityLabel = "name" }
        for object: NSObject in [view, element] { object.isAccessibilityElement = true }

        #expect(view.accessibilityLabel == "name" && element.accessibilityLabel == "name")
        #expect(item.accessibilityLabel == "name" && view.isAccessibilityElement)
        #expect((view as NSObject).accessibilityLabel == "name" && (element as NSObject).isAccessibilityElement)
    }

    @Test func anImageViewHasTheLabelOfItsImageUnlessItHasItsOwn() {
        let image = UIImage()
        let view = UIImageView(image: image)

        image.accessibilityLabel = "a boat"
        #expect(view.accessibilityLabel == "a boat")
        view.accessibilityLabel = "our boat"

        #expect(view.accessibilityLabel == "our boat" && image.accessibilityLabel == "a boat")
    }
}
