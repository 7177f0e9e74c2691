import Foundation

/// The parts of a cell that exist.
struct LoadedCellContent {
  let view: UIView?
  let text: UILabel?
  let detail: UILabel?
  /// The configuration's content; `nil` if there is none, or if it is one of the app's own.
  let list: ListContent?
}

/// The content of a cell: its texts and its controls.
struct CellContent {
  /// The text that identifies the row; empty if the cell shows none.
  private(set) var title: String
  /// The other texts, in reading order.
  private(set) var details: [String] = []
  /// The controls and embedded lists, in reading order.
  private(set) var controls: [Content.Element] = []

  /// Reads a cell.
  ///
  /// The title is the cell's accessibility label, which stands for all texts, or else the text of
  /// the content's configuration, or else that of the title's label, or else the first text.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - content: The parts of the cell that exist.
  ///   - accessories: The views beside the content.
  init(of cell: UIView, _ content: LoadedCellContent, accessories: [UIView] = []) {
    title = ""
    if content.view == nil, accessories.isEmpty {
      readValues(content)
    } else {
      readViews(content, accessories)
    }
    if let label = cell.accessibilityLabel, !label.isEmpty {
      title = label
      details = []
    }
  }

  /// Reads a cell without views of the app's own.
  private mutating func readValues(_ content: LoadedCellContent) {
    if let list = content.list {
      add(list.text)
      add(list.secondaryText)
      return
    }
    addText(of: content.text)
    addText(of: content.detail)
  }

  private mutating func addText(of label: UILabel?) {
    guard let label, !label.isHidden else { return }
    add(label.accessibilityLabel ?? label.text)
  }

  private mutating func add(_ text: String?) {
    guard let text, !text.isBlank else { return }
    if title.isEmpty { title = text.inOneLine } else { details.append(text.inOneLine) }
  }

  private mutating func readViews(_ content: LoadedCellContent, _ accessories: [UIView]) {
    let reader = ViewReader(ofCell: ())
    if let view = content.view {
      reader.read(view)
    } else {
      readValues(content)
    }
    for view in accessories { reader.read(view) }
    if content.view != nil, let label = content.text, !label.isHidden {
      // The title's label comes first, in whatever order the views were added.
      add(label.accessibilityLabel ?? label.text)
    }
    var pending = title.isEmpty ? nil : title
    for element in reader.elements {
      guard case .text(let text) = element else {
        controls.append(element)
        for title in element.fixedRows { add(title) }
        continue
      }
      let shown = text.name.map { "\($0) \(text.text)" } ?? text.text
      if shown == pending {
        pending = nil
        continue
      }
      add(shown)
    }
  }
}
