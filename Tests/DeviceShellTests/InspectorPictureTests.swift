import CoreGraphics
import Driving
import Foundation
import Testing
import UIKitControls
import UIKitCore
import UIKitPresentation

/// The pictures of Docs/Inspector.md are what the inspector looks like.
///
/// With a folder in `VELARIUM_INSPECTOR_PICTURES` they are written there instead. Review them.
@MainActor @Suite struct InspectorPictureTests {
    enum Scene: String, CaseIterable {
        case views = "inspector-views"
        case space = "inspector-space"
        case touches = "inspector-touches"
    }

    private final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { .none }
    }

    private final class Page: UIViewController {
        let button = UIButton(configuration: .filled())
        let popoverDelegate = PopoverDelegate()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            let title = UILabel(frame: CGRect(x: 24, y: 96, width: 300, height: 40))
            title.text = "Orders"
            title.font = .systemFont(ofSize: 32, weight: .bold)
            let close = UIButton(type: .close)
            close.frame = CGRect(x: 336, y: 101, width: 30, height: 30)
            let note = UILabel(frame: CGRect(x: 24, y: 160, width: 342, height: 60))
            note.text = "Two orders wait for an answer."
            note.backgroundColor = .secondarySystemBackground
            note.textAlignment = .center
            let toggle = UISwitch()
            toggle.frame.origin = CGPoint(x: 24, y: 250)
            button.setTitle("Answer", for: .normal)
            button.frame = CGRect(x: 95, y: 340, width: 200, height: 50)
            for part in [title, close, note, toggle, button] { view.addSubview(part) }
        }

        func answer() -> UIViewController {
            let content = UIViewController()
            content.view.backgroundColor = .systemTeal
            content.preferredContentSize = CGSize(width: 220, height: 140)
            content.modalPresentationStyle = .popover
            content.popoverPresentationController?.delegate = popoverDelegate
            content.popoverPresentationController?.sourceView = button
            present(content, animated: false)
            return content
        }
    }

    @Test(arguments: Scene.allCases) func pictureMatchesTheInspector(scene: Scene) throws {
        let page = Page()
        let fixture = ShellFixture(root: page)
        fixture.key("f12")
        fixture.advance(0.5)
        switch scene {
        case .views, .space:
            let content = fixture.app.run(page.answer)
            fixture.advance(0.5)
            let frame = content.view.convert(content.view.bounds, to: nil)
            fixture.tapDevice(CGPoint(x: frame.midX, y: frame.midY))
            if scene == .space { fixture.tap(try #require(fixture.shell.shellPoint(of: "shell.explode"))) }
        case .touches:
            let pages = try #require(fixture.shell.shellPoint(of: "shell.inspector-pages"))
            fixture.tap(CGPoint(x: pages.x - 40, y: pages.y))
            fixture.tapDevice(CGPoint(x: 195, y: 365))
            fixture.tap(try #require(fixture.shell.shellPoint(of: "shell.touch-map")))
        }
        fixture.advance(1)

        if let folder = ProcessInfo.processInfo.environment["VELARIUM_INSPECTOR_PICTURES"] {
            try PictureFiles(folder: Folder(path: folder)).write(fixture.pixels, to: "\(scene.rawValue).png")
        } else {
            try PictureFiles(folder: Folder(path: Self.folder.path)).compare(
                fixture.pixels, with: "\(scene.rawValue).png")
        }
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Docs/Pictures").standardized
}
