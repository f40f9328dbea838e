import UIKitCore

extension UITableView {
    /// Asks the data source for the cells of visible rows again; it gets the same cells when it dequeues them.
    func reconfigure(_ paths: [IndexPath]) {
        guard state.reconfigured == nil else { return }
        defer { state.reconfigured = nil }
        for path in paths {
            guard let cell = state.cells[path], let dataSource else { continue }
            state.reconfigured = (path, cell)
            let answer = dataSource.tableView(self, cellForRowAt: path)
            if answer !== cell { replace(cell, with: answer, at: path) }
            let height = measure(path)
            state.layout?.setHeight(height, of: path)
        }
        updateContentSize()
        setNeedsLayout()
    }

    /// The data source ignored the cell that it was given.
    private func replace(_ cell: UITableViewCell, with other: UITableViewCell, at path: IndexPath) {
        guard !state.cells.values.contains(where: { $0 === other }) else {
            return misuse("The data source returned the cell of another row for the row at \(path).", raises: true)
        }
        recycleCell(at: path)
        state.cells[path] = adopt(other, at: path)
    }
}
