import Foundation

extension UITableView {
  private static let cellInitializer = ClassInitializer(of: UITableViewCell.self)
  private static let headerInitializer = ClassInitializer(of: UITableViewHeaderFooterView.self)

  func reusableCell(_ identifier: String) -> UITableViewCell? {
    if let cell = reusable.remove("cell " + identifier) as? UITableViewCell {
      cell.call(.prepareForReuse) { cell.prepareForReuse() }
      return cell
    }
    guard let registered = reusable.classes[identifier] else {
      guard !reusable.makers.isEmpty else { return nil }
      let made = reusable.makers["cell " + identifier]?() as? UITableViewCell
      if made?.reuseIdentifier == nil { made?.reuseIdentifier = identifier }
      return made
    }
    guard let type = registered as? UITableViewCell.Type else {
      UIApplication.shared.fault(
        .cellNotRegistered, owningController, nil,
        "invalid cell class \(registered) registered for identifier \(identifier) - must be a subclass of UITableViewCell"
      )
      return nil
    }
    guard type != UITableViewCell.self else {
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    return Self.cellInitializer.make(
      type, UITableViewCell.CellStyle.default, Optional(identifier))
  }

  func registeredCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    if let kept = reconfigured, kept.path == path,
      kept.cell.reuseIdentifier == identifier
    {
      return kept.cell
    }
    if display.isDequeued(at: path) {
      UIApplication.shared.fault(
        .dequeuedViewNotReturned, owningController, nil,
        "Attempted to dequeue multiple cells for the same index path, which is not allowed. Cell identifier: \(identifier), index path: \(path.section)-\(path.row) of \(described)"
      )
    }
    if let cell = reusableCell(identifier) {
      display.noteDequeued(cell)
      return cell
    }
    if !UIApplication.hasCrashed {
      UIApplication.shared.fault(
        .cellNotRegistered, owningController, nil,
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    }
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  func reusableHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = reusable.remove("header " + identifier) as? UITableViewHeaderFooterView {
      view.call(.prepareForReuse) { view.prepareForReuse() }
      return view
    }
    guard let type = reusable.headerClasses[identifier] as? UITableViewHeaderFooterView.Type else {
      let made = reusable.makers["header " + identifier]?() as? UITableViewHeaderFooterView
      if made?.reuseIdentifier == nil { made?.reuseIdentifier = identifier }
      return made
    }
    return Self.headerInitializer.make(type, Optional(identifier))
  }

  // MARK: What the display asks for

  var scrollsToSide: Bool { false }

  var words: ItemUpdates.Words { ItemUpdates.Words(item: "row", list: "table view") }

  var hasSnapshotSource: Bool { storedDataSource is any SnapshotDataSource }

  func readCounts() -> SectionCounts {
    guard let source = storedDataSource else { return SectionCounts() }
    let sections = source.numberOfSections(in: self)
    return SectionCounts(sections: checked(sections: sections)) {
      checked(source.tableView(self, numberOfRowsInSection: $0), "rows in section \($0)")
    }
  }

  func prepareLayout() {}

  func makeItem(at path: IndexPath) -> UIView? {
    guard let source = storedDataSource else { return nil }
    let cell = display.requesting(at: path) { source.tableView(self, cellForRowAt: path) }.0
    if isEditing { cell.prepare(for: self, at: path) }
    let selected = !selectedPaths.isEmpty && selectedPaths.contains(path)
    if selected || type(of: cell) != UITableViewCell.self || cell.isSelected {
      cell.setSelected(selected, animated: false)
    }
    cell.updateConfigurationNow()
    return cell
  }

  func recycle(_ item: UIView) {
    guard let cell = item as? UITableViewCell, let identifier = cell.reuseIdentifier else { return }
    reusable.add(cell, "cell " + identifier)
  }

  func extent(ofItemAt path: IndexPath) -> CGFloat {
    let height = storedDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height > 0 { return height }
    if height == 0 { return 1 }
    let estimate =
      storedDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return estimate > 0 ? estimate : 44
  }

  func willDisplay(_ item: UIView, at path: IndexPath) {
    guard let cell = item as? UITableViewCell else { return }
    storedDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  func didEndDisplaying(_ item: UIView, at path: IndexPath) {
    guard let cell = item as? UITableViewCell else { return }
    storedDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  func prefetch(_ paths: [IndexPath]) {
    guard isPrefetchingEnabled else { return }
    storedPrefetchSource?.tableView(self, prefetchRowsAt: paths)
  }

  func cancelPrefetching(_ paths: [IndexPath]) {
    guard isPrefetchingEnabled else { return }
    storedPrefetchSource?.tableView(self, cancelPrefetchingForRowsAt: paths)
  }
}

extension UITableViewCell {
  /// Brings the cell into editing mode.
  func prepare(for table: UITableView, at path: IndexPath) {
    let source = table.storedDataSource
    let canEdit = source?.tableView(table, canEditRowAt: path) ?? false
    let delegate = table.storedDelegate
    editingStyle =
      canEdit ? delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete : .none
    if canEdit {
      shouldIndentWhileEditing =
        delegate?.tableView(table, shouldIndentWhileEditingRowAt: path) ?? true
    }
    showsReorderControl = table.canMove(path)
    setEditing(true, animated: false)
  }
}
