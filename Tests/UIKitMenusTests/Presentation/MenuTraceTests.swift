import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UIKitMenus
import VelariumTesting

/// The callbacks of menus of buttons and bar items, whatever happens while they are open.
@MainActor @Suite struct MenuTraceTests {
    enum Source: CaseIterable { case button, barItem, toolbarItem }

    /// What ends an open menu.
    enum End: CaseIterable {
        case choice, touchOutside, escape, escapeGesture, rotation, anotherMenu, removal, menuRemoved, sceneInactive
    }

    /// A screen with a button, two bar items and a second button, all with the same menu.
    @MainActor private final class Screen {
        let device = TestDevice(.iPhone14)
        let controller = UIViewController()
        let button = UIButton(type: .system)
        let other = UIButton(type: .system)
        let barItem: UIBarButtonItem
        let toolbarItem: UIBarButtonItem
        let stack: UINavigationController

        init() {
            func menu() -> UIMenu {
                UIMenu(children: [
                    UIAction(title: "Copy") { _ in },
                    UIMenu(title: "More", children: [UIAction(title: "Deep") { _ in }]),
                ])
            }
            barItem = UIBarButtonItem(title: "Bar", menu: menu())
            toolbarItem = UIBarButtonItem(title: "Tool", menu: menu())
            controller.navigationItem.rightBarButtonItem = barItem
            controller.toolbarItems = [toolbarItem]
            stack = UINavigationController(rootViewController: controller)
            stack.isToolbarHidden = false
            device.show(stack)
            for (button, title, y) in [(button, "Button", 200.0), (other, "Other", 260.0)] {
                button.setTitle(title, for: .normal)
                button.frame = CGRect(x: 20, y: y, width: 100, height: 40)
                button.menu = menu()
                button.showsMenuAsPrimaryAction = true
                controller.view.addSubview(button)
            }
            device.advance(by: 0.1)
        }

        func open(_ source: Source, withSubmenu: Bool) throws {
            let title: TestTarget =
                switch source {
                case .button: "Button"
                case .barItem: "Bar"
                case .toolbarItem: "Tool"
                }
            try device.tap(title)
            try device.settle()
            guard withSubmenu else { return }
            try device.tap("More")
            try device.settle()
        }

        func end(_ end: End, of source: Source, withSubmenu: Bool) throws {
            switch end {
            case .choice: try device.tap(withSubmenu ? "Deep" : "Copy")
            case .touchOutside: try device.tap(x: 195, y: 480)
            case .escape: try device.key("escape")
            case .escapeGesture: try device.performEscapeGesture()
            case .rotation: try device.rotate(to: .landscapeLeft)
            case .anotherMenu: other.performPrimaryAction()
            case .removal:
                switch source {
                case .button: button.removeFromSuperview()
                case .barItem: controller.navigationItem.rightBarButtonItem = nil
                case .toolbarItem: controller.toolbarItems = []
                }
            case .menuRemoved:
                switch source {
                case .button: button.menu = nil
                case .barItem: barItem.menu = nil
                case .toolbarItem: toolbarItem.menu = nil
                }
            case .sceneInactive: try device.perform(script: "scene inactive")
            }
            try device.settle()
        }

        /// The callbacks of menus so far.
        var trace: [String] {
            device.trace.filter { $0.type == "MenuPresentation" }.map { entry in
                let hasArguments = entry.callback != "opened" && !entry.arguments.isEmpty
                return hasArguments ? "\(entry.callback) \(entry.arguments)" : entry.callback
            }
        }

        var current: MenuPresentation? { device.system.menus.current }
        var count: Int { device.system.menus.presentations.count }
    }

    @Test(arguments: Source.allCases, End.allCases)
    func everyMenuEndsOnceWhateverEndsIt(source: Source, end: End) throws {
        for withSubmenu in [false, true] {
            let screen = Screen()

            try screen.open(source, withSubmenu: withSubmenu)
            let count = screen.current?.levels.count
            try screen.end(end, of: source, withSubmenu: withSubmenu)

            var expected = ["opened"] + (withSubmenu ? ["openedSubmenu More"] : [])
            if end == .choice { expected.append("chose \(withSubmenu ? "Deep" : "Copy")") }
            expected += end == .anotherMenu ? ["opened", "closed"] : ["closed"]
            #expect(count == (withSubmenu ? 2 : 1))
            #expect(screen.trace == expected, "\(source) \(end), submenu: \(withSubmenu)")
            #expect(screen.count == (end == .anotherMenu ? 1 : 0))
        }
    }

    @Test(arguments: Source.allCases) func anotherMenuOfTheControlReplacesTheOneThatIsOpen(source: Source) throws {
        let screen = Screen()
        try screen.open(source, withSubmenu: true)
        let menu = UIMenu(children: [UIAction(title: "New") { _ in }])

        switch source {
        case .button: screen.button.menu = menu
        case .barItem: screen.barItem.menu = menu
        case .toolbarItem: screen.toolbarItem.menu = menu
        }
        try screen.device.settle()

        #expect(screen.current?.levels.count == 1)
        #expect(screen.current?.frontLevel?.view.model.items.map(\.title) == ["New"])
        #expect(screen.trace == ["opened", "openedSubmenu More"])
    }

    @Test(arguments: Source.allCases) func aControlThatIsDisabledOrHiddenKeepsItsMenu(source: Source) throws {
        let screen = Screen()
        try screen.open(source, withSubmenu: false)

        switch source {
        case .button:
            screen.button.isEnabled = false
            screen.button.isHidden = true
        case .barItem: screen.barItem.isEnabled = false
        case .toolbarItem: screen.toolbarItem.isEnabled = false
        }
        try screen.device.settle()
        try screen.device.tap("Copy")
        try screen.device.settle()

        #expect(screen.trace == ["opened", "chose Copy", "closed"])
    }

    @Test(arguments: Source.allCases) func thePopAndPushOfAControllerClosesItsMenu(source: Source) throws {
        let screen = Screen()
        try screen.open(source, withSubmenu: false)

        screen.stack.pushViewController(UIViewController(), animated: false)
        try screen.device.settle()

        #expect(screen.trace == ["opened", "closed"])
        try screen.device.expectPresentations(0)
    }
}
