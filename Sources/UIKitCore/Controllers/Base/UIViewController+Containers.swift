extension UIViewController {
    /// Creates the edit button.
    func makeEditButton() -> UIBarButtonItem {
        let button = UIBarButtonItem(
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            })
        button.possibleTitles = [SystemText.edit.localized, SystemText.done.localized]
        button.showEditing(isEditing)
        editButtonIfLoaded = button
        return button
    }

    /// Creates the navigation item, with the controller's title.
    func makeNavigationItem() -> UINavigationItem {
        let item = UINavigationItem()
        item.title = title
        navigationItemIfLoaded = item
        return item
    }

    /// Shows `controller` in the parent, or presents it.
    func showInContainer(_ controller: UIViewController, sender: Any?) {
        if let parent { return parent.show(controller, sender: sender) }
        present(controller, animated: UIView.areAnimationsEnabled)
    }

    /// Shows `controller` as detail in the parent, or presents it.
    func showDetailInContainer(_ controller: UIViewController, sender: Any?) {
        if let parent { return parent.showDetailViewController(controller, sender: sender) }
        present(controller, animated: UIView.areAnimationsEnabled)
    }
}

extension UIBarButtonItem {
    /// Sets the title and style of an edit button.
    func showEditing(_ isEditing: Bool) {
        title = (isEditing ? SystemText.done : .edit).localized
        style = isEditing ? .done : .plain
    }
}
