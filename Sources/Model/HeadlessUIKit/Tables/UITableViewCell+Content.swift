import Foundation

extension UITableViewCell {
  /// The content of the cell.
  var cellContent: CellContent {
    let accessory = isEditing ? editingAccessoryView : accessoryView
    return CellContent(
      of: self, loadedContent, accessories: viewsBesideContent + (accessory.map { [$0] } ?? []))
  }

  /// The views that the app has added to the cell itself, which UIKit shows as well.
  private var viewsBesideContent: [UIView] {
    guard children.contains(where: { $0 !== loadedView }) else { return [] }
    let others = [
      loadedView, accessoryView, editingAccessoryView, backgroundView, selectedBackgroundView,
    ]
    return children.filter { child in !others.contains { $0 === child } }
  }

  /// Reads the cell as a view of its own, outside a table.
  func readContent(into reader: ViewReader) {
    let content = loadedContent
    if let view = content.view {
      reader.read(view)
      for view in viewsBesideContent { reader.read(view) }
      return
    }
    let texts = cellContent
    reader.addLabel(texts.title, of: self)
    for detail in texts.details { reader.addLabel(detail, of: self) }
    for control in texts.controls { reader.add(control) }
  }

  /// The accessory that the cell shows now.
  var shownAccessory: AccessoryType {
    guard isEditing else { return accessoryView == nil ? accessoryType : .none }
    return editingAccessoryView == nil ? editingAccessoryType : .none
  }

  // MARK: Configurations

  /// Called when the state has changed.
  func stateChanged() {
    guard hasConfiguration || type(of: self) != UITableViewCell.self else { return }
    updateConfigurationNow()
  }

  /// Updates the configurations for the current state.
  func updateConfigurationNow() {
    guard hasConfiguration || type(of: self) != UITableViewCell.self else { return }
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// Updates the configurations when the app settles.
  func updateConfigurationLater() {
    guard superview != nil, !willUpdate else { return }
    willUpdate = true
    UIApplication.shared.settleLater(
      DeferredCall { [weak self] in
        self?.willUpdate = false
        self?.updateConfigurationNow()
      })
  }
}
