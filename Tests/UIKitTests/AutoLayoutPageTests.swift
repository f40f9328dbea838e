import Gallery
import Testing
import UIKit
import VelariumTesting

/// The gallery's Auto Layout page in use.
@MainActor @Suite struct AutoLayoutPageTests {
    private let device: TestDevice
    private let view: UIView

    init() throws {
        device = TestDevice(.iPhone14)
        let controller = try #require(GalleryPage.named("auto-layout")).makeController()
        device.recordsMisuses = true
        device.show(controller)
        try device.settle()
        view = controller.view
    }

    /// The frame on screen of the view with this identifier, in window coordinates.
    private func shown(_ identifier: String) throws -> CGRect {
        let found = try #require(find(identifier, in: view))
        let frame = try #require(found.layer.presentation()?.frame)
        return try #require(found.superview).convert(frame, to: nil)
    }

    private func find(_ identifier: String, in tree: UIView) -> UIView? {
        if tree.accessibilityIdentifier == identifier { return tree }
        for child in tree.subviews {
            if let found = find(identifier, in: child) { return found }
        }
        return nil
    }

    private func scroll(to identifier: String) throws {
        let way = try shown(identifier).midY - 500
        try device.perform(script: "scroll 195 420 0 \(-way)\nsettle")
    }

    @Test func theCardFollowsTheHandleInEveryFrame() throws {
        let handle = try shown("handle")
        var edges: [CGFloat] = []

        try device.perform(script: "drag \(handle.midX) \(handle.midY) \(handle.midX - 20) \(handle.midY) 0.1")
        for _ in 0..<5 {
            let now = try shown("handle")
            try device.perform(script: "drag \(now.midX) \(now.midY) \(now.midX - 24) \(now.midY) 0.1")
            edges.append(try shown("handle").midX)
        }

        #expect(zip(edges, edges.dropFirst()).allSatisfy { $0 - $1 > 8 })
        #expect(device.misuses == [])
    }

    @Test func hiddenViewCollapsesWhileItsNeighborsMove() throws {
        try scroll(to: "show Bee")
        let before = try shown("tile Bee")
        let start = try shown("tile Sea").minX

        try device.perform(script: "tap id:\"show Bee\"\nadvance 0.15")
        let half = try shown("tile Bee")
        let middle = try shown("tile Sea").minX
        try device.settle()

        let end = try shown("tile Sea").minX
        #expect(half.width > 1 && half.width < before.width - 1)
        #expect(middle < start - 1 && middle > end + 1)
        try device.expect("Bee", is: .gone)
        #expect(device.misuses == [])
    }

    @Test func stackChangesItsAxis() throws {
        try scroll(to: "axis")

        let axis = try shown("axis")
        try device.perform(script: "tap \(axis.maxX - 20) \(axis.midY)\nsettle")

        let one = try shown("tile A")
        let two = try shown("tile Bee")
        #expect(abs(one.maxY + 8 - two.minY) < 0.5 && one.minX == two.minX, "\(one) \(two)")
    }

    @Test func outlinesShowTheGuides() throws {
        try device.perform(script: "tap id:\"guides\"\nsettle")

        #expect(try shown("Safe area") == view.safeAreaLayoutGuide.layoutFrame)
        #expect(try shown("Layout margins") == view.layoutMarginsGuide.layoutFrame)
        #expect(try shown("Readable content") == view.readableContentGuide.layoutFrame)
    }

    @Test func mirroredSwitchMirrorsTheWholePage() throws {
        let before = try shown("handle").midX

        try device.perform(script: "tap id:\"mirrored\"\nsettle")

        let after = try shown("handle").midX
        #expect(abs(after - (390 - before)) < 0.5, "\(before) \(after)")
    }

    @Test func conflictIsReportedAndResolved() throws {
        try scroll(to: "conflict")

        try device.perform(script: "tap id:\"conflict\"\nsettle")
        let label = try #require(find("report", in: view) as? UILabel)
        #expect(label.text?.contains("✗") == true)
        #expect(device.misuses.count == 1)
        #expect(device.misuses.first?.message.contains("Unable to simultaneously satisfy") == true)
        try device.perform(script: "tap id:\"conflict\"\nsettle")

        #expect(label.text == "✓ width 120, required")
        #expect(try shown("torn").width == 120)
    }
}
