/// The form in which a list shows its sections.
package enum ListForm: Hashable, Sendable {
  /// Without gaps.
  case plain
  /// As groups with gaps between them, over the whole width.
  case grouped
  /// As groups with gaps between them and margins.
  case inset
}

extension UIViewController {
  /// The form of the table that fills the screen, even if it has no rows; plain if there is
  /// none.
  package var tableForm: ListForm {
    guard let view = viewIfLoaded else { return .plain }
    if let table = view as? UITableView { return table.listForm }
    for child in view.children where !child.isHidden {
      if let table = child as? UITableView { return table.listForm }
    }
    return .plain
  }
}

extension UITableView {
  /// The form of the table.
  var listForm: ListForm {
    switch style {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .inset
    }
  }
}

extension UICollectionView {
  /// Returns how the section with a cell is shown; a grid is plain.
  func listForm(around cell: UICollectionViewCell) -> ListForm {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let path = indexPath(for: cell), let list = layout.section(path.section)?.list
    else { return .plain }
    return switch list.appearance {
    case .plain, .sidebar, .sidebarPlain: .plain
    case .grouped: .grouped
    case .insetGrouped: .inset
    }
  }
}
