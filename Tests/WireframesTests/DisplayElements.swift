import AppDriver

func element(
  _ kind: ElementKind, _ label: String, value: String? = nil, _ ordinal: Int = 0,
  enabled: Bool = true, indentation: Int = 0, expanded: Bool? = nil, secure: Bool = false,
  empty: Bool = false, options: [String] = [], row: Int? = nil, editing: Bool = false,
  selected: Bool = false, look: ElementLook = .standard, columns: [StackColumn] = []
) -> DisplayElement {
  var element = ElementSnapshot(kind, label, value: value, ordinal: ordinal, isEnabled: enabled)
  element.indentation = indentation
  element.isExpanded = expanded
  element.isSecure = secure
  element.isEmpty = empty
  element.options = options
  element.details.row = row
  element.details.isEditing = editing
  element.details.isSelected = selected
  return DisplayElement(element, look: look, columns: columns)
}
func row(
  _ label: String, _ ordinal: Int, value: String? = nil, accessory: RowLook.Accessory = .chevron,
  subtitle: Bool = false, image: String? = nil, columns: Int = 1, indentation: Int = 0,
  expanded: Bool? = nil, selected: Bool = false
) -> DisplayElement {
  element(
    .row, label, value: value, ordinal, indentation: indentation, expanded: expanded,
    selected: selected,
    look: .row(
      RowLook(accessory: accessory, hasSubtitle: subtitle, image: image, columns: columns)))
}
