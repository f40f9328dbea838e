import CoreGraphics
import Testing
import UIKitCore
import UIKitTables
import VelariumTesting

/// How the framework detects whether a delegate implements a method that Apple declares optional.
@MainActor @Suite struct OptionalRequirementTests {
    @Test func aMissingMethodReturnsNil() {
        let delegate = WithoutMethods()

        let answer = OptionalRequirement.result(of: "presentationControllerShouldDismiss(_:)") {
            delegate.presentationControllerShouldDismiss(controller)
        }

        #expect(answer == nil)
    }

    @Test func aMethodThatRunsOtherDefaultsReturnsItsValue() {
        let delegate = Refusing()

        let answer = OptionalRequirement.result(of: "presentationControllerShouldDismiss(_:)") {
            delegate.presentationControllerShouldDismiss(controller)
        }

        #expect(answer == false)
    }

    @Test func nestedOptionalCallsAreIndependent() {
        let delegate = WithoutMethods()

        let outer = OptionalRequirement.result(of: "presentationControllerShouldDismiss(_:)") {
            let inner: Void? = OptionalRequirement.result(of: "presentationControllerWillDismiss(_:)") {
                delegate.presentationControllerWillDismiss(controller)
            }
            return inner == nil
        }

        #expect(outer == true)
    }

    private var controller: UIPresentationController {
        UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
    }

    private final class WithoutMethods: NSObject, UIAdaptivePresentationControllerDelegate {}

    /// Lays out a table before it refuses: the table calls optional methods that its delegate does not implement.
    private final class Refusing: NSObject, UIAdaptivePresentationControllerDelegate, UITableViewDelegate,
        UITableViewDataSource
    {
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
            table.dataSource = self
            table.delegate = self
            table.layoutIfNeeded()
            return false
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }
}
