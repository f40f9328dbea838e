extension UIViewController {
    func makeEditButton() -> UIBarButtonItem {
        let button = UIBarButtonItem(
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            })
        button.possibleTitles = ["Edit", "Done"]
        button.showEditing(isEditing)
        editButtonIfLoaded = button
        return button
    }

    func makeNavigationItem() -> UINavigationItem {
        let item = UINavigationItem()
        item.title = title
        navigationItemIfLoaded = item
        return item
    }

    func showInContainer(_ controller: UIViewController, _ sender: Any?) {
        if let parent { return parent.show(controller, sender: sender) }
        present(controller, animated: UIView.areAnimationsEnabled)
    }

    func showDetailInContainer(_ controller: UIViewController, _ sender: Any?) {
        if let parent { return parent.showDetailViewController(controller, sender: sender) }
        present(controller, animated: UIView.areAnimationsEnabled)
    }
}

extension UIBarButtonItem {
    /// Says what a tap on an edit button does.
    func showEditing(_ isEditing: Bool) {
        title = isEditing ? "Done" : "Edit"
        style = isEditing ? .done : .plain
    }
}
