import CoreGraphics
import Foundation
import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// `becomeFirstResponder()` of views that are in no window yet.
@MainActor @Suite struct DeferredFocusTests {
    enum Moment: CaseIterable { case load, willAppear }
    enum Showing: CaseIterable { case window, push, pushAtOnce, sheet, sheetAtOnce, fullScreen }

    private final class Form: UIViewController, UITextFieldDelegate {
        let name = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 34))
        let city = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        let moment: Moment
        var focus: (Form) -> Void = { $0.name.becomeFirstResponder() }
        private(set) var questions = 0

        init(_ moment: Moment) {
            self.moment = moment
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            name.delegate = self
            view.addSubview(name)
            view.addSubview(city)
            if moment == .load { focus(self) }
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if moment == .willAppear { focus(self) }
        }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            questions += 1
            return true
        }
    }

    private let device = TestDevice(.iPhone14, keyboard: .software)
    private let root = UIViewController()

    private func show(_ form: Form, _ showing: Showing) throws {
        let navigation = UINavigationController(rootViewController: root)
        if showing == .window { device.show(form) } else { device.show(navigation) }
        try device.settle()
        switch showing {
        case .window: break
        case .push, .pushAtOnce: navigation.pushViewController(form, animated: showing == .push)
        case .sheet, .sheetAtOnce: root.present(form, animated: showing == .sheet)
        case .fullScreen:
            form.modalPresentationStyle = .fullScreen
            root.present(form, animated: true)
        }
        try device.settle()
    }

    @Test(arguments: Moment.allCases, Showing.allCases)
    func aFieldIsEditedWhenItsControllerIsShown(moment: Moment, showing: Showing) throws {
        let form = Form(moment)

        try show(form, showing)

        #expect(form.name.isFirstResponder && form.questions == 1)
        #expect(device.keyboardFrame?.minY == 508)
        try device.type("Ann")
        #expect(form.name.text == "Ann")
    }

    @Test func theLastFieldCounts() throws {
        let form = Form(.load)
        form.focus = {
            $0.name.becomeFirstResponder()
            $0.city.becomeFirstResponder()
        }

        try show(form, .push)

        #expect(form.city.isFirstResponder && form.questions == 0)
    }

    @Test func aFieldThatResignsBeforeItIsShownStaysWithoutFocus() throws {
        let form = Form(.load)
        form.focus = {
            $0.name.becomeFirstResponder()
            $0.name.resignFirstResponder()
        }

        try show(form, .push)

        #expect(!form.name.isFirstResponder && device.keyboardFrame == nil)
    }

    @Test func whatIsEditedMeanwhileKeepsTheFocus() throws {
        let form = Form(.load)
        let field = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 34))
        root.view.addSubview(field)
        device.show(root)
        form.loadViewIfNeeded()

        field.becomeFirstResponder()
        root.addChild(form)
        form.view.frame = CGRect(x: 0, y: 300, width: 390, height: 300)
        root.view.addSubview(form.view)
        form.didMove(toParent: root)
        try device.settle()

        #expect(field.isFirstResponder && !form.name.isFirstResponder)
    }
}
