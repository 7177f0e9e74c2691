import Foundation

extension UICollectionView {
  /// Adds the items with their headers and footers.
  func readItems(into reader: ViewReader) {
    if storedDataSource != nil {
      readSections(into: reader)
      if display.counts.total == 0, let backgroundView { reader.read(backgroundView) }
    }
    if children.count > display.entries.count {
      readOtherSubviews(into: reader, but: [backgroundView])
    }
    readGestures(into: reader)
  }

  private func cell(at path: IndexPath) -> UICollectionViewCell? {
    guard let position = display.counts.position(of: path) else { return nil }
    return display.item(at: position) as? UICollectionViewCell
  }

  func title(at path: IndexPath) -> String {
    guard let cell = cell(at: path) else { return "" }
    return cell.cellContent.shownTitle(of: cell)
  }

  func row(at path: IndexPath) -> Content.Row {
    guard let cell = cell(at: path) else { return Content.Row("", isEnabled: false) }
    let content = cell.cellContent
    let title = content.shownTitle(of: cell)
    let list = cell as? UICollectionViewListCell
    let isSelected = !selectedPaths.isEmpty && selectedPaths.contains(path)
    let isChecked = list?.shownAccessories.contains { $0.accessoryType == .checkmark } ?? false
    let outline = storedDataSource as? any OutlineDataSource
    var select: (@MainActor () -> Void)?
    if let toggle = outlineToggle(list, path) {
      select = toggle
    } else if userCanSelect {
      select = { [self] in personSelects(path) }
    }
    var row = Content.Row(
      title, detail: content.detail(mark: isChecked || isSelected && userCanSelectSeveral),
      indentation: max(list?.indentationLevel ?? 0, outline?.level(of: path) ?? 0),
      isExpanded: outline?.isExpanded(path), isEnabled: cell.isUserInteractionEnabled,
      select: select)
    row.isSelected = isSelected
    row.extras = extras(of: cell, content, title, path)
    return row
  }

  /// Returns what shows or hides the items below if a tap on the cell does so; `nil` if it selects.
  private func outlineToggle(
    _ cell: UICollectionViewListCell?, _ path: IndexPath
  ) -> (@MainActor () -> Void)? {
    guard let cell, let outline = storedDataSource as? any OutlineDataSource,
      let accessory = cell.shownAccessories.first(where: { $0.accessoryType == .outlineDisclosure }
      ),
      accessory.action == nil, outline.isExpanded(path) != nil
    else { return nil }
    return { [self] in
      if let position = display.counts.position(of: path) { display.reveal(position) }
      outline.personToggles(path)
    }
  }

  private func extras(
    of cell: UICollectionViewCell, _ content: CellContent, _ title: String, _ path: IndexPath
  ) -> ElementExtras {
    let extras = ElementExtras(cell)
    extras.hasTitle = !content.title.isEmpty
    if ElementExtras.keepsViews {
      extras.columnCount = { [self] in collectionViewLayout.columnCount(for: path) }
    }
    let reveal: @MainActor () -> Void = { [self] in
      guard let position = display.counts.position(of: path) else { return }
      endSwipe()
      display.reveal(position)
    }
    extras.controls = content.controls(named: title, reveal: reveal)
    for accessory in (cell as? UICollectionViewListCell)?.shownAccessories ?? [] {
      extras.controls += controls(of: accessory, title, reveal)
    }
    if mayOfferSwipes(path.section) { extras.swipes = { [self] in swipeActions(path) } }
    if mayOfferPresses { extras.presses = { [self] in pressActions(path) } }
    return extras
  }

  /// Returns the buttons of an accessory.
  private func controls(
    of accessory: UICellAccessory, _ title: String, _ reveal: @escaping @MainActor () -> Void
  ) -> [Content.Element] {
    if let menu = accessory.menu {
      let opening: [Content.Element] =
        menu.isUnopened ? [.button(Content.Button("\(title): Menu") { menu.open() })] : []
      return opening
        + menu.leaves.map { action in
          .button(
            Content.Button(
              "\(title): \(action.shownTitle)", isEnabled: !action.attributes.contains(.disabled)
            ) { [self] in
              reveal()
              menu.close()
              action.run(from: self)
              accessory.action?()
            })
        }
    }
    guard let run = accessory.action else { return [] }
    let name: String
    switch accessory.accessoryType {
    case .detail: name = "More Info"
    case .delete: name = "Delete"
    case .insert: name = "Insert"
    case .outlineDisclosure: name = "Expand"
    default: return []
    }
    var button = Content.Button("\(title): \(name)") {
      reveal()
      run()
    }
    if accessory.accessoryType == .detail { button.extras = .ofInfo() }
    return [.button(button)]
  }
}

/// A data source with items below others, which the user can show and hide.
protocol OutlineDataSource: AnyObject {
  /// Returns the level of an item, starting at 0.
  func level(of path: IndexPath) -> Int
  /// Returns whether the items below an item are shown; `nil` if there are none.
  func isExpanded(_ path: IndexPath) -> Bool?
  /// Simulates the user's tap on an item that shows or hides those below it.
  func personToggles(_ path: IndexPath)
}
