import Foundation

extension UITableView {
  /// Whether the user can select rows now.
  var userCanSelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether the user can select several rows now.
  var userCanSelectSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func select(_ path: IndexPath?, animated: Bool, _ scrollPosition: ScrollPosition) {
    guard let path else {
      for row in selectedPaths { deselect(row, animated: animated) }
      return
    }
    guard display.counts.position(of: path) != nil else { return }
    if !userCanSelectSeveral {
      for row in selectedPaths where row != path { deselect(row, animated: animated) }
    }
    if !selectedPaths.contains(path) { selectedPaths.append(path) }
    display.dropRead()
    cellForRow(at: path)?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    guard let place = selectedPaths.firstIndex(of: path) else { return }
    selectedPaths.remove(at: place)
    display.dropRead()
    cellForRow(at: path)?.setSelected(false, animated: animated)
  }

  /// Simulates the user's tap on a row.
  ///
  /// The delegate can refuse the highlight or the selection, or redirect it to another row. It is
  /// then notified of the result.
  func personSelects(_ path: IndexPath) {
    guard userCanSelect, let position = display.counts.position(of: path) else { return }
    endSwipe()
    display.reveal(position)
    guard touch(path) else { return }
    if userCanSelectSeveral, selectedPaths.contains(path) {
      personDeselects(path)
    } else {
      finishSelecting(path)
    }
    UIApplication.shared.post(Self.selectionDidChangeNotification.rawValue, from: self)
  }

  /// Highlights a row and takes the highlight away again; returns whether the delegate has allowed
  /// it.
  private func touch(_ path: IndexPath) -> Bool {
    guard let delegate = storedDelegate else { return true }
    guard delegate.tableView(self, shouldHighlightRowAt: path) else { return false }
    cellForRow(at: path)?.setHighlighted(true, animated: false)
    delegate.tableView(self, didHighlightRowAt: path)
    cellForRow(at: path)?.setHighlighted(false, animated: false)
    delegate.tableView(self, didUnhighlightRowAt: path)
    return true
  }

  private func finishSelecting(_ path: IndexPath) {
    var chosen = path
    if let delegate = storedDelegate {
      guard let allowed = delegate.tableView(self, willSelectRowAt: path) else { return }
      chosen = allowed
    }
    guard display.counts.position(of: chosen) != nil else { return }
    if !userCanSelectSeveral {
      for previous in selectedPaths where previous != chosen { personDeselects(previous) }
    }
    select(chosen, animated: false, .none)
    // A segue of the cell is prepared before the delegate hears of the selection.
    if let cell = cellForRow(at: chosen) { cell.selectionTrigger?.perform(cell) }
    guard let delegate = storedDelegate else { return }
    delegate.tableView(self, didSelectRowAt: chosen)
    if delegate.tableView(self, canPerformPrimaryActionForRowAt: chosen) {
      delegate.tableView(self, performPrimaryActionForRowAt: chosen)
    }
  }

  private func personDeselects(_ path: IndexPath) {
    guard let delegate = storedDelegate else { return deselect(path, animated: false) }
    guard let chosen = delegate.tableView(self, willDeselectRowAt: path) else { return }
    deselect(chosen, animated: false)
    delegate.tableView(self, didDeselectRowAt: chosen)
  }

  /// Simulates the user's tap on the detail button of a row.
  func personTapsAccessory(_ path: IndexPath) {
    guard let position = display.counts.position(of: path) else { return }
    endSwipe()
    display.reveal(position)
    if let cell = cellForRow(at: path) { cell.accessoryTrigger?.perform(cell) }
    storedDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
