import AppDriver

/// The column of the labels of a pane's elements of one kind, after which their values line up.
nonisolated struct LabelColumn {
  private let kind: ElementKind
  private let elements: [ElementSnapshot]
  /// The maximum width of the column.
  ///
  /// The value of an element with a longer label follows after two spaces.
  private let bound: Int
  private var foundWidth: Int?

  init(of kind: ElementKind, in elements: [ElementSnapshot], bound: Int) {
    self.kind = kind
    self.elements = elements
    self.bound = bound
  }

  /// Returns the number of spaces between an element's label and its value.
  mutating func gap(after element: ElementSnapshot) -> Int {
    let column = foundWidth ?? widest
    foundWidth = column
    return max(0, column - width(of: element)) + 2
  }

  /// Returns the width of an element's label and value.
  mutating func end(of element: ElementSnapshot) -> Int {
    guard let value = element.value, !value.isEmpty else { return width(of: element) }
    return width(of: element) + gap(after: element) + DisplayWidth.of(SafeText.escaped(value))
  }

  private var widest: Int {
    var widest = 0
    for place in elements.indices
    where elements[place].kind == kind && elements[place].value?.isEmpty == false {
      let width = width(of: elements[place])
      if width <= bound { widest = max(widest, width) }
    }
    return widest
  }

  /// Returns the width of a label with its indentation.
  private func width(of element: ElementSnapshot) -> Int {
    2 * element.indentation + (element.isExpanded == nil ? 0 : 2)
      + DisplayWidth.of(SafeText.escaped(element.label))
  }
}
