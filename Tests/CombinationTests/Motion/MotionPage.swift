import UIKit

/// A page with tinted, plain and editable content, over which motions run.
final class MotionPage: UIViewController {
    let field = UITextField()
    /// Filled with the tint color; its middle is free of text.
    let swatch = UIView()
    let button = UIButton(configuration: .filled())
    var statusBarStyle = UIStatusBarStyle.default
    var hidesStatusBar = false

    override var preferredStatusBarStyle: UIStatusBarStyle { statusBarStyle }
    override var prefersStatusBarHidden: Bool { hidesStatusBar }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = title ?? "Page"
        view.backgroundColor = .systemBackground
        swatch.backgroundColor = .tintColor
        field.borderStyle = .roundedRect
        field.placeholder = "Field"
        // Without a caret, which blinks.
        field.tintColor = .clear
        button.setTitle("Menu", for: .normal)
        let more = UIMenu(title: "More", children: [UIAction(title: "Three") { _ in }])
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }, more])
        button.showsMenuAsPrimaryAction = true
        for (view, y) in [(swatch, 72), (field, 190), (button, 250)] as [(UIView, CGFloat)] {
            view.frame = CGRect(x: 20, y: y, width: 160, height: 40)
            self.view.addSubview(view)
        }
    }
}

/// A list of rows that are long enough to scroll.
final class MotionList: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}
