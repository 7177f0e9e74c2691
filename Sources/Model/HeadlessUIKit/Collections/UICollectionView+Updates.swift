import Foundation

extension UICollectionView {
  func reloadAll() {
    selectedPaths = []
    display.dropUpdates()
    dropSectionViews()
    display.reload()
    if let controller = owningController, controller.appearance == .appeared {
      UIApplication.record(.reloadData, controller)
    }
  }

  func reconfigure(_ paths: [IndexPath]) {
    display.dropRead()
    for path in paths {
      guard let cell = cellForItem(at: path), let source = storedDataSource else { continue }
      reconfigured = (path, cell)
      let new = source.collectionView(self, cellForItemAt: path)
      reconfigured = nil
      guard new !== cell else {
        cell.stateChanged()
        continue
      }
      UIApplication.shared.fault(
        .updateDoesNotMatch, owningController, nil,
        "Attempted to reconfigure the item at \(path.section)-\(path.item), but the data source returned a cell other than the existing one"
      )
    }
  }

  func layoutChanged(from old: UICollectionViewLayout) {
    guard old !== collectionViewLayout else { return }
    collectionViewLayout.prepareForTransition(from: old)
    old.prepareForTransition(to: collectionViewLayout)
    old.collectionView = nil
    collectionViewLayout.collectionView = self
    dropSectionViews()
    display.setNeedsLayout()
    old.finalizeLayoutTransition()
    collectionViewLayout.finalizeLayoutTransition()
  }

  func editingChanged() {
    for path in selectedPaths { cellForItem(at: path)?.isSelected = false }
    selectedPaths = []
    display.dropRead()
    for entry in display.entries { (entry.item as? UICollectionViewCell)?.edits = isEditing }
  }

  func scroll(to path: IndexPath, _ scrollPosition: ScrollPosition, animated: Bool) {
    guard path.count == 2, path.item != NSNotFound else { return }
    guard let position = display.counts.position(of: path) else {
      return UIApplication.shared.fault(
        .indexPathOutOfBounds, owningController, nil,
        "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only \(numberOfItems(inSection: path.section)) items in section \(path.section). Collection view: \(described)"
      )
    }
    var place = 0
    if !scrollPosition.isDisjoint(with: [.top, .left]) { place = 1 }
    if !scrollPosition.isDisjoint(with: [.centeredVertically, .centeredHorizontally]) { place = 2 }
    if !scrollPosition.isDisjoint(with: [.bottom, .right]) { place = 3 }
    display.scroll(to: position, place, animated: animated)
  }
}

extension UICollectionView {
  /// Makes several updates at once.
  ///
  /// In UIKit, the closure with the updates doesn't escape, so `self` can be left out.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil)
  {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
