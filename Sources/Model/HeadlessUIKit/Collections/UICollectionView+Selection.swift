import Foundation

extension UICollectionView {
  /// Whether the user can select items now.
  var userCanSelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether the user can select several items now.
  var userCanSelectSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func select(_ path: IndexPath?, _ scrollPosition: ScrollPosition) {
    guard let path else {
      for path in selectedPaths { deselect(path) }
      return
    }
    guard display.counts.position(of: path) != nil else { return }
    if !userCanSelectSeveral {
      for other in selectedPaths where other != path { deselect(other) }
    }
    if !selectedPaths.contains(path) { selectedPaths.append(path) }
    display.dropRead()
    cellForItem(at: path)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: path, at: scrollPosition, animated: false) }
  }

  func deselect(_ path: IndexPath) {
    guard let place = selectedPaths.firstIndex(of: path) else { return }
    selectedPaths.remove(at: place)
    display.dropRead()
    cellForItem(at: path)?.isSelected = false
  }

  /// Simulates the user's tap on an item.
  func personSelects(_ path: IndexPath) {
    guard userCanSelect, let position = display.counts.position(of: path) else { return }
    endSwipe()
    display.reveal(position)
    let delegate = storedDelegate
    if let delegate {
      guard delegate.collectionView(self, shouldHighlightItemAt: path) else { return }
      cellForItem(at: path)?.isHighlighted = true
      delegate.collectionView(self, didHighlightItemAt: path)
    }
    let wasSelected = selectedPaths.contains(path)
    let allowed =
      userCanSelectSeveral && wasSelected
      ? delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true
      : delegate?.collectionView(self, shouldSelectItemAt: path) ?? true
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
    guard allowed, display.counts.position(of: path) != nil else { return }
    if userCanSelectSeveral, wasSelected {
      deselect(path)
      delegate?.collectionView(self, didDeselectItemAt: path)
    } else {
      finishSelecting(path)
    }
  }

  private func finishSelecting(_ path: IndexPath) {
    let delegate = storedDelegate
    let old = userCanSelectSeveral ? [] : selectedPaths.filter { $0 != path }
    for other in old {
      deselect(other)
      delegate?.collectionView(self, didDeselectItemAt: other)
    }
    select(path, [])
    if let cell = cellForItem(at: path) { cell.selectionTrigger?.perform(cell) }
    delegate?.collectionView(self, didSelectItemAt: path)
    if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) == true {
      delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }
}
