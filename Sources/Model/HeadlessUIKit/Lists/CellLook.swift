/// The appearance of a row's cell, apart from its texts.
package struct CellLook {
  /// The symbol at the trailing edge.
  package enum Accessory { case none, disclosure, checkmark, detail }

  /// The symbol at the trailing edge.
  package let accessory: Accessory
  /// Whether the secondary text is below the first one rather than beside it.
  package let hasSubtitle: Bool
  /// Whether the first text is a label in a narrow column, beside the secondary one.
  package let hasLabelColumn: Bool
  /// The name of the image at the leading edge; `nil` if there is none.
  package let image: String?
}

extension Content {
  /// Reads content for a drawing: each element keeps the view that it is read from.
  package static func keepingViews<Result>(_ read: () -> Result) -> Result {
    let kept = ElementExtras.keepsViews
    ElementExtras.keepsViews = true
    defer { ElementExtras.keepsViews = kept }
    return read()
  }
}

extension Content.Row {
  /// The appearance of the row's cell; `nil` if the row wasn't read from a cell for a drawing.
  package var cellLook: CellLook? {
    switch extras?.view {
    case let cell as UITableViewCell: cell.look
    case let cell as UICollectionViewCell: cell.look
    default: nil
    }
  }

  /// Whether the row, which was read for a drawing, shows its title.
  package var hasTitle: Bool { extras?.hasTitle ?? true }

  /// The form of the list that contains the row, which was read for a drawing.
  package var listForm: ListForm {
    switch extras?.view {
    case let cell as UITableViewCell: (cell.around as? UITableView)?.listForm ?? .plain
    case let cell as UICollectionViewCell:
      (cell.around as? UICollectionView)?.listForm(around: cell) ?? .plain
    default: .plain
    }
  }

  /// The number of columns of the grid with the row, which was read for a drawing; 1 for a list.
  package var columnCount: Int { extras?.columnCount?() ?? 1 }
}

extension Content.Text {
  /// The view of the text; `nil` if it wasn't read from a view for a drawing.
  package var view: UIView? { extras?.view }
  /// Whether the text stands for an image without words, which was read for a drawing.
  package var isDecoration: Bool { extras?.isDecoration ?? false }
  /// Whether the text was read from a list itself, as the footer of a section.
  package var isFooter: Bool { extras?.view is any ItemHost }
}

extension Content.Button {
  /// The view of the button; `nil` if it wasn't read from a view for a drawing.
  package var view: UIView? { extras?.view }
  /// Whether the button, which was read for a drawing, is the icon at the right of a row.
  package var isInfo: Bool { extras?.isInfo ?? false }
}

extension Content.Field {
  /// The view of the field; `nil` if it wasn't read from a view for a drawing.
  package var view: UIView? { extras?.view }
}

extension Content.Toggle {
  /// The view of the switch; `nil` if it wasn't read from a view for a drawing.
  package var view: UIView? { extras?.view }
}

extension Content.SearchField {
  /// The view of the search field; `nil` if it wasn't read from a view for a drawing.
  package var view: UIView? { extras?.view }
}

extension Content.Row {
  /// The cell of the row; `nil` if it wasn't read from a cell for a drawing.
  package var cell: UIView? { extras?.view }
}

extension Content.Choice {
  /// The view of the choice; `nil` if it wasn't read from a view for a drawing.
  package var view: UIView? { extras?.view }
  /// Whether the choice is a field whose picker is in place of the keyboard.
  package var isField: Bool { extras?.fieldText != nil }
}

extension UITableViewCell {
  fileprivate var look: CellLook {
    let accessory: CellLook.Accessory
    switch shownAccessory {
    // The button is a control of the row.
    case .none, .detailButton: accessory = .none
    case .disclosureIndicator, .detailDisclosureButton: accessory = .disclosure
    case .checkmark: accessory = .checkmark
    }
    let list = listContent
    let hasSubtitle =
      if let list {
        !list.isSideBySide
      } else {
        cellStyle == .subtitle || cellStyle == .default
      }
    return CellLook(
      accessory: accessory, hasSubtitle: hasSubtitle,
      hasLabelColumn: list == nil && cellStyle == .value2,
      image: (list?.image ?? standardImage)?.shownName ?? loadedView?.imageName(depth: 4))
  }
}

extension UICollectionViewCell {
  fileprivate var look: CellLook {
    let list = listContent
    var accessory = CellLook.Accessory.none
    for shown in (self as? UICollectionViewListCell)?.shownAccessories ?? [] {
      switch shown.accessoryType {
      case .disclosureIndicator: accessory = .disclosure
      case .checkmark: accessory = .checkmark
      // With an action, it is a control of the row.
      case .detail where shown.action == nil: accessory = .detail
      default: continue
      }
    }
    return CellLook(
      accessory: accessory, hasSubtitle: !(list?.isSideBySide ?? false), hasLabelColumn: false,
      image: list == nil ? imageName(depth: 5) : list?.image?.shownName)
  }
}

extension UIImage {
  /// The words for the image in a drawing.
  package var shownName: String { spokenName ?? "Image" }
}

extension UIView {
  /// Returns the name of the first image inside the view, down to a depth; `nil` if there is none.
  fileprivate func imageName(depth: Int) -> String? {
    if let view = self as? UIImageView, let image = view.image { return image.shownName }
    guard depth > 0, !(self is UIControl) else { return nil }
    for child in children where !child.isHidden {
      if let name = child.imageName(depth: depth - 1) { return name }
    }
    return nil
  }
}
