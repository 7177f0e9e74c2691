import Foundation

extension UITableView {
  func reloadAll() {
    selectedPaths = []
    display.dropUpdates()
    dropSectionViews()
    display.reload()
    if let controller, controller.appearance == .appeared {
      UIApplication.record(.reloadData, controller)
    }
  }

  func reconfigure(_ paths: [IndexPath]) {
    display.dropRead()
    for path in paths {
      guard let cell = cellForRow(at: path), let source = storedDataSource else { continue }
      reconfigured = (path, cell)
      let new = source.tableView(self, cellForRowAt: path)
      reconfigured = nil
      guard new !== cell else {
        cell.updateConfigurationNow()
        continue
      }
      UIApplication.shared.fault(
        .updateDoesNotMatch, owningController, nil,
        "Attempted to reconfigure the row at \(path.section)-\(path.row), but the data source returned a cell other than the existing one"
      )
    }
  }

  // MARK: Editing

  func editingChanged(animated: Bool) {
    // The selection doesn't survive the change, and the delegate isn't called for it.
    for row in selectedPaths { cellForRow(at: row)?.setSelected(false, animated: animated) }
    selectedPaths = []
    display.dropRead()
    for entry in display.entries {
      guard let cell = entry.item as? UITableViewCell else { continue }
      if isEditing {
        cell.prepare(for: self, at: display.counts.path(at: entry.position))
      } else {
        cell.setEditing(false, animated: animated)
      }
    }
  }
}

extension UITableView {
  /// Makes several updates at once.
  ///
  /// In UIKit, the closure with the updates doesn't escape, so `self` can be left out.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil)
  {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
