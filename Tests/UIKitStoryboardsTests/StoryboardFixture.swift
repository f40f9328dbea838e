import InterfaceDocuments
import UIKitCore
import UIKitStoryboards
import VelariumTesting

/// Storyboards and nibs as Xcode writes them, around the part that a test is about.
enum StoryboardFixture {
    /// A storyboard with one scene; `controller` is the content of the initial controller.
    static func page(
        _ controller: String, class name: String? = nil, objects: String = "", scenes: String = ""
    ) -> String {
        let custom = name.map { " customClass=\"\($0)\" customModule=\"UIKitStoryboardsTests\"" } ?? ""
        return storyboard(
            """
            <scene sceneID="s0"><objects>
                <viewController id="page" storyboardIdentifier="Page" sceneMemberID="viewController"\(custom)>
            \(controller)
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
            \(objects)
            </objects></scene>
            \(scenes)
            """, initial: "page")
    }

    static func storyboard(_ scenes: String, initial: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" \
        initialViewController="\(initial)">
        <scenes>
        \(scenes)
        </scenes>
        </document>
        """
    }

    static func nib(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(objects)
        </objects>
        </document>
        """
    }

    /// The rectangle element of a frame.
    static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }
}

extension UIStoryboard {
    /// The storyboard of a text, through its compiled form, as an app's bundle has it.
    static func make(_ source: String) throws -> UIStoryboard {
        let document = try InterfaceDocument(Array(source.utf8))
        return try UIStoryboard(named: "Test", bytes: document.compiled)
    }

    /// The initial controller of a text.
    static func initial<Controller: UIViewController>(_ source: String, as type: Controller.Type) throws -> Controller?
    {
        try make(source).instantiateInitialViewController() as? Controller
    }
}

extension TestDevice {
    /// A device that records misuses, which would trap.
    static func recording(_ model: Model) -> TestDevice {
        let device = TestDevice(model)
        device.recordsMisuses = true
        return device
    }
}
