import UIKit
import Velarium

extension GalleryPage {
    /// Dialogs that are presented with one async call, which returns the result.
    static let readyMade = GalleryPage(
        id: "ready-made", title: "Ready-made dialogs", summary: "Dialogs, toasts and walkthroughs in one call",
        group: .overlays, symbol: "questionmark.circle", tint: .systemIndigo, tour: ["tap \"Confirm\"", "settle"]
    ) { ReadyMadePage() }
}

private final class ReadyMadePage: TracedExamplesController {
    private let dialogs = ButtonGrid([
        "Message", "Long message", "Confirm", "Delete", "Choose", "Many choices", "Rate", "Ten stars",
    ])
    private let tasks = ButtonGrid(["Ask and cancel", "Ask twice"])
    private let customButtons = ButtonGrid(["Slides up, 5 seconds"])
    private let inputs = ButtonGrid([
        "Text", "Sign up", "Payment code", "Search", "Several", "Date and time", "Calendar",
    ])
    private let toasts = ButtonGrid(["Toast", "Undo", "Banner", "From the side", "Three toasts"])
    private let work = ButtonGrid(["Short work", "Upload", "Unknown length"])
    private let tours = ButtonGrid(["Walk through"])
    private lazy var samples = ReadyMadeSamples(over: self)
    private let switches = SwitchList(["Long titles on the buttons"])
    private var selectedSize = 1

    private static let sizes = ["Small", "Medium", "Large"]
    private static let stories = (1...40).map { "Story \($0)" }
    private static let text =
        "A velarium was the awning over the Colosseum, drawn over the arena when it was needed. "

    override func makeExamples() -> [Example] {
        title = "Ready-made dialogs".localized
        dialogs.onChoice = { [unowned self] index, _ in begin { await $0.show(index) } }
        customButtons.onChoice = { [unowned self] _, _ in begin { await $0.showCustomDialog() } }
        tasks.onChoice = { [unowned self] index, _ in index == 0 ? askAndCancel() : askTwice() }
        inputs.onChoice = { [unowned self] index, button in run(button) { await $0.showInput(index) } }
        toasts.onChoice = { [unowned self] index, button in
            if index == 4 { samples.queueToasts() } else { run(button) { await $0.samples.showToast(index) } }
        }
        work.onChoice = { [unowned self] index, button in
            run(button) { await $0.samples.work(seconds: index == 0 ? 0.2 : 3, isDeterminate: index == 1) }
        }
        tours.onChoice = { [unowned self] _, button in run(button) { await $0.walkThrough() } }
        return [
            Example(
                "Dialogs", note: "Long content scrolls; the buttons stay. Return and Escape press them.",
                dialogs),
            Example(
                "Input", note: "Return submits. What is wrong is said below its field.", inputs),
            Example(
                "Toasts", note: "They go by themselves, or when they are dragged to their edge. The page stays usable.",
                toasts),
            Example(
                "Work", note: "A dialog appears after half a second, and stays for half a second at least.", work),
            Example("Walkthrough", note: "A spotlight on one part of the page after the other.", tours),
            Example(
                "Tasks",
                note:
                    "A dialog is dismissed when the task that awaits it is canceled. A second dialog replaces the "
                    + "first.",
                tasks),
            Example(
                "Custom overlay",
                note:
                    "configureOverlay sets another animation and background. autoDismissDelay dismisses it with the "
                    + "reason timeOut.",
                customButtons),
            Example("Options", note: "Titles that do not fit side by side are stacked.", switches),
        ]
    }

    private func show(_ index: Int) async {
        switch index {
        case 0:
            let reason = await presentMessage(title: "Saved", message: "Your draft is on this device.")
            trace.add("message", reason.rawValue)
        case 1:
            let reason = await presentMessage(title: "A velarium", message: String(repeating: Self.text, count: 12))
            trace.add("message", reason.rawValue)
        case 2: await ask(isDestructive: false)
        case 3: await ask(isDestructive: true)
        case 4:
            let choice = await presentChoice(title: "Size", from: Array(Self.sizes.indices), selected: selectedSize) {
                Self.sizes[$0]
            }
            if let choice { selectedSize = choice }
            trace.add("choice", choice.map { Self.sizes[$0] } ?? "nothing")
        case 5:
            let choice = await presentChoice(title: "Stories", from: Self.stories, selected: 24) { $0 }
            trace.add("choice", choice ?? "nothing")
        case 6: await rate(maximum: 5)
        default: await rate(maximum: 10)
        }
    }

    /// Presents something and traces its result.
    private func run(_ button: UIButton, _ present: @escaping @MainActor (ReadyMadePage) async -> String) {
        begin { page in page.trace.add(button.title(for: .normal) ?? "", await present(page)) }
    }

    /// Begins a task, unless the page has left the screen before the task runs: its overlay would wait for the next scene.
    @discardableResult
    private func begin(_ work: @escaping @MainActor (ReadyMadePage) async -> Void) -> Task<Void, Never> {
        Task { [weak self] in
            guard let self, view.window?.windowScene != nil else { return }
            await work(self)
        }
    }

    private func showInput(_ index: Int) async -> String {
        switch index {
        case 0: await samples.rename()
        case 1: await samples.signUp()
        case 2: await samples.enterCode()
        case 3: await samples.chooseCity()
        case 4: await samples.chooseCities()
        case 5: await samples.chooseDate(style: .wheels)
        default: await samples.chooseDate(style: .inline)
        }
    }

    private func walkThrough() async -> String {
        let tour = Walkthrough(steps: [
            .init(.view(dialogs), title: "Dialogs", message: "Every one of them is presented in one call."),
            .init(.view(toasts), title: "Toasts", message: "Messages that need no answer."),
            .init(.view(switches), title: "Options", message: "What the dialogs above look like."),
            .init(nil, title: "That is all"),
        ])
        switch await present(tour) {
        case .value(let count): return "all \(count) steps"
        case .dismissed(let reason): return "ended, \(reason)"
        }
    }

    private func ask(isDestructive: Bool) async {
        let isLong = switches.isOn[0]
        let verb = isDestructive ? "Delete" : "Send"
        let isConfirmed = await presentConfirmation(
            title: "\(verb) the draft?", message: isDestructive ? "This cannot be undone." : nil,
            confirm: isLong ? "\(verb) it from all of my devices" : verb, isDestructive: isDestructive)
        trace.add("confirmation", isConfirmed ? "yes" : "no")
    }

    private func rate(maximum: Int) async {
        switch await present(RatingDialog(title: "How was the show?", maximum: maximum)) {
        case .value(let stars): trace.add("rating", "\(stars) of \(maximum)")
        case .dismissed(let reason): trace.add("no rating", reason.rawValue)
        }
    }

    private func showCustomDialog() async {
        let dialog = ConfirmDialog(
            title: "Keep it?", message: "Without an answer, this closes automatically.", confirm: "Keep")
        dialog.autoDismissDelay = 5
        dialog.configureOverlay = { overlay in
            overlay.animationStyle = .slide
            overlay.dimmingView = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
        }
        dialog.show(over: self)
        let reason = await dialog.dismissal()
        trace.add("own", dialog.isConfirmed ? "kept" : reason.rawValue)
    }

    private func askAndCancel() {
        let waiting = begin { await $0.ask(isDestructive: false) }
        UIView.animate(withDuration: 1, delay: 0.5) {
            self.tasks.alpha = 0.99
        } completion: { _ in
            self.tasks.alpha = 1
            waiting.cancel()
        }
    }

    private func askTwice() {
        begin { await $0.ask(isDestructive: false) }
        begin { await $0.ask(isDestructive: true) }
    }
}
