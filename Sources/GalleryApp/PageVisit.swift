import Driving
import Gallery
import UIKitCore

/// The lines of a script before and after the steps on a page of the gallery.
struct PageVisit {
    /// The device of pages that need a tablet.
    static let tablet = DeviceModel.named("iPad mini")

    private let page: GalleryPage
    /// The device of the run, which the page changes; nil if it stays as it is.
    private let home: DeviceModel?

    /// - Parameter device: The device of the run, which a page that needs a tablet changes; nil to leave it as it is.
    init(_ page: GalleryPage, device: DeviceModel?) {
        self.page = page
        home = page.needsTablet && Self.tablet != nil ? device : nil
    }

    /// Opens the page, on a tablet if it needs one.
    ///
    /// - Parameter isFirst: Whether the app has opened with the page.
    func opening(isFirst: Bool) -> [String] {
        let device = home == nil ? nil : Self.tablet.map { Step.device($0.name).line }
        return (device.map { [$0] } ?? []) + (isFirst ? [] : ["open \(quoted("gallery:\(page.id)"))"])
            + [Step.settle.line]
    }

    /// Gives back the device, and the keyboard of a run without steps.
    var closing: [String] {
        var lines = home.map { [Step.device($0.name).line] } ?? []
        if page.changesKeyboard { lines.append(Step.keyboardKind(.hardware).line) }
        return lines
    }
}

extension [GalleryPage] {
    /// The script of each page; `makeScript` is also told whether the app has opened with the page.
    func scripts(_ makeScript: (GalleryPage, Bool) throws(ScriptSyntaxFailure) -> Script) -> [Script] {
        enumerated().map { index, page in
            do throws(ScriptSyntaxFailure) {
                return try makeScript(page, index == 0)
            } catch {
                preconditionFailure("The tour steps of a gallery page must be valid script steps: \(error)")
            }
        }
    }
}

extension GalleryPage {
    /// The steps of the page's tour.
    func tourSteps() throws(ScriptSyntaxFailure) -> [Step] {
        try Script(name: "tour of \(id)", text: tour.joined(separator: "\n")).lines.map(\.step)
    }

    /// The lines of the page's tour with time to look at each state, for a film.
    func pausedTour() throws(ScriptSyntaxFailure) -> [String] {
        let pause = Step.advance(seconds: 0.6).line
        let steps = try tourSteps().flatMap { $0.scrolling + ($0 == .settle ? [pause] : []) }
        return [Step.settle.line, pause] + steps + [Step.settle.line, pause]
    }

    fileprivate var changesKeyboard: Bool {
        guard let steps = try? tourSteps() else { return false }
        return steps.contains { step in KeyboardKind.allCases.contains { step == .keyboardKind($0) } }
    }
}

extension Step {
    /// The line of the step, after one that scrolls to what it touches.
    var scrolling: [String] { (namedTarget.map { [Step.scrollTo($0).line] } ?? []) + [line] }
}
