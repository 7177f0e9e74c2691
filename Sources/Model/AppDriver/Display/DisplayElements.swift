import HeadlessUIKit

/// The elements of a pane as they are read, by the areas of the display.
final class DisplayElements {
  private(set) var titleView: [DisplayElement] = []
  private(set) var searchBar: [DisplayElement] = []
  private(set) var content: [DisplayElement] = []
  private(set) var leading: [DisplayElement] = []
  private(set) var toolbar: [DisplayElement] = []
  /// The elements of each item at the trailing edge, from right to left.
  private var trailingItems: [[DisplayElement]] = []
  private var lastTrailing: UIBarButtonItem?
  /// The button or item whose menu the last element belongs to.
  private var menuAnchor: AnyObject?
  /// The number of columns of the last section.
  private var columns = 1
  /// The form of the list with the last section.
  private var list = RowLook.List.plain
  private var follows = ElementKind.text
  /// The horizontal stacks with elements of the content, or the first views of lines without a
  /// stack.
  private var stacks: [UIView] = []
  /// The index of the first row that is read.
  var firstRow = 0

  init() { content.reserveCapacity(8) }

  nonisolated deinit {}

  /// The elements at the trailing edge, from left to right.
  var trailing: [DisplayElement] { trailingItems.reversed().flatMap(\.self) }

  /// Adds an element with its snapshot.
  func add(_ element: LiveElement, _ snapshot: ElementSnapshot, _ area: ElementArea) {
    switch area {
    case .titleView: titleView.append(DisplayElement(snapshot, look: element.look))
    case .searchBar: searchBar.append(DisplayElement(snapshot, look: element.look))
    case .content, .sectionStart: addContent(element, snapshot, area)
    case .bar(let bar, let item): addItem(element, snapshot, bar, item)
    }
  }

  private func addContent(
    _ element: LiveElement, _ snapshot: ElementSnapshot, _ area: ElementArea
  ) {
    defer { if snapshot.row == nil { follows = snapshot.kind } }
    if case .row(let row) = element, snapshot.row == nil {
      let isCut = snapshot.ordinal == firstRow && firstRow > 0 && area.isContent
      let startsSection = !area.isContent || follows != .row && !isCut
      if startsSection || content.isEmpty || isCut {
        columns = row.columnCount
        list = RowLook.List(row.listForm)
      }
      let look = RowLook(
        row, snapshot, columns: columns, startsSection: startsSection, list: list)
      content.append(DisplayElement(snapshot, look: .row(look)))
      menuAnchor = nil
      return
    }
    guard let button = element.menuButton else {
      menuAnchor = nil
      content.append(
        DisplayElement(snapshot, look: element.look, columns: columns(of: element, snapshot)))
      return
    }
    if button === menuAnchor {
      content[content.count - 1].menu.append(snapshot)
    } else {
      menuAnchor = button
      content.append(
        DisplayElement(
          snapshot.menuButton(button.closedMenuTitle), look: .button(ButtonLook(button)),
          menu: [snapshot], columns: columns(of: element, snapshot)))
    }
  }

  /// Returns the columns of horizontal stacks in which an element is, unless it is in a row.
  private func columns(
    of element: LiveElement, _ snapshot: ElementSnapshot
  ) -> [StackColumn] {
    guard snapshot.row == nil, let view = element.view else { return [] }
    return view.columns.map { column in
      let number = stacks.lastIndex { $0 === column.group } ?? stacks.count
      if number == stacks.count { stacks.append(column.group) }
      guard let stack = column.group as? UIStackView else {
        return StackColumn(stack: number, column: column.index)
      }
      return StackColumn(
        stack: number, column: column.index,
        distribution: StackColumn.Distribution(stack.distribution), spacers: stack.spacers)
    }
  }

  private func addItem(
    _ element: LiveElement, _ snapshot: ElementSnapshot, _ bar: ElementArea.Bar,
    _ item: UIBarButtonItem
  ) {
    var new = DisplayElement(snapshot, look: element.look)
    if item.menu != nil, item.customView == nil {
      if item === menuAnchor {
        change(bar) { $0[$0.count - 1].menu.append(snapshot) }
        return
      }
      menuAnchor = item
      let look = ElementLook.button(ButtonLook(item))
      new =
        item.hasAction
        ? DisplayElement(snapshot, look: look)
        : DisplayElement(
          snapshot.menuButton(item.label.isEmpty ? "Menu" : item.label), look: look,
          menu: [snapshot])
    } else {
      menuAnchor = nil
    }
    if bar == .trailing, item !== lastTrailing {
      lastTrailing = item
      trailingItems.append([])
    }
    change(bar) { $0.append(new) }
  }

  private func change(
    _ bar: ElementArea.Bar, _ change: (inout [DisplayElement]) -> Void
  ) {
    switch bar {
    case .leading: change(&leading)
    case .trailing: change(&trailingItems[trailingItems.count - 1])
    case .toolbar: change(&toolbar)
    }
  }
}

extension LiveElement {
  /// The button whose menu contains the element; `nil` if there is none.
  fileprivate var menuButton: UIButton? {
    guard case .button(let button) = self, let view = button.view as? UIButton,
      view.showsMenuAsPrimaryAction, view.menu != nil
    else { return nil }
    return view
  }
}

extension ElementSnapshot {
  /// Returns a button that opens a menu with this element.
  fileprivate func menuButton(_ title: String) -> ElementSnapshot {
    var button = ElementSnapshot(.button, title, ordinal: -1)
    button.details.row = row
    return button
  }
}
