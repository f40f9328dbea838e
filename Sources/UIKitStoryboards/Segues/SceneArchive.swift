import InterfaceDocuments
import UIKitCollections
import UIKitCore
import UIKitTables

/// A controller's part of a storyboard: its view, created when it is loaded, and its segues.
@MainActor final class SceneArchive: ControllerArchive {
    let storyboard: UIStoryboard
    let file: InterfaceFile
    /// The controller's element.
    let element: InterfaceElement
    private(set) weak var controller: UIViewController?
    private(set) lazy var graph = ObjectGraph(file, archive: self)
    /// Connections to objects of the view, before it is loaded.
    var waiting: [(owner: NSObject, element: InterfaceElement)] = []
    /// What is not installed for the current size classes, by identifier.
    var uninstalled: [String: UIView] = [:]
    var inactive: [String: NSLayoutConstraint] = [:]
    /// The scene's other objects, which the controller retains.
    private var topLevelObjects: [NSObject] = []
    private var triggers: [StoryboardSegueTrigger] = []

    private init(_ element: InterfaceElement, in storyboard: UIStoryboard, _ file: InterfaceFile) {
        self.element = element
        self.storyboard = storyboard
        self.file = file
    }

    /// A new controller of an element; nil if the class's initializer refuses.
    static func makeController(
        of element: InterfaceElement, in storyboard: UIStoryboard, _ file: InterfaceFile,
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        guard let libraryClass = ElementClasses.libraryClass(of: element) else {
            file.misuse("<\(element.name)> is no view controller.", at: element, raises: true)
            return nil
        }
        let archive = SceneArchive(element, in: storyboard, file)
        guard let controller = archive.graph.make(element, libraryClass, creator: creator) as? UIViewController else {
            return nil
        }
        archive.controller = controller
        controller.archive = archive
        archive.makeOtherObjects(areViews: false)
        archive.graph.finish()
        return controller
    }

    /// Makes the scene's other objects. Those that are no views are made with the controller: its items may be connected
    /// with them before its view is loaded.
    private func makeOtherObjects(areViews: Bool) {
        for object in scene?.child("objects")?.children ?? [] where object !== element {
            guard object.name != "exit", object.name != "placeholder",
                let type = ElementClasses.libraryClass(of: object), type is UIView.Type == areViews,
                let made = graph.object(of: object)
            else { continue }
            topLevelObjects.append(made)
        }
    }

    /// Called by the controller's initializer, before the rest of it is decoded.
    func attach(to controller: UIViewController) {
        self.controller = controller
        controller.archive = self
    }

    // MARK: The view

    func loadView(of controller: UIViewController) -> Bool {
        guard let viewElement = element.value("view") ?? element.value("tableView") ?? element.value("collectionView")
        else { return false }
        makeOtherObjects(areViews: true)
        guard let view = graph.object(of: viewElement) as? UIView else { return false }
        switch (controller, view) {
        case (let controller as UICollectionViewController, let list as UICollectionView):
            // The list is inside of the controller's view, as without a storyboard.
            let container = UIView(frame: list.frame)
            container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            controller.view = container
            controller.collectionView = list
        default: controller.view = view
        }
        noteGuides(of: controller)
        graph.connectAgain(waiting)
        waiting = []
        graph.finish()
        for (_, connection) in waiting { Connector(graph).reportMissing(connection) }
        waiting = []
        observeSizeClasses(of: controller)
        return true
    }

    /// Gives a table controller the rows of the file.
    func show(_ sections: StaticTableSections) { (controller as? UITableViewController)?.staticSections = sections }

    private var scene: InterfaceElement? {
        file.document.scenes.first { scene in
            scene.child("objects")?.children.contains { $0 === element } == true
        }
    }

    /// The guides at the bars, as before iOS 11.
    private func noteGuides(of controller: UIViewController) {
        for guide in element.child("layoutGuides")?.children ?? [] {
            guard let id = guide.id else { continue }
            let support: any UILayoutSupport =
                guide["type"] == "bottom" ? controller.bottomLayoutGuide : controller.topLayoutGuide
            if let object = support as? NSObject { graph.note(object, withIdentifier: id) }
        }
    }

    private func observeSizeClasses(of controller: UIViewController) {
        guard graph.variations.contains(where: \.dependsOnTraits) else { return }
        controller.registerForTraitChanges(
            [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
        ) { (controller: UIViewController, _: UITraitCollection) in
            guard let archive = controller.archive as? SceneArchive else { return }
            let graph = archive.graph
            VariedObject.apply(graph.variations, traits: controller.traitCollection, in: graph)
        }
    }

    // MARK: Segues

    func performSegue(withIdentifier identifier: String, from source: UIViewController, sender: Any?) -> Bool {
        var found: InterfaceElement?
        (scene ?? element).forEach { candidate in
            if found == nil, candidate.name == "segue", candidate["identifier"] == identifier { found = candidate }
        }
        guard let found else { return false }
        StoryboardSegue(found, of: self).perform(from: source, sender: sender)
        return true
    }

    /// Makes an object of the scene start a segue.
    func attach(_ segue: InterfaceElement, to owner: NSObject) {
        // What a controller has are manual segues, and the children that its initializer created.
        guard !(owner is UIViewController) else { return }
        let trigger = StoryboardSegueTrigger(StoryboardSegue(segue, of: self))
        triggers.append(trigger)
        trigger.attach(to: owner, segue)
    }

    /// Adds the controller of a container view as a child.
    func embed(_ segue: InterfaceElement, in container: UIView) {
        guard let controller else { return }
        StoryboardSegue(segue, of: self).embed(in: container, of: controller)
    }

    /// The controllers of a container, in the order of the file.
    func makeChildren(_ relationship: String) -> [UIViewController] {
        let segues = element.child("connections")?.children.filter {
            $0["kind"] == "relationship" && $0["relationship"] == relationship
        }
        return (segues ?? []).compactMap { segue in
            segue["destination"].flatMap { file.elements[$0] }.flatMap { storyboard.instantiate($0) }
        }
    }
}
