import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// The order of callbacks while a sheet with detents is presented, dragged, rotated and dismissed.
@MainActor @Suite struct DetentTraceTests {
    private static let traced: Set<String> = [
        "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)",
        "viewDidDisappear(_:)", "presentationTransitionWillBegin()", "presentationTransitionDidEnd(_:)",
        "dismissalTransitionWillBegin()", "dismissalTransitionDidEnd(_:)", "presentationControllerShouldDismiss(_:)",
        "presentationControllerWillDismiss(_:)", "presentationControllerDidDismiss(_:)",
        "presentationControllerDidAttemptToDismiss(_:)",
        "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)", "end",
    ]

    /// The traced callbacks during `action`, until the device has settled.
    private func callbacks(_ device: TestDevice, _ action: () throws -> Void) throws -> [String] {
        let before = device.trace.count
        try action()
        try device.settle()
        return device.trace.dropFirst(before).map(\.callback).filter(Self.traced.contains)
    }

    /// The name of the delegate method that is called for a changed detent.
    private static let change = "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"

    @Test func presentingDraggingRotatingAndDismissingCallBackInUIKitsOrder() throws {
        let fixture = try DetentFixture()
        let device = fixture.device

        let detent = try callbacks(device) { try fixture.drag(-300) }
        #expect(detent == [Self.change])

        let rotation = try callbacks(device) {
            try device.rotate(to: .landscapeRight)
            try device.settle()
            try device.rotate(to: .portrait)
        }
        #expect(rotation.isEmpty)

        let refusal = try callbacks(device) {
            fixture.mayDismiss = false
            try fixture.drag(-10)
            try fixture.drag(560)
            fixture.mayDismiss = true
        }
        #expect(
            refusal == [
                "presentationControllerShouldDismiss(_:)", "presentationControllerDidAttemptToDismiss(_:)", Self.change,
            ])

        let dismissal = try callbacks(device) { try fixture.drag(300) }
        #expect(
            dismissal == [
                "presentationControllerShouldDismiss(_:)", "presentationControllerWillDismiss(_:)",
                "dismissalTransitionWillBegin()", "viewWillDisappear(_:)", "dismissalTransitionDidEnd(_:)",
                "viewDidDisappear(_:)", "end", "presentationControllerDidDismiss(_:)",
            ])
    }

    @Test func aSheetCaughtOnItsWayUpHasAppearedBeforeTheDelegateIsAsked() throws {
        let fixture = try DetentFixture()
        fixture.content.dismiss(animated: false)
        try fixture.device.settle()
        let content = fixture.base.content()
        content.sheetPresentationController?.detents = [.medium(), .large()]
        content.sheetPresentationController?.delegate = fixture

        let all = try callbacks(fixture.device) {
            fixture.base.root.present(content, animated: true)
            fixture.device.advance(by: 0.1)
            let finger = SheetDrag(on: fixture.device, x: 195, y: 800)
            finger.move(to: CGPoint(x: 195, y: 825))
            finger.move(to: CGPoint(x: 195, y: 830))
            finger.cancel()
        }

        #expect(
            all == [
                "presentationTransitionWillBegin()", "viewWillAppear(_:)", "viewIsAppearing(_:)",
                "presentationTransitionDidEnd(_:)", "viewDidAppear(_:)", "presentationControllerShouldDismiss(_:)",
                "presentationControllerWillDismiss(_:)", "dismissalTransitionWillBegin()", "viewWillDisappear(_:)",
                "dismissalTransitionDidEnd(_:)", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
            ])
    }

    // MARK: Tables

    /// What happens to a sheet with the detents medium and large, or to two of them.
    enum Scenario: String, CaseIterable, Sendable {
        case presenting, dismissingByCode, dismissingByDrag, cancelingADrag, rotating, replacingFromTheCompletion,
            replacingFromTheDelegate, stacking, dismissingTheLowerOfTwo
    }

    /// The callbacks of a scenario, each with the object's name. Documented or observed; the order of the first three
    /// calls of a drag, and what two sheets call, is inferred.
    nonisolated private static let present = [
        "a presentationTransitionWillBegin", "A viewWillAppear", "A viewIsAppearing", "a presentationTransitionDidEnd",
        "A viewDidAppear",
    ]
    nonisolated private static let leave = [
        "a dismissalTransitionWillBegin", "A viewWillDisappear", "a dismissalTransitionDidEnd", "A viewDidDisappear",
    ]

    nonisolated private static func named(_ calls: [String], _ letter: String) -> [String] {
        calls.map { $0.replacingOccurrences(of: "A ", with: "\(letter) ") }
            .map { $0.hasPrefix("a ") ? letter.lowercased() + $0.dropFirst() : $0 }
    }

    nonisolated private static let table: [Scenario: [String]] = [
        .presenting: present + ["completion"],
        .dismissingByCode: leave + ["completion"],
        .dismissingByDrag: ["shouldDismiss", "willDismiss"] + leave + ["didDismiss"],
        .cancelingADrag: [
            "shouldDismiss", "willDismiss", "a dismissalTransitionWillBegin", "A viewWillDisappear",
            "a dismissalTransitionDidEnd", "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear",
        ],
        .rotating: ["A viewWillTransition", "A viewWillTransition"],
        .replacingFromTheCompletion: leave + ["completion"] + named(present, "B"),
        .replacingFromTheDelegate: ["shouldDismiss", "willDismiss"] + leave + ["didDismiss"] + named(present, "B"),
        .stacking: named(present, "B"),
        // Only the upper one is animated; the lower one goes at once.
        .dismissingTheLowerOfTwo: leave + named(leave, "B") + ["completion"],
    ]

    @Test(arguments: Scenario.allCases)
    func theCallbacksFollowTheTable(_ scenario: Scenario) throws {
        let fixture = DetentTraceFixture()

        try fixture.run(scenario)

        #expect(fixture.calls == Self.table[scenario])
    }
}

/// A page with sheets A and B, which record their callbacks in order.
@MainActor private final class DetentTraceFixture: NSObject, UISheetPresentationControllerDelegate {
    private(set) var calls: [String] = []
    private let base = SheetFixture()
    private lazy var first = TracedController("A") { [weak self] in self?.calls.append($0) }
    private lazy var second = TracedController("B") { [weak self] in self?.calls.append($0) }
    private let transitions = TracedSheets()
    private var onDidDismiss: () -> Void = {}
    private var device: TestDevice { base.device }

    override init() {
        super.init()
        _ = device.application
        transitions.note = { [weak self] in self?.calls.append($0) }
        for content in [first, second] {
            content.modalPresentationStyle = .custom
            content.transitioningDelegate = transitions
        }
    }

    func run(_ scenario: DetentTraceTests.Scenario) throws {
        switch scenario {
        case .presenting: base.root.present(first, animated: true) { [self] in calls.append("completion") }
        case .dismissingByCode:
            try show(first)
            first.dismiss(animated: true) { [self] in calls.append("completion") }
        case .dismissingByDrag:
            try show(first)
            try pull(300)
        case .cancelingADrag:
            try show(first)
            try pull(60)
        case .rotating:
            try show(first)
            try device.rotate(to: .landscapeRight)
            try device.settle()
            try device.rotate(to: .portrait)
        case .replacingFromTheCompletion:
            try show(first)
            first.dismiss(animated: true) { [self] in
                calls.append("completion")
                base.root.present(second, animated: true)
            }
        case .replacingFromTheDelegate:
            try show(first)
            onDidDismiss = { [self] in base.root.present(second, animated: true) }
            try pull(300)
        case .stacking:
            try show(first)
            first.present(second, animated: true)
        case .dismissingTheLowerOfTwo:
            try show(first)
            try show(second, on: first)
            base.root.dismiss(animated: true) { [self] in calls.append("completion") }
        }
        try device.settle()
    }

    private func show(_ content: UIViewController, on presenter: UIViewController? = nil) throws {
        (presenter ?? base.root).present(content, animated: false)
        try device.settle()
        content.presentationController?.delegate = self
        calls = []
    }

    /// Pulls the sheet down from its medium detent, and releases it at rest.
    private func pull(_ distance: CGFloat) throws {
        let finger = SheetDrag(on: device, x: 195, y: 480)
        for step in 1...10 { finger.move(to: CGPoint(x: 195, y: 480 + (distance + 10) * CGFloat(step) / 10)) }
        device.advance(by: 0.3)
        finger.lift()
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        calls.append("shouldDismiss")
        return true
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        calls.append("willDismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        calls.append("didDismiss")
        onDidDismiss()
    }
}

/// Makes sheets that record their hooks, by the name of the presented controller in lower case.
@MainActor private final class TracedSheets: NSObject, UIViewControllerTransitioningDelegate {
    var note: (String) -> Void = { _ in }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let sheet = TracedSheet(presentedViewController: presented, presenting: presenting)
        sheet.note = { [note] in note("\((presented as? TracedController)?.name.lowercased() ?? "") \($0)") }
        sheet.detents = [.medium(), .large()]
        return sheet
    }
}

@MainActor private final class TracedSheet: UISheetPresentationController {
    var note: (String) -> Void = { _ in }
    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        note("presentationTransitionWillBegin")
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        note("presentationTransitionDidEnd")
    }
    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        note("dismissalTransitionWillBegin")
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        note("dismissalTransitionDidEnd")
    }
}

@MainActor private final class TracedController: UIViewController {
    let name: String
    private let note: (String) -> Void

    init(_ name: String, note: @escaping (String) -> Void) {
        self.name = name
        self.note = { note("\(name) \($0)") }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("viewIsAppearing")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear")
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        note("viewWillTransition")
    }
}
