import InterfaceDocuments
import UIKitCollections
import UIKitControls
import UIKitCore
import UIKitTables

/// A segue of a storyboard.
@MainActor struct StoryboardSegue {
    let element: InterfaceElement
    private weak var archive: SceneArchive?

    init(_ element: InterfaceElement, of archive: SceneArchive) {
        self.element = element
        self.archive = archive
    }

    private var identifier: String? { element["identifier"] }

    /// Performs the segue that a user's action started, if the controller allows it.
    func performByUser(sender: Any?) {
        guard let source = archive?.controller,
            source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
        else { return }
        perform(from: source, sender: sender)
    }

    func perform(from source: UIViewController, sender: Any?) {
        guard element["kind"] != "unwind" else {
            let action = Selector(element["unwindAction"] ?? "")
            return UnwindSegue(action, identifier: identifier, customClass: customClass).perform(
                from: source, sender: sender)
        }
        guard let destination = makeDestination(for: source, sender: sender) else { return }
        configure(destination, sender: sender)
        prepareAndPerform(makeSegue(from: source, to: destination, sender), sender: sender)
    }

    private func prepareAndPerform(_ segue: UIStoryboardSegue, sender: Any?) {
        Trace.note(
            segue.source, callback: "prepare(for:sender:)",
            arguments: "segue \(identifier ?? "without identifier") to \(type(of: segue.destination))")
        segue.source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    // MARK: The destination

    private func makeDestination(for source: UIViewController, sender: Any?) -> UIViewController? {
        guard let archive, let id = element["destination"], let target = archive.file.elements[id] else {
            archive?.file.misuse("a segue has no destination.", at: element, raises: true)
            return nil
        }
        guard let name = element["destinationCreationSelector"] else { return archive.storyboard.instantiate(target) }
        return archive.storyboard.instantiate(target) { coder in
            // The action of the source, or of what contains it.
            let owners = sequence(first: source) { $0.parent }
            guard let owner = owners.first(where: { Selector(name).isMethod(of: $0) }) else {
                let made = sequence(first: source) { $0.parent }.lazy.compactMap {
                    SegueActions.perform(name, on: $0, coder, sender: sender, identifier: identifier)
                }.first
                if let made { return made }
                archive.file.misuse(
                    "no controller has the segue action \(name).", at: element, raises: true)
                return nil
            }
            guard case .done(let result) = Selector(name).perform(on: owner, coder, sender) else { return nil }
            return result as? UIViewController
        }
    }

    private var customClass: UIStoryboardSegue.Type? {
        guard let archive, let name = element["customClass"] else { return nil }
        let found: AnyClass? = ElementClasses.appClass(
            named: name, module: element["customModule"], in: archive.file.bundle)
        if let found = found as? UIStoryboardSegue.Type { return found }
        archive.file.misuse("Could not find a segue class named '\(name)'", at: element, raises: true)
        return nil
    }

    /// Sets what the segue has for the presentation, before the app prepares it.
    private func configure(_ destination: UIViewController, sender: Any?) {
        if let style = element["modalPresentationStyle"].flatMap({ Names.presentationStyles[$0] }) {
            destination.modalPresentationStyle = style
        }
        if let style = element["modalTransitionStyle"].flatMap({ Names.transitionStyles[$0] }) {
            destination.modalTransitionStyle = style
        }
        guard element["kind"] == "popoverPresentation" || element["kind"] == "popover" else { return }
        destination.modalPresentationStyle = .popover
        guard let popover = destination.popoverPresentationController else { return }
        if let arrow = element.value("popoverArrowDirection") {
            let names: [(String, UIPopoverArrowDirection)] = [
                ("up", .up), ("down", .down), ("left", .left), ("right", .right),
            ]
            popover.permittedArrowDirections = UIPopoverArrowDirection(
                names.filter { arrow[$0.0] == "YES" }.map(\.1))
        }
        setAnchor(of: popover, sender: sender)
        let views = element.child("connections")?.children.filter { $0["property"] == "passthroughViews" } ?? []
        let passthrough = views.compactMap { $0["destination"].flatMap { archive?.graph.object(withIdentifier: $0) } }
        if !passthrough.isEmpty { popover.passthroughViews = passthrough.compactMap { $0 as? UIView } }
    }

    /// The anchor that is drawn in the storyboard, otherwise what started the segue.
    private func setAnchor(of popover: UIPopoverPresentationController, sender: Any?) {
        let drawn = ["popoverAnchorView", "popoverAnchorBarButtonItem"].lazy.compactMap { key in
            element[key].flatMap { archive?.graph.object(withIdentifier: $0) }
        }.first
        switch drawn ?? sender {
        case let item as UIBarButtonItem: popover.barButtonItem = item
        case let gesture as UIGestureRecognizer:
            popover.sourceView = gesture.view
            if let view = gesture.view { popover.sourceRect = view.bounds }
        case let view as UIView:
            popover.sourceView = view
            popover.sourceRect = view.bounds
        default: break
        }
        if let rect = element.value("popoverAnchorRect").flatMap(Values.rect) { popover.sourceRect = rect }
    }

    // MARK: The segue

    private func makeSegue(
        from source: UIViewController, to destination: UIViewController, _ sender: Any?
    ) -> UIStoryboardSegue {
        if let type = customClass {
            return UIKitCore.makeSegue(of: type, identifier: identifier, source: source, destination: destination)
        }
        let isAnimated = element["animates"] != "NO" && UIView.areAnimationsEnabled
        let action: () -> Void =
            switch element["kind"] {
            case "show": { source.show(destination, sender: sender) }
            case "showDetail": { source.showDetailViewController(destination, sender: sender) }
            case "replace": { source.showDetailViewController(destination, sender: sender) }
            case "push":
                {
                    if let stack = source.navigationController {
                        stack.pushViewController(destination, animated: isAnimated)
                    } else {
                        misuse(
                            "Push segues can only be used when the source controller is managed by an instance of "
                                + "UINavigationController.",
                            raises: true)
                    }
                }
            default: { source.present(destination, animated: isAnimated) }
            }
        return UIStoryboardSegue(
            identifier: identifier, source: source, destination: destination, performHandler: action)
    }

    /// Fills a container view with the destination, after the controller has prepared it.
    func embed(in container: UIView, of source: UIViewController) {
        guard let destination = makeDestination(for: source, sender: nil) else { return }
        let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
            source.addChild(destination)
            guard let view = destination.view else { return }
            view.frame = container.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.translatesAutoresizingMaskIntoConstraints = true
            container.addSubview(view)
            destination.didMove(toParent: source)
        }
        guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: nil) else { return }
        prepareAndPerform(segue, sender: nil)
    }
}
