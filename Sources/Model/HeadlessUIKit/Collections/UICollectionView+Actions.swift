import Foundation

extension UICollectionView {
  // MARK: Swiping

  /// Returns the actions that swiping an item offers, the leading edge's first.
  func swipeActions(_ path: IndexPath) -> [Content.Action] {
    guard display.counts.position(of: path) != nil,
      let list = collectionViewLayout.list(for: path.section)
    else { return [] }
    let leading = list.leadingSwipeActionsConfigurationProvider?(path)?.actions ?? []
    let trailing = list.trailingSwipeActionsConfigurationProvider?(path)?.actions ?? []
    return (leading + trailing).enumerated().map { place, action in
      Content.Action(
        action.shownTitle, isLeading: place < leading.count,
        isDestructive: action.style == .destructive
      ) { [self] in
        endSwipe()
        if let position = display.counts.position(of: path) { display.reveal(position) }
        swipedItem = path
        let cell = cellForItem(at: path) ?? self
        action.handler(action, cell) { [weak self] _ in self?.endSwipe() }
      }
    }
  }

  /// Whether swiping an item of a section may offer actions, which only lists do.
  func mayOfferSwipes(_ section: Int) -> Bool {
    guard let list = collectionViewLayout.list(for: section) else { return false }
    return list.leadingSwipeActionsConfigurationProvider != nil
      || list.trailingSwipeActionsConfigurationProvider != nil
  }

  /// Whether a long press on an item may offer actions.
  var mayOfferPresses: Bool {
    guard let controller = storedDelegate as? UICollectionViewController else {
      return storedDelegate != nil || offersMoves
    }
    return ImplementedMethod.offersMenus(controller)
      || offersMoves && storedDataSource.map(ImplementedMethod.isImplemented) == true
  }

  /// Takes away the actions of the item that was swiped.
  func endSwipe() { swipedItem = nil }

  // MARK: Moving items

  /// Returns whether the data source allows an item to be moved.
  func canMove(_ path: IndexPath) -> Bool {
    guard let source = storedDataSource, display.counts.position(of: path) != nil,
      ImplementedMethod.isImplemented(source)
    else { return false }
    return source.collectionView(self, canMoveItemAt: path)
  }

  /// Whether the user can move items without a gesture of the app's own.
  private var offersMoves: Bool {
    if let controller = owningController as? UICollectionViewController,
      controller.collectionView === self
    {
      return controller.installsStandardGestureForInteractiveMovement
    }
    return storedDataSource is any ReorderingDataSource
  }

  private func moveActions(_ path: IndexPath) -> [Content.Action] {
    guard offersMoves, canMove(path) else { return [] }
    var actions: [Content.Action] = []
    if path.item > 0 {
      let up = IndexPath(item: path.item - 1, section: path.section)
      actions.append(Content.Action("Move Up") { [self] in personMoves(path, to: up) })
    }
    if path.item + 1 < numberOfItems(inSection: path.section) {
      let down = IndexPath(item: path.item + 1, section: path.section)
      actions.append(Content.Action("Move Down") { [self] in personMoves(path, to: down) })
    }
    return actions
  }

  /// Simulates the user's moving of an item.
  func personMoves(_ path: IndexPath, to proposed: IndexPath) {
    guard display.counts.position(of: path) != nil, let source = storedDataSource else { return }
    let target =
      storedDelegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
        toProposedIndexPath: proposed) ?? proposed
    guard target != path else { return }
    source.collectionView(self, moveItemAt: path, to: target)
    display.moveItem(path, to: target)
  }

  // MARK: Long presses

  /// Returns what a long press on an item offers.
  func pressActions(_ path: IndexPath) -> [Content.Action] {
    guard display.counts.position(of: path) != nil else { return [] }
    let moves = moveActions(path)
    let point = attributes(at: path)?.center ?? .zero
    guard
      let menu = UIApplication.shared.menu(
        of: self, at: path,
        {
          storedDelegate?.collectionView(
            self, contextMenuConfigurationForItemsAt: [path], point: point)
        })
    else { return moves }
    var actions = menu.shownActions.map { action in
      Content.Action(action.shownTitle, isEnabled: !action.attributes.contains(.disabled)) {
        [self] in
        press(menu, path) { action.run(from: self) }
      }
    }
    if menu.previewProvider != nil {
      actions.append(
        Content.Action("Preview") { [self] in
          press(menu, path) { [self] in
            let animation = ContextMenuAnimation(preview: menu.previewProvider?())
            storedDelegate?.collectionView(
              self, willPerformPreviewActionForMenuWith: menu, animator: animation)
            animation.run()
          }
        })
    }
    return moves + actions
  }

  private func press(
    _ menu: UIContextMenuConfiguration, _ path: IndexPath, _ choose: () -> Void
  ) {
    endSwipe()
    if let position = display.counts.position(of: path) { display.reveal(position) }
    let opening = ContextMenuAnimation()
    storedDelegate?.collectionView(self, willDisplayContextMenu: menu, animator: opening)
    opening.run()
    let closing = ContextMenuAnimation()
    storedDelegate?.collectionView(self, willEndContextMenuInteraction: menu, animator: closing)
    choose()
    closing.run()
  }
}

/// A data source whose items the user can move without a gesture of the app's own.
protocol ReorderingDataSource: AnyObject {}
