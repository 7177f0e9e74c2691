extension UIView {
  /// The texts of a cell that has no views inside it, the title first; empty for every other view.
  ///
  /// A cell's labels are made when an app asks for them; until then, the cell keeps their texts
  /// itself.
  package var textsOfBareCell: [String] {
    guard children.isEmpty else { return [] }
    let content: CellContent? =
      switch self {
      case let cell as UITableViewCell: cell.cellContent
      case let cell as UICollectionViewCell: cell.cellContent
      default: nil
      }
    return content.map { ([$0.title] + $0.details).filter { !$0.isEmpty } } ?? []
  }
}
