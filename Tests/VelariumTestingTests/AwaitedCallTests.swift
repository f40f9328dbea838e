import CoreGraphics
import Foundation
import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// A plain call and its awaited form differ only in that the second one drains tasks and the main queue.
@MainActor
@Suite struct AwaitedCallTests {
    struct Call: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let plain: @MainActor (TestDevice) throws -> Void
        let awaited: @MainActor (TestDevice) async throws -> Void

        init(
            _ name: String, plain: @escaping @MainActor (TestDevice) throws -> Void,
            awaited: @escaping @MainActor (TestDevice) async throws -> Void
        ) {
            testDescription = name
            self.plain = plain
            self.awaited = awaited
        }
    }

    nonisolated static let calls: [Call] = [
        Call("tap") {
            try $0.tap("Save")
        } awaited: {
            try await $0.tap("Save")
        },
        Call("tap a point") {
            try $0.tap(x: 60, y: 110)
        } awaited: {
            try await $0.tap(x: 60, y: 110)
        },
        Call("press") {
            try $0.press("Save", for: 0.2)
        } awaited: {
            try await $0.press("Save", for: 0.2)
        },
        Call("press and slide") {
            try $0.press("Save", slidingTo: .point(x: 60, y: 300), after: 0.1)
        } awaited: {
            try await $0.press("Save", slidingTo: .point(x: 60, y: 300), after: 0.1)
        },
        Call("drag") {
            try $0.drag(from: CGPoint(x: 60, y: 110), to: CGPoint(x: 60, y: 300))
        } awaited: {
            try await $0.drag(from: CGPoint(x: 60, y: 110), to: CGPoint(x: 60, y: 300))
        },
        Call("hover") {
            try $0.hover(over: "Save")
        } awaited: {
            try await $0.hover(over: "Save")
        },
        Call("hover away") {
            try $0.hoverAway()
        } awaited: {
            try await $0.hoverAway()
        },
        Call("right-click") {
            try $0.rightClick("Save")
        } awaited: {
            try await $0.rightClick("Save")
        },
        Call("click") {
            try $0.click("Save")
        } awaited: {
            try await $0.click("Save")
        },
        Call("drag the mouse") {
            try $0.dragMouse(from: CGPoint(x: 60, y: 110), to: CGPoint(x: 60, y: 300))
        } awaited: {
            try await $0.dragMouse(from: CGPoint(x: 60, y: 110), to: CGPoint(x: 60, y: 300))
        },
        Call("key") {
            try $0.key("shift+tab")
        } awaited: {
            try await $0.key("shift+tab")
        },
        Call("advance") {
            $0.advance(by: 0.25)
        } awaited: {
            await $0.advance(by: 0.25)
        },
        Call("settle") {
            try $0.settle()
        } awaited: {
            try await $0.settle()
        },
        Call("style") {
            try $0.setStyle(.dark)
        } awaited: {
            try await $0.setStyle(.dark)
        },
        Call("contrast") {
            try $0.setContrast(.high)
        } awaited: {
            try await $0.setContrast(.high)
        },
        Call("text size") {
            try $0.setTextSize(.extraLarge)
        } awaited: {
            try await $0.setTextSize(.extraLarge)
        },
        Call("layout direction") {
            try $0.setLayoutDirection(.rightToLeft)
        } awaited: {
            try await $0.setLayoutDirection(.rightToLeft)
        },
        Call("battery") {
            try $0.setBattery(level: 0.5, .charging)
        } awaited: {
            try await $0.setBattery(level: 0.5, .charging)
        },
        Call("memory warning") {
            try $0.simulateMemoryWarning()
        } awaited: {
            try await $0.simulateMemoryWarning()
        },
        Call("rotate") {
            try $0.rotate(to: .landscapeLeft)
        } awaited: {
            try await $0.rotate(to: .landscapeLeft)
        },
        Call("model") {
            try $0.changeModel(to: .iPadMini)
        } awaited: {
            try await $0.changeModel(to: .iPadMini)
        },
        Call("status bar") {
            try $0.setStatusBarHeight(60)
        } awaited: {
            try await $0.setStatusBarHeight(60)
        },
        Call("film strip") {
            _ = try $0.filmStrip(of: 0.1)
        } awaited: {
            _ = try await $0.filmStrip(of: 0.1)
        },
        Call("script") {
            try $0.perform(script: "tap \"Save\"\nadvance 0.1\nquit\nadvance 9")
        } awaited: {
            try await $0.perform(script: "tap \"Save\"\nadvance 0.1\nquit\nadvance 9")
        },
    ]

    private func makeDevice() -> TestDevice {
        let device = TestDevice(.iPhone14)
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.frame = CGRect(x: 50, y: 100, width: 100, height: 44)
        button.addAction(
            UIAction { action in (action.sender as? UIButton)?.accessibilityLabel = "Saved" }, for: .touchUpInside)
        let controller = UIViewController()
        controller.view.addSubview(button)
        device.show(controller)
        return device
    }

    @Test(arguments: calls) func bothFormsEndWithTheSameScreenAtTheSameTime(call: Call) async throws {
        let plain = makeDevice()
        let awaited = makeDevice()

        try call.plain(plain)
        try await call.awaited(awaited)

        #expect(awaited.dump() == plain.dump())
        #expect(awaited.now == plain.now)
        #expect(awaited.trace == plain.trace)
    }

    @Test func bothFormsFailWithTheSameSentence() async {
        let device = makeDevice()

        let plain = #expect(throws: TestFailure.self) { try device.tap("Load") }
        let awaited = await #expect(throws: TestFailure.self) { try await device.tap("Load") }

        #expect(plain?.reason == "\"Load\" is not there; there are \"Save\"")
        #expect(awaited?.reason == plain?.reason)
    }

    @Test func aFailedScriptNamesItsLineInBothForms() async {
        let device = makeDevice()
        let script = "# a comment\ntap \"Load\""

        let plain = #expect(throws: TestFailure.self) { try device.perform(script: script) }
        let awaited = await #expect(throws: TestFailure.self) { try await device.perform(script: script) }

        #expect(plain?.reason == "script:2: \"Load\" is not there; there are \"Save\"")
        #expect(awaited?.reason == plain?.reason)
    }
}
