import CoreGraphics
import InterfaceDocuments
import UIKitControls
import UIKitCore
import UIKitStoryboards
import UIKitText

/// A storyboard of 50 forms: milliseconds to compile it, to open it, and to instantiate and lay out one scene, beside the
/// same form made in code.
@MainActor func measureStoryboards(_ report: inout Report) {
    let count = 50
    report.title("storyboards: \(count) scenes with a form of 24 views each; milliseconds")
    let source = Array(StoryboardText.storyboard(scenes: count).utf8)
    report.add("storyboards/source", Double(source.count) / 1024, unit: "KiB")
    let screen = BenchmarkScreen(.phone, rows: 0)
    var compiling = Samples()
    var opening = Samples()
    var instantiating = Samples()
    var coding = Samples()
    for _ in 0..<9 {
        var bytes: [UInt8] = []
        compiling.append(Cost.of { bytes = compiled(source) }.milliseconds)
        var storyboard: UIStoryboard?
        opening.append(Cost.of { storyboard = open(bytes) }.milliseconds)
        let scenes = Cost.of {
            for scene in 0..<count {
                screen.layOut(storyboard?.instantiateViewController(withIdentifier: "Form\(scene)"))
            }
        }
        instantiating.append(scenes.milliseconds / Double(count))
        let forms = Cost.of {
            for _ in 0..<count { screen.layOut(CodedForm()) }
        }
        coding.append(forms.milliseconds / Double(count))
    }
    report.add("storyboards/compile", compiling)
    report.add("storyboards/open", opening)
    report.add("storyboards/instantiate", instantiating)
    report.add("storyboards/in-code", coding)
}

private func compiled(_ source: [UInt8]) -> [UInt8] {
    do {
        let document = try InterfaceDocument(source)
        precondition(InterfaceCheck(document).errors.isEmpty, "The storyboard of the benchmark has errors.")
        return document.compiled
    } catch {
        preconditionFailure("The storyboard of the benchmark cannot be read: \(error)")
    }
}

@MainActor private func open(_ bytes: [UInt8]) -> UIStoryboard {
    do {
        return try UIStoryboard(named: "Forms", bytes: bytes)
    } catch {
        preconditionFailure("The compiled storyboard of the benchmark cannot be read: \(error)")
    }
}

extension BenchmarkScreen {
    /// Loads and lays out the view of a controller in the screen's size.
    fileprivate func layOut(_ controller: UIViewController?) {
        guard let controller else { preconditionFailure("The storyboard has no such scene.") }
        controller.view.frame = rootController.view.bounds
        rootController.view.addSubview(controller.view)
        controller.view.layoutIfNeeded()
        controller.view.removeFromSuperview()
    }
}

private let rowCount = 8

/// The text of a storyboard with forms: rows of a label and a field, and a button.
private enum StoryboardText {
    static func storyboard(scenes: Int) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" \
        initialViewController="c0">
        <scenes>
        \((0..<scenes).map(scene).joined(separator: "\n"))
        </scenes>
        </document>
        """
    }

    private static func scene(_ number: Int) -> String {
        """
        <scene sceneID="s\(number)"><objects>
        <viewController id="c\(number)" storyboardIdentifier="Form\(number)" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v\(number)">
        <rect key="frame" x="0" y="0" width="390" height="844"/>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        <subviews>
        \((0..<rowCount).map { row($0, of: number) }.joined(separator: "\n"))
        </subviews>
        <constraints>
        \((0..<rowCount).map { constraints(of: $0, of: number) }.joined(separator: "\n"))
        </constraints>
        <viewLayoutGuide key="safeArea" id="g\(number)"/>
        </view>
        </viewController>
        </objects></scene>
        """
    }

    private static func row(_ row: Int, of scene: Int) -> String {
        """
        <stackView opaque="NO" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="r\(scene)-\(row)">
        <subviews>
        <label opaque="NO" text="Row \(row)" id="l\(scene)-\(row)">
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        <color key="textColor" systemColor="labelColor"/>
        </label>
        <textField opaque="NO" borderStyle="roundedRect" placeholder="Text" id="f\(scene)-\(row)"/>
        </subviews>
        </stackView>
        """
    }

    private static func constraints(of row: Int, of scene: Int) -> String {
        let above =
            row == 0
            ? "secondItem=\"g\(scene)\" secondAttribute=\"top\""
            : "secondItem=\"r\(scene)-\(row - 1)\" secondAttribute=\"bottom\""
        let item = "firstItem=\"r\(scene)-\(row)\""
        return """
            <constraint \(item) firstAttribute="top" \(above) constant="12" id="t\(scene)-\(row)"/>
            <constraint \(item) firstAttribute="leading" secondItem="g\(scene)" secondAttribute="leading" constant="16" \
            id="a\(scene)-\(row)"/>
            <constraint firstItem="g\(scene)" firstAttribute="trailing" secondItem="r\(scene)-\(row)" \
            secondAttribute="trailing" constant="16" id="z\(scene)-\(row)"/>
            """
    }
}

/// The same form, made in code.
private final class CodedForm: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let guide = view.safeAreaLayoutGuide
        var edge = guide.topAnchor
        for row in 0..<rowCount {
            let label = UILabel()
            label.text = "Row \(row)"
            label.font = .preferredFont(forTextStyle: .body)
            label.textColor = .label
            let field = UITextField()
            field.borderStyle = .roundedRect
            field.placeholder = "Text"
            let stack = UIStackView(arrangedSubviews: [label, field])
            stack.spacing = 8
            stack.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: edge, constant: 12),
                stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
                guide.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 16),
            ])
            edge = stack.bottomAnchor
        }
    }
}
