import AppDriver

/// The layout of elements beside and below each other.
struct StackLayout {
  /// The boxes of the elements.
  private(set) var boxes: [Box] = []
  /// The distance of columns.
  private static let gap = 8
  /// The smallest width of a column that can be read.
  private static let least = 28
  /// The maximum number of stacks inside each other.
  private static let deepest = 6

  /// Lays out the columns of a stack at a place with any height, with room for texts.
  init(_ elements: ArraySlice<DisplayElement>, _ area: Rectangle, room: Int) {
    let inner = area.inset(Metrics.margin)
    if Self.columns(elements, 0).count > 1 {
      _ = addBeside(elements, 0, inner, room)
    } else {
      // A single element in a stack looks as if there were no stack.
      addBelow(elements, 1, inner, room, .content)
    }
  }

  /// The end of the stack; `nil` if it is empty.
  var bottom: Int? { boxes.lazy.map(\.frame.maxY).max() }

  /// Adds elements from top to bottom; returns the end.
  @discardableResult
  private mutating func addBelow(
    _ elements: ArraySlice<DisplayElement>, _ depth: Int, _ inner: Rectangle, _ room: Int,
    _ arrangement: Box.Arrangement
  ) -> Int {
    var y = inner.y
    var rest = elements
    while let element = rest.first {
      let left = max(0, room - (y - inner.y))
      let stack = Self.stack(rest, depth)
      if stack.count > 1, Self.columns(stack, depth).count > 1 {
        y = addBeside(
          stack, depth, Rectangle(inner.x, y, inner.width, 0), left)
        rest = rest.dropFirst(stack.count)
        continue
      }
      let place = Rectangle(
        inner.x - Metrics.margin, y, inner.width + 2 * Metrics.margin, 0)
      if let box = ContentLayout(place, room: left, arrangement).box(element) {
        boxes.append(box)
        y = box.frame.maxY
      }
      rest = rest.dropFirst()
    }
    return y
  }

  /// Adds the columns of a stack, each in the middle of the height; returns the end.
  private mutating func addBeside(
    _ elements: ArraySlice<DisplayElement>, _ depth: Int, _ inner: Rectangle, _ room: Int
  ) -> Int {
    let columns = Self.columns(elements, depth)
    guard inner.width >= columns.count * (Self.least + Self.gap) else {
      return addBelow(elements, Self.deepest, inner, room, .column)
    }
    let places = ColumnWidths(columns, depth, inner.width, gap: Self.gap)
    var ends: [(first: Int, height: Int)] = []
    var height = 0
    for (column, place) in zip(columns, places.columns) {
      let first = boxes.count
      let frame = Rectangle(inner.x + place.x, inner.y, place.width, 0)
      let end = addBelow(column, depth + 1, frame, room, .column)
      ends.append((first, end - inner.y))
      height = max(height, end - inner.y)
    }
    for (place, end) in ends.enumerated() {
      let last = place + 1 < ends.count ? ends[place + 1].first : boxes.count
      for box in end.first..<last { boxes[box].move(down: (height - end.height) / 2) }
    }
    return inner.y + height
  }

  /// Returns the elements at the beginning that are in the same stack at a depth; none if the first
  /// one isn't in a stack.
  static func stack(
    _ elements: ArraySlice<DisplayElement>, _ depth: Int
  ) -> ArraySlice<DisplayElement> {
    guard depth < deepest, let first = elements.first, first.columns.count > depth else {
      return []
    }
    let stack = first.columns[depth].stack
    return elements.prefix { $0.columns.count > depth && $0.columns[depth].stack == stack }
  }

  /// Returns the elements of each column of a stack.
  private static func columns(
    _ elements: ArraySlice<DisplayElement>, _ depth: Int
  ) -> [ArraySlice<DisplayElement>] {
    var columns: [ArraySlice<DisplayElement>] = []
    var rest = elements
    while let first = rest.first {
      let column = rest.prefix { $0.columns[depth].column == first.columns[depth].column }
      columns.append(column)
      rest = rest.dropFirst(column.count)
    }
    return columns
  }
}

extension Box {
  fileprivate mutating func move(down distance: Int) {
    frame.y += distance
    control.y += distance
  }
}
