import InterfaceDocuments
import UIKitCollections
import UIKitControls
import UIKitCore
import UIKitTables

/// What starts a segue of a storyboard: a control, an item of a bar, a cell or a gesture.
@MainActor final class StoryboardSegueTrigger: NSObject {
    private let segue: StoryboardSegue

    init(_ segue: StoryboardSegue) {
        self.segue = segue
        super.init()
    }

    /// Makes `owner` start the segue. The trigger is not retained, except by cells.
    func attach(to owner: NSObject, _ element: InterfaceElement) {
        let action = Selector("perform:", StoryboardSegueTrigger.perform)
        switch owner {
        case let control as UIControl: control.addTarget(self, action: action, for: .primaryActionTriggered)
        case let item as UIBarButtonItem: (item.target, item.action) = (self, action)
        case let gesture as UIGestureRecognizer:
            gesture.addTarget(self, action: Selector("recognize:", StoryboardSegueTrigger.recognize))
        case let cell as UITableViewCell:
            let perform: @MainActor () -> Void = { [self, weak cell] in segue.performByUser(sender: cell) }
            if element["trigger"]?.hasPrefix("accessory") == true {
                cell.accessorySegue = perform
            } else {
                cell.selectionSegue = perform
            }
        case let cell as UICollectionViewCell:
            cell.selectionSegue = { [self, weak cell] in segue.performByUser(sender: cell) }
        default: break
        }
    }

    private func perform(_ sender: Any?) { segue.performByUser(sender: sender) }

    private func recognize(_ gesture: UIGestureRecognizer) {
        // A continuous gesture starts the segue once.
        guard gesture.state == .ended || gesture.state == .began else { return }
        let isContinuous = !(gesture is UITapGestureRecognizer || gesture is UISwipeGestureRecognizer)
        if isContinuous == (gesture.state == .began) { segue.performByUser(sender: gesture) }
    }
}
