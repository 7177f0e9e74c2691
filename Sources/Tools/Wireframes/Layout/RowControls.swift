import AppDriver

/// The controls inside a row, with the names and sizes that they have there.
struct RowControls {
  /// The name of each control without that of the row.
  let names: [String]
  private(set) var sizes: [InlineSize]
  /// Whether the row shows its title beside the controls.
  let showsTitle: Bool

  /// Measures controls.
  ///
  /// A text field takes the space beside the title, or all space if the row has no title of its
  /// own.
  ///
  /// - Parameters:
  ///   - controls: The controls, at least one.
  ///   - row: The row.
  ///   - width: The width of the row without margins and the accessory at its right edge.
  init(_ controls: ArraySlice<DisplayElement>, of row: DisplayElement, width: Int) {
    let title = row.element.label
    var hasTitle = true
    if case .row(let look) = row.look, !look.hasTitle, controls.count == 1 {
      hasTitle = !controls[controls.startIndex].showsName
    }
    showsTitle = hasTitle
    let names = controls.map { control in
      hasTitle && control.isTextField && control.element.label == title
        ? "" : control.element.name(inRow: title)
    }
    self.names = names
    sizes = zip(controls, names).map { InlineSize($0, name: $1, atMost: width) }
    guard controls.count == 1, let control = controls.first else { return }
    if !hasTitle {
      sizes[0].width = width
    } else if control.isTextField {
      let rest = width - TextMeasure(.body).width(of: title, atMost: width) - 24
      sizes[0].width = max(sizes[0].width, min(rest, width * 3 / 5 - 8))
    }
  }

  /// The width of all controls with the space between them.
  var total: Int { sizes.reduce(0) { $0 + $1.width + 8 } }
}

extension DisplayElement {
  /// Whether the element is a field for text, which shows its placeholder.
  fileprivate var isTextField: Bool {
    switch look {
    case .slider, .stepper: false
    default: element.kind == .field || element.kind == .search
    }
  }

  /// Whether the element shows its name itself.
  fileprivate var showsName: Bool { isTextField || element.kind == .button && look != .info }
}
