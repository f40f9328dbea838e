import Testing
import UIKitCore
import UIKitMenus
import UITestSupport
import VelariumTesting

@MainActor struct MenuLifetimeTests {
    /// What must go away with a device. Counted, because the test library reads all fields of an object that it prints.
    private struct Remains {
        weak var device: TestDevice?
        weak var scene: UIWindowScene?
        weak var view: UIView?
        weak var presentation: MenuPresentation?

        var names: [String] {
            var result: [String] = []
            if device != nil { result.append("device") }
            if scene != nil { result.append("scene") }
            if view != nil { result.append("view") }
            if presentation != nil { result.append("presentation") }
            return result
        }
    }

    @Test("A device that goes away takes an open menu with it", arguments: [true, false])
    func anOpenMenuGoesAwayWithItsDevice(isPrimaryAction: Bool) throws {
        var remains = Remains()
        do {
            let fixture = MenuFixture()
            fixture.button.showsMenuAsPrimaryAction = isPrimaryAction
            if isPrimaryAction { try fixture.open() } else { try fixture.device.rightClick(.view(fixture.button)) }
            fixture.device.advance(by: 0.5)
            remains = Remains(
                device: fixture.device, scene: fixture.device.window.windowScene, view: fixture.button,
                presentation: fixture.presentation)
            #expect(remains.names.count == 4)
        }
        #expect(remains.names == [])
    }

    @Test("A device that goes away takes a context menu with it", arguments: [0.05, 0.3, 0.6, 2])
    func aContextMenuGoesAwayWithItsDevice(pressed seconds: Double) throws {
        var remains = Remains()
        do {
            let fixture = ContextMenuFixture()
            fixture.touchDown()
            fixture.device.advance(by: seconds)
            remains = Remains(
                device: fixture.device, scene: fixture.device.window.windowScene, view: fixture.target,
                presentation: fixture.presentation)
        }
        #expect(remains.names == [])
    }
}
