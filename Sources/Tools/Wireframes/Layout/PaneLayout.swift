import AppDriver

/// The layout of a pane's elements, from top to bottom, and the number that don't fit.
struct PaneLayout {
  /// The boxes so far.
  var pane: PaneBoxes
  private let source: DisplayPane
  private let metrics: Metrics
  /// The area that elements may take.
  private var area: Rectangle
  /// The form of the list in the pane.
  private let list: RowLook.List
  /// The place of the next element.
  private var y: Int
  /// The elements added so far, in order, so that they can be removed again.
  private var units: [Unit] = []

  /// An element with its parts, such as a row with its controls.
  private struct Unit {
    let element: Int
    let firstBox: Int
    let end: Int
  }

  /// The height of a note about omitted elements.
  private static let note = 28

  init(_ source: DisplayPane, _ metrics: Metrics, frame: Rectangle, bottom: Int) {
    self.source = source
    self.metrics = metrics
    pane = PaneBoxes(controller: source.controller, frame: frame, content: frame)
    list = source.list
    var top = frame.y
    var end = frame.maxY - bottom
    if let bar = source.bar {
      let layout = BarLayout(bar, metrics, x: frame.x, y: top, width: frame.width)
      pane.boxes = layout.boxes
      top = layout.bottom
    }
    if !source.toolbar.isEmpty { end -= Metrics.toolbar }
    if source.dots != nil { end -= Metrics.dots }
    area = Rectangle(frame.x + metrics.side, top, frame.width - 2 * metrics.side, end - top)
    pane.content = Rectangle(frame.x, top, frame.width, end - top)
    y = top
    if !source.toolbar.isEmpty {
      let bar = Rectangle(
        frame.x, frame.maxY - bottom - Metrics.toolbar, frame.width, Metrics.toolbar + bottom)
      pane.boxes += Box.toolbar(source.toolbar, in: bar, inset: metrics.side + 8)
    }
    if let dots = source.dots {
      pane.boxes.append(Box(dots, in: Rectangle(frame.x, end, frame.width, Metrics.dots)))
    }
  }

  /// Lays out the elements.
  mutating func fill() {
    if source.rowsBefore > 0, area.height >= Self.note {
      addNote(source.rowsBefore, .rowsAbove)
    }
    let elements = source.elements
    let last = elements.lastIndex { $0.element.kind != .gesture } ?? 0
    if source.rowsBefore == 0, Self.needsMargin(elements) { y += Self.margin }
    var place = 0
    while place < elements.count {
      let firstBox = pane.boxes.count
      let first = place
      if list != .plain { y += source.gap(before: place) }
      if elements[place].element.kind == .row, elements[place].element.row == nil {
        place = addRow(place)
      } else if let count = addStack(elements[place...], after: last) {
        place += count
      } else if let box = content(place, last: last).box(elements[place]) {
        pane.boxes.append(box)
        y = box.frame.maxY
        place += 1
      } else {
        place += 1
        continue
      }
      if y > area.maxY {
        pane.boxes.removeSubrange(firstBox...)
        addRest(from: first)
        return pane.addGroups(of: list)
      }
      units.append(Unit(element: first, firstBox: firstBox, end: y))
    }
    if source.rowsAfter > 0 { addRest(from: elements.count) }
    pane.addGroups(of: list)
  }

  /// The area that rows, headers, and footers may take.
  private var rowArea: Rectangle {
    list == .grouped(isInset: true) ? area.inset(Metrics.margin) : area
  }

  /// The distance between a bar and what isn't a list.
  private static let margin = 12

  /// Whether the first element isn't one of a list, which begins directly below the bar.
  private static func needsMargin(_ elements: [DisplayElement]) -> Bool {
    switch elements.first(where: { $0.element.kind != .gesture })?.element.kind {
    case .field, .button, .toggle, .choice, .text: true
    case .row, .header, .search, .gesture, nil: false
    }
  }

  private func content(_ place: Int, last: Int) -> ContentLayout {
    let element = source.elements[place]
    let isPart = element.element.kind == .header || element.look == .footer
    let area = isPart ? rowArea : area
    return ContentLayout(
      Rectangle(area.x, y, area.width, 0), room: room(after: place, last: last))
  }

  /// The height that a text may have, which leaves space for the line about what follows.
  private func room(after place: Int, last: Int) -> Int {
    area.maxY - y - (place < last || source.rowsAfter > 0 ? Self.note : 0)
  }

  /// Adds the elements at the beginning that are in the same horizontal stack; returns their
  /// number, or `nil` if the first one isn't in a stack with others.
  private mutating func addStack(
    _ elements: ArraySlice<DisplayElement>, after last: Int
  ) -> Int? {
    let stack = StackLayout.stack(elements, 0)
    guard stack.count > 1 else { return nil }
    let layout = StackLayout(
      stack, Rectangle(area.x, y, area.width, 0), room: room(after: stack.endIndex - 1, last: last))
    pane.boxes += layout.boxes
    y = max(y, layout.bottom ?? y)
    return stack.count
  }

  /// Adds a line about the elements that don't fit, in place of as many others as it needs.
  private mutating func addRest(from element: Int) {
    var first = element
    y = units.last?.end ?? area.y
    // A header without a row below it says nothing.
    while let unit = units.last,
      unit.end + Self.note > area.maxY || source.elements[unit.element].element.kind == .header
    {
      pane.boxes.removeSubrange(unit.firstBox...)
      first = unit.element
      units.removeLast()
      y = units.last?.end ?? area.y
    }
    guard y + Self.note <= area.maxY else { return }
    let rest = source.elements[first...].filter { $0.element.row == nil }
    var rows = rest.count { $0.element.kind == .row }
    rows.add(rows: source.rowsAfter)
    let others = rest.count { $0.element.kind != .gesture && $0.element.kind != .row }
    if rows > 0 {
      addNote(rows, .rowsBelow)
    } else if others > 0 {
      addNote(others, .elementsBelow)
    }
  }

  private mutating func addNote(_ count: Int, _ note: Box.Note) {
    pane.boxes.append(
      Box(.note(count: count, note), Rectangle(rowArea.x, y, rowArea.width, Self.note)))
    y += Self.note
  }

  /// Adds a row with its controls, or a line of a grid's items; returns the place after it.
  private mutating func addRow(_ place: Int) -> Int {
    if case .row(let look) = source.elements[place].look, look.columns > 1 {
      return addItems(place, columns: look.columns)
    }
    let end = afterControls(of: place)
    let row = source.elements[place]
    let controls = source.elements[(place + 1)..<end]
    let height = Self.height(of: row)
    guard !controls.isEmpty else {
      add(row, height, taken: 0)
      return end
    }
    let accessory = Self.accessoryWidth(of: row)
    let most = rowArea.width - 2 * Metrics.margin
    let inside = RowControls(controls, of: row, width: most - accessory)
    if inside.total <= most * 3 / 5 || !inside.showsTitle {
      let frame = Rectangle(rowArea.x, y, rowArea.width, height)
      add(row, height, taken: inside.showsTitle ? inside.total : rowArea.width)
      var x = frame.maxX - Metrics.margin - accessory - inside.total + 8
      for (place, control) in controls.enumerated() {
        let size = inside.sizes[place]
        addControl(control, inside.names[place], Rectangle(x, frame.y, size.width, height), size)
        x += size.width + 8
      }
      return end
    }
    addStacked(row, height, controls, inside)
    return end
  }

  /// Adds a row whose controls are below its title.
  private mutating func addStacked(
    _ row: DisplayElement, _ height: Int, _ controls: ArraySlice<DisplayElement>,
    _ inside: RowControls
  ) {
    let place = pane.boxes.count
    let start = y
    add(row, height, taken: 0)
    let left = rowArea.x + Metrics.margin
    var x = left
    var lines = 1
    for (index, control) in controls.enumerated() {
      let size = inside.sizes[index]
      if x > left, x + size.width > rowArea.maxX - Metrics.margin {
        if lines == 3 { break }
        lines += 1
        x = left
        y += 40
      }
      addControl(control, inside.names[index], Rectangle(x, y - 4, size.width, 40), size)
      x += size.width + 8
    }
    y += 40
    pane.boxes[place].frame.height = y - start
    pane.boxes[place].control.height = height
  }

  private mutating func addControl(
    _ control: DisplayElement, _ name: String, _ frame: Rectangle, _ size: InlineSize
  ) {
    pane.boxes.append(
      Box(
        .element(control, .inline(name)), frame, control: frame.centered(size.width, size.height)))
  }

  private mutating func add(_ row: DisplayElement, _ height: Int, taken: Int) {
    pane.boxes.append(
      Box(
        .element(row, .row(taken: taken, endsGroup: false)),
        Rectangle(rowArea.x, y, rowArea.width, height)))
    y += height
  }

  /// Adds a line of the items of a grid.
  private mutating func addItems(_ place: Int, columns: Int) -> Int {
    let gap = 8
    let most = area.width - 2 * Metrics.margin
    let columns = max(1, min(columns, most / 40))
    let width = (most - (columns - 1) * gap) / columns
    let height = max(56, min(width, 132))
    var next = place
    var column = 0
    while next < source.elements.count, column < columns {
      let item = source.elements[next]
      guard item.element.row == nil, case .row(let look) = item.look, look.columns > 1,
        column == 0 || !look.startsSection
      else { break }
      let frame = Rectangle(
        area.x + Metrics.margin + column * (width + gap), y + gap / 2, width, height)
      pane.boxes.append(Box(.element(item, .gridItem), frame))
      let end = afterControls(of: next)
      var x = frame.maxX - 4
      for control in source.elements[(next + 1)..<end].reversed() {
        let name = control.element.name(inRow: item.element.label)
        let size = InlineSize(control, name: name, atMost: width - 8)
        x -= size.width + 4
        guard x >= frame.x else { break }
        addControl(control, name, Rectangle(x, frame.y + 4, size.width, 32), size)
      }
      next = end
      column += 1
    }
    y += height + gap
    return next
  }

  /// Returns the place after the controls of the row at a place.
  private func afterControls(of place: Int) -> Int {
    let ordinal = source.elements[place].element.ordinal
    var end = place + 1
    while end < source.elements.count, source.elements[end].element.row == ordinal { end += 1 }
    return end
  }

  private static func height(of row: DisplayElement) -> Int {
    guard case .row(let look) = row.look, look.hasSubtitle,
      !(row.element.value ?? "").isEmpty
    else { return Metrics.row }
    return Metrics.subtitleRow
  }

  /// The width of the chevron or another accessory at the right of a row.
  static func accessoryWidth(of row: DisplayElement) -> Int {
    guard case .row(let look) = row.look else { return row.element.isChecked ? 24 : 0 }
    return look.accessory == .none && !row.element.isChecked ? 0 : 24
  }
}
