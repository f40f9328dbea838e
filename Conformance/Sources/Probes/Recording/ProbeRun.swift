import UIKit

/// One run of a probe: what it shows, waits for and records.
@MainActor final class ProbeRun {
    let probe: String
    let device: any ProbeDevice
    private(set) var values: [ProbeValue] = []

    init(probe: String, device: any ProbeDevice) {
        self.probe = probe
        self.device = device
    }

    /// Long enough for every animation of the system to end.
    static let longestAnimation = 1.5

    var window: UIWindow { device.window }

    /// Shows a controller in a window that fills the screen, and waits for its layout.
    func show(_ controller: UIViewController) async {
        device.show(controller)
        await wait(seconds: 0.1)
    }

    /// Shows a white page with these views, which have their frames already.
    func show(_ views: UIView...) async {
        let page = Page()
        views.forEach { page.view.addSubview($0) }
        await show(page)
    }

    func wait(seconds: Double) async {
        await device.wait(seconds: seconds)
    }

    /// Waits until the animations that have begun are over.
    func settle() async {
        await wait(seconds: Self.longestAnimation)
    }

    /// Touches the middle of a view long enough for its context menu, and waits until it is open. Returns false on a side
    /// that cannot touch.
    func openContextMenu(of view: UIView) async -> Bool {
        let frame = view.rectInWindow
        guard device.press(CGPoint(x: frame.midX, y: frame.midY), seconds: 1) else { return false }
        await settle()
        return true
    }

    /// Slides a row aside by `length` points, to the right when it is positive. Returns false on a side that cannot touch.
    func swipe(_ row: UIView, by length: CGFloat) async -> Bool {
        let frame = row.rectInWindow, start = CGPoint(x: frame.midX - length / 2, y: frame.midY)
        guard device.drag(from: start, to: CGPoint(x: start.x + length, y: start.y)) else { return false }
        await settle()
        return true
    }

    /// What the window draws, in its own coordinates.
    func picture() -> Pixels? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = UIScreen.main.scale
        let shown = window
        let image = UIGraphicsImageRenderer(size: shown.bounds.size, format: format).image { _ in
            _ = shown.drawHierarchy(in: shown.bounds, afterScreenUpdates: true)
        }
        return Pixels(image)
    }

    /// What is on the screen, the keyboard and the status bar included.
    func screenPicture() -> Pixels? {
        device.screenImage().flatMap(Pixels.init)
    }

    // MARK: Recording

    /// Records a text; nil is `none`. Line feeds become " / ", and addresses of objects are left out.
    func record(_ name: String, _ text: String?) {
        let line = (text ?? "none").split(separator: "\n", omittingEmptySubsequences: false).joined(separator: " / ")
        values.append(
            ProbeValue(
                name: "\(probe).\(name)", text: line.replacing("\t", with: " ").replacing(/0x[0-9a-f]+/, with: "0x")))
    }

    /// Records a number with two decimals.
    func record(_ name: String, _ number: CGFloat?) {
        record(name, number.map(Self.text))
    }

    func record(_ name: String, _ number: Int?) {
        record(name, number.map { String($0) })
    }

    func record(_ name: String, _ isTrue: Bool) {
        record(name, isTrue ? "yes" : "no")
    }

    /// Records the parts of a color, from 0 to 255: red, green and blue.
    func record(_ name: String, _ color: Pixels.Color?) {
        record(name, color?.description)
    }

    /// Records `(x y; width height)`.
    func record(_ name: String, _ rect: CGRect?) {
        record(name, rect.map(Self.text))
    }

    /// Records `width height`.
    func record(_ name: String, _ size: CGSize?) {
        record(name, size.map { "\(Self.text($0.width)) \(Self.text($0.height))" })
    }

    /// Records `left right` of a rectangle.
    func record(_ name: String, across rect: CGRect?) {
        record(name, rect.map { "\(Self.text($0.minX)) \(Self.text($0.maxX))" })
    }

    /// Records numbers, separated by blanks.
    func record(_ name: String, _ numbers: [CGFloat]) {
        record(name, numbers.map(Self.text).joined(separator: " "))
    }

    /// Records `(x y)`.
    func record(_ name: String, _ point: CGPoint?) {
        record(name, point.map { "(\(Self.text($0.x)) \(Self.text($0.y)))" })
    }

    /// Records red, green and blue of several colors. Their name ends with `Colors`.
    func record(_ name: String, _ colors: [Pixels.Color]) {
        record(name, colors.map(\.description).joined(separator: ", "))
    }

    /// Records the red parts of pixels, which are gray. Their name ends with `Grays`.
    func record(_ name: String, grays: [Pixels.Color]) {
        record(name, grays.map { String($0.red) }.joined(separator: " "))
    }

    /// Records `(x y; width height)` of each rectangle.
    func record(_ name: String, _ rects: [CGRect]) {
        record(name, rects.map(Self.text).joined(separator: " "))
    }

    /// Records `(top left bottom right)`.
    func record(_ name: String, _ insets: UIEdgeInsets) {
        let sides = [insets.top, insets.left, insets.bottom, insets.right]
        record(name, "(\(sides.map(Self.text).joined(separator: " ")))")
    }

    /// Records the text of the exception that `body` raises; `none` without one.
    func recordException(_ name: String, _ body: () -> Void) {
        record(name, device.exception(raisedBy: body))
    }

    private static func text(_ rect: CGRect) -> String {
        "(\(text(rect.minX)) \(text(rect.minY)); \(text(rect.width)) \(text(rect.height)))"
    }

    private static func text(_ number: CGFloat) -> String {
        guard number.isFinite else { return number.isNaN ? "NaN" : number > 0 ? "infinite" : "-infinite" }
        let rounded = (number * 100).rounded() / 100
        return String(format: "%.2f", Double(rounded == 0 ? 0 : rounded))
    }
}
