import Foundation

extension UITableView {
  /// Adds the rows with their headers and footers.
  func readRows(into reader: ViewReader) {
    if let tableHeaderView { reader.read(tableHeaderView) }
    if storedDataSource != nil {
      readSections(into: reader)
      if display.counts.total == 0, let background = backgroundView { reader.read(background) }
    }
    if let tableFooterView { reader.read(tableFooterView) }
    if children.count > display.entries.count {
      let settings = [backgroundView, tableHeaderView, tableFooterView]
      readOtherSubviews(into: reader, but: settings + Array(sectionViews.values))
    }
    readGestures(into: reader)
  }

  private func cell(at path: IndexPath) -> UITableViewCell? {
    guard let position = display.counts.position(of: path) else { return nil }
    return display.item(at: position) as? UITableViewCell
  }

  func title(at path: IndexPath) -> String {
    guard let cell = cell(at: path) else { return "" }
    return cell.cellContent.shownTitle(of: cell)
  }

  func row(at path: IndexPath) -> Content.Row {
    guard let cell = cell(at: path) else { return Content.Row("", isEnabled: false) }
    let content = cell.cellContent
    let title = content.shownTitle(of: cell)
    let isSelected = !selectedPaths.isEmpty && selectedPaths.contains(path)
    let accessory = cell.shownAccessory
    let mark = accessory == .checkmark || isSelected && userCanSelectSeveral
    let indentation = storedDelegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
    var select: (@MainActor () -> Void)?
    if userCanSelect { select = { [self] in personSelects(path) } }
    var row = Content.Row(
      title, detail: content.detail(mark: mark),
      indentation: max(indentation, cell.indentationLevel),
      isEnabled: cell.isUserInteractionEnabled,
      select: select)
    row.isSelected = isSelected
    row.extras = extras(of: cell, content, title, path, hasButton: accessory.hasButton)
    return row
  }

  private func extras(
    of cell: UITableViewCell, _ content: CellContent, _ title: String, _ path: IndexPath,
    hasButton: Bool
  ) -> ElementExtras? {
    let (swipes, presses) = (mayOfferSwipes, mayOfferPresses)
    guard
      swipes || presses || hasButton || !content.controls.isEmpty
        || cell.accessibilityIdentifier != nil || ElementExtras.keepsViews
    else { return nil }
    let extras = ElementExtras(cell)
    extras.hasTitle = !content.title.isEmpty
    if !content.controls.isEmpty {
      extras.controls = content.controls(named: title) { [self] in
        guard let position = display.counts.position(of: path) else { return }
        endSwipe()
        display.reveal(position)
      }
    }
    if hasButton {
      var info = Content.Button("\(title): More Info") { [self] in personTapsAccessory(path) }
      info.extras = .ofInfo()
      extras.controls.append(.button(info))
    }
    if swipes { extras.swipes = { [self] in swipeActions(path) } }
    if presses { extras.presses = { [self] in pressActions(path) } }
    return extras
  }
}
