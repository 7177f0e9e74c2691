import Foundation

extension UICollectionViewLayout {
  /// Returns the number of items beside each other around an item, for a drawing.
  func columnCount(for path: IndexPath) -> Int {
    switch self {
    case let flow as UICollectionViewFlowLayout: flow.columns(around: path)
    case let layout as UICollectionViewCompositionalLayout: layout.columns(in: path.section)
    default: 1
    }
  }
}

extension UICollectionViewCompositionalLayout {
  fileprivate func columns(in section: Int) -> Int {
    guard let collectionView, let layout = self.section(section), layout.list == nil else {
      return 1
    }
    let space = collectionView.spaceForLayout
    let columns = layout.group.columnCount(in: space)
    guard layout.orthogonalScrollingBehavior != .none else { return columns }
    let width = layout.group.layoutSize.size(in: space).width
    guard width > 0, width < space.width else { return columns }
    return columns * max(1, Int((space.width / width).rounded(.down)))
  }
}
