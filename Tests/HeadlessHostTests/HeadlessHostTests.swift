import CoreGraphics
import HeadlessHost
import QuartzCore
import SystemAssembly
import Testing
import UIKitCore

@MainActor
@Suite struct HeadlessHostTests {
    private let host: HeadlessHost
    private let system: UIKitSystem

    init() {
        (system, host) = UIKitSystem.headless(.desktop)
        host.advance(by: 0)
    }

    @Test func memoryScreenHasTheDevicesPixels() {
        let phone = UIKitSystem.headless(.iPhone14)
        let lying = UIKitSystem.headless(.iPhone14, scale: 1, isLandscape: true)

        #expect(phone.host.canvas.bounds == PixelRect(x: 0, y: 0, width: 1170, height: 2532))
        #expect(lying.host.canvas.bounds == PixelRect(x: 0, y: 0, width: 844, height: 390))
        #expect(lying.system.screen.bounds.size == CGSize(width: 844, height: 390))
    }

    @Test func aStillScreenRunsNoFrames() {
        host.advance(by: 0.2)
        let before = host.frameCount

        host.advance(by: 1)

        #expect(host.frameCount == before)
        #expect(abs(host.clock.now - 1.2) < 1e-9)
    }

    @Test func manyRequestsMakeOneFrame() {
        host.advance(by: 0.2)
        let before = host.frameCount
        host.requestFrame()
        host.requestFrame()

        host.advance(by: 0.1)

        #expect(host.frameCount == before + 1)
        #expect(!host.isFrameRequested)
    }

    @Test func eachTurnDrainsThenRunsDueActionsThenTheFrame() {
        host.advance(by: 0.2)
        var log: [String] = []
        let start = host.clock.now
        _ = host.clock.schedule(at: start + 0.01) { [host] in
            log.append("action at frame \(host.frameCount)")
            host.requestFrame()
        }
        let before = host.frameCount

        host.advance(by: 2.0 / 60) { log.append("drain at frame \(host.frameCount)") }

        #expect(log == ["drain at frame \(before)", "action at frame \(before)", "drain at frame \(before + 1)"])
    }

    @Test func actionScheduledWhileDrainingIsDueInTheSameTurn() {
        var ran = false
        host.advance(by: 0) {
            _ = host.clock.schedule(at: host.clock.now) { ran = true }
        }

        #expect(ran)
    }

    @Test func awaitedAdvanceLetsTasksRunBeforeEachFrame() async {
        var hops = 0
        let task = Task { @MainActor in
            for _ in 0..<3 {
                hops += 1
                await Task.yield()
            }
        }

        await host.advance(by: 0.1, draining: MainQueue.yieldToTasks)

        #expect(hops == 3)
        await task.value
    }

    @Test func resizingReplacesTheCanvasAndUpdatesTheSystem() {
        let old = host.canvas

        host.resize(to: CGSize(width: 500, height: 300))
        host.advance(by: 0)

        #expect(host.canvas !== old)
        #expect(host.canvas.bounds == PixelRect(x: 0, y: 0, width: 500, height: 300))
        #expect(system.screen.bounds == CGRect(x: 0, y: 0, width: 500, height: 300))
    }
}
