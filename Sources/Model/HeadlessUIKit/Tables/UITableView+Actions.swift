import Foundation

extension UITableView {
  // MARK: Swiping

  /// Returns the actions that swiping a row offers, the leading edge's first.
  func swipeActions(_ path: IndexPath) -> [Content.Action] {
    guard display.counts.position(of: path) != nil, let source = storedDataSource else { return [] }
    let canEdit = source.tableView(self, canEditRowAt: path)
    guard !isEditing else { return canEdit ? editingActions(path) : [] }
    let delegate = storedDelegate
    var actions: [Content.Action] = []
    // The leading and trailing actions don't need an editable row.
    let leading = delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    for action in leading?.actions ?? [] {
      actions.append(swipeAction(action, path, isLeading: true))
    }
    if let trailing = delegate?.tableView(
      self, trailingSwipeActionsConfigurationForRowAt: path)
    {
      return actions + trailing.actions.map { swipeAction($0, path) }
    }
    guard canEdit else { return actions }
    if let old = delegate?.tableView(self, editActionsForRowAt: path) {
      return actions + old.map { rowAction($0, path) }
    }
    let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    if style == .delete, commits { actions.append(deleteAction(path, swiped: true)) }
    return actions
  }

  /// Returns what the controls of a row in editing mode offer.
  private func editingActions(_ path: IndexPath) -> [Content.Action] {
    guard !allowsMultipleSelectionDuringEditing, commits else { return [] }
    switch storedDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete {
    case .none: return []
    case .delete: return [deleteAction(path, swiped: false)]
    case .insert:
      return [
        Content.Action("Insert") { [self] in
          storedDataSource?.tableView(self, commit: .insert, forRowAt: path)
        }
      ]
    }
  }

  private func deleteAction(_ path: IndexPath, swiped: Bool) -> Content.Action {
    let title = storedDelegate?.tableView(
      self, titleForDeleteConfirmationButtonForRowAt: path)
    let shown = title.flatMap { $0.isBlank ? nil : $0 } ?? "Delete"
    return Content.Action(shown, isDestructive: true) { [self] in
      if swiped { beginSwipe(path) }
      storedDataSource?.tableView(self, commit: .delete, forRowAt: path)
      if swiped { endSwipe() }
    }
  }

  private func swipeAction(
    _ action: UIContextualAction, _ path: IndexPath, isLeading: Bool = false
  ) -> Content.Action {
    Content.Action(
      action.shownTitle, isLeading: isLeading, isDestructive: action.style == .destructive
    ) { [self] in
      beginSwipe(path)
      let cell = cellForRow(at: path) ?? self
      action.handler(action, cell) { [weak self] _ in self?.endSwipe() }
    }
  }

  private func rowAction(_ action: UITableViewRowAction, _ path: IndexPath) -> Content.Action {
    Content.Action(
      action.title.flatMap { $0.isBlank ? nil : $0 } ?? "Delete",
      isDestructive: action.style != .normal
    ) { [self] in
      beginSwipe(path)
      action.handler(action, path)
      endSwipe()
    }
  }

  private func beginSwipe(_ path: IndexPath) {
    endSwipe()
    if let position = display.counts.position(of: path) { display.reveal(position) }
    swipedRow = path
    storedDelegate?.tableView(self, willBeginEditingRowAt: path)
  }

  /// Takes away the actions of the row that was swiped.
  func endSwipe() {
    guard let path = swipedRow else { return }
    swipedRow = nil
    storedDelegate?.tableView(self, didEndEditingRowAt: path)
  }

  /// Whether swiping a row, or its control in editing mode, may offer actions.
  ///
  /// The delegate isn't asked, because it may count or cache the calls.
  var mayOfferSwipes: Bool {
    if let offersSwipes { return offersSwipes }
    let controller = storedDelegate as? UITableViewController
    let offers = controller.map(ImplementedMethod.offersSwipes) ?? (storedDelegate != nil)
    offersSwipes = offers || commits
    return offers || commits
  }

  // MARK: Moving rows

  /// Returns whether the user can move a row in editing mode.
  func canMove(_ path: IndexPath) -> Bool {
    guard movesRows, let source = storedDataSource else { return false }
    return source.tableView(self, canMoveRowAt: path)
  }

  private func moveActions(_ path: IndexPath) -> [Content.Action] {
    guard isEditing, canMove(path) else { return [] }
    var actions: [Content.Action] = []
    if let up = place(before: path) {
      actions.append(Content.Action("Move Up") { [self] in personMoves(path, to: up) })
    }
    if let down = place(after: path) {
      actions.append(Content.Action("Move Down") { [self] in personMoves(path, to: down) })
    }
    return actions
  }

  private func place(before path: IndexPath) -> IndexPath? {
    if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
    guard path.section > 0 else { return nil }
    let section = path.section - 1
    return IndexPath(row: numberOfRows(inSection: section), section: section)
  }

  private func place(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < numberOfRows(inSection: path.section) {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    guard path.section + 1 < numberOfSections else { return nil }
    return IndexPath(row: 0, section: path.section + 1)
  }

  /// Simulates the user's moving of a row.
  private func personMoves(_ path: IndexPath, to proposed: IndexPath) {
    guard display.counts.position(of: path) != nil else { return }
    let target =
      storedDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
    guard target != path, let source = storedDataSource else { return }
    source.tableView(self, moveRowAt: path, to: target)
    display.moveItem(path, to: target)
  }

  // MARK: Long presses

  /// Returns what a long press on a row offers.
  func pressActions(_ path: IndexPath) -> [Content.Action] {
    guard let position = display.counts.position(of: path) else { return [] }
    let moves = moveActions(path)
    let point = CGPoint(x: frame.width / 2, y: CGFloat(position) * display.unit)
    guard !isEditing,
      let menu = UIApplication.shared.menu(
        of: self, at: path,
        { storedDelegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point) })
    else { return moves }
    var actions = menu.shownActions.map { menuAction($0, menu, path) }
    if menu.previewProvider != nil { actions.append(previewAction(menu, path)) }
    return moves + actions
  }

  private func menuAction(
    _ action: UIAction, _ menu: UIContextMenuConfiguration, _ path: IndexPath
  ) -> Content.Action {
    Content.Action(action.shownTitle, isEnabled: !action.attributes.contains(.disabled)) { [self] in
      press(menu, path) { action.run(from: self) }
    }
  }

  private func previewAction(
    _ menu: UIContextMenuConfiguration, _ path: IndexPath
  ) -> Content.Action {
    Content.Action("Preview") { [self] in
      press(menu, path) { [self] in
        let animation = ContextMenuAnimation(preview: menu.previewProvider?())
        storedDelegate?.tableView(
          self, willPerformPreviewActionForMenuWith: menu, animator: animation)
        animation.run()
      }
    }
  }

  private func press(
    _ menu: UIContextMenuConfiguration, _ path: IndexPath, _ choose: () -> Void
  ) {
    endSwipe()
    if let position = display.counts.position(of: path) { display.reveal(position) }
    let opening = ContextMenuAnimation()
    storedDelegate?.tableView(self, willDisplayContextMenu: menu, animator: opening)
    opening.run()
    let closing = ContextMenuAnimation()
    storedDelegate?.tableView(self, willEndContextMenuInteraction: menu, animator: closing)
    choose()
    closing.run()
  }
}

extension UITableView {
  /// Whether a long press on a row may offer actions.
  var mayOfferPresses: Bool {
    if offersMenus == nil {
      let controller = storedDelegate as? UITableViewController
      offersMenus = controller.map(ImplementedMethod.offersMenus) ?? (storedDelegate != nil)
    }
    return offersMenus == true || isEditing && movesRows
  }
  /// Whether the data source implements the deletion of rows.
  var commits: Bool {
    guard let source = storedDataSource else { return false }
    return ImplementedMethod.isImplemented(source, 0)
  }
  /// Whether the data source implements the moving of rows.
  var movesRows: Bool {
    guard let source = storedDataSource else { return false }
    return ImplementedMethod.isImplemented(source, 1)
  }
}
