import AppDriver

/// The widths that the columns of a stack share.
struct ColumnWidths {
  /// The place of each column, from the left edge of the stack.
  private(set) var columns: [(x: Int, width: Int)] = []

  /// Shares the width of a stack, which is inside a number of others, among its columns.
  init(_ columns: [ArraySlice<DisplayElement>], _ depth: Int, _ width: Int, gap: Int) {
    guard let stack = columns.first?.first?.columns[depth] else { return }
    let places = columns.map { $0.first?.columns[depth].column ?? 0 }
    if stack.distribution == .equal {
      shareEqually(Self.order(of: places, stack.spacers), width, gap)
      return
    }
    let room = max(0, width - gap * (columns.count - 1))
    let sizes = columns.map { ColumnSize($0, depth + 1, room) }
    var widths = Self.fitted(sizes.map(\.width), in: room)
    var left = room - widths.reduce(0, +)
    var gaps = Array(repeating: gap, count: columns.count)
    var x = 0
    if stack.distribution == .spaced {
      for place in gaps.indices.dropLast() { gaps[place] += left / max(1, gaps.count - 1) }
    } else if !stack.spacers.isEmpty {
      // Each space is before the first column after it, or else at the end.
      let share = left / stack.spacers.count
      for spacer in stack.spacers {
        guard let next = places.firstIndex(where: { $0 > spacer }) else { continue }
        if next == 0 { x += share } else { gaps[next - 1] += share }
      }
    } else if left > 0 {
      let flexible = sizes.indices.filter { sizes[$0].isFlexible }
      let text = sizes.firstIndex(where: \.isText)
      let growing = flexible.isEmpty ? text.map { [$0] } ?? Array(sizes.indices) : flexible
      for (place, column) in growing.enumerated() {
        let share = left / (growing.count - place)
        widths[column] += share
        left -= share
      }
    }
    for (width, gap) in zip(widths, gaps) {
      self.columns.append((x, width))
      x += width + gap
    }
  }

  /// Returns the index of each column among all that have the same width.
  private static func order(of places: [Int], _ spacers: [Int]) -> (indices: [Int], count: Int) {
    let most = 16
    let before = places.enumerated().map { index, place in
      index + spacers.prefix(most).count { $0 < place }
    }
    return (before, places.count + spacers.prefix(most).count)
  }

  private mutating func shareEqually(
    _ order: (indices: [Int], count: Int), _ width: Int, _ gap: Int
  ) {
    let share = max(0, width - gap * (order.count - 1))
    columns = order.indices.map { place in
      let left = share * place / order.count
      return (left + place * gap, share * (place + 1) / order.count - left)
    }
  }

  /// Returns the widths, of which the widest ones are cut to an equal width if there isn't room for
  /// all.
  private static func fitted(_ widths: [Int], in room: Int) -> [Int] {
    guard widths.reduce(0, +) > room else { return widths }
    var limit = room
    var left = room
    for (place, width) in widths.sorted().enumerated() {
      limit = left / (widths.count - place)
      if width > limit { break }
      left -= width
    }
    return widths.map { min($0, limit) }
  }
}

/// The width that a column would have.
private struct ColumnSize {
  private(set) var width = 0
  /// Whether the column takes what others leave.
  private(set) var isFlexible = false
  /// Whether the column begins with a text, which may be wider than its letters.
  let isText: Bool

  init(_ elements: ArraySlice<DisplayElement>, _ depth: Int, _ limit: Int) {
    isText = elements.first?.element.kind == .text && elements.first?.look != .image
    var rest = elements
    while let element = rest.first {
      let stack = StackLayout.stack(rest, depth)
      guard stack.count > 1 else {
        add(element, limit)
        rest = rest.dropFirst()
        continue
      }
      var total = 0
      var column = stack
      while let first = column.first {
        let same = column.prefix { $0.columns[depth].column == first.columns[depth].column }
        let size = ColumnSize(same, depth + 1, limit)
        total = min(limit, total + size.width + (total > 0 ? 8 : 0))
        isFlexible = isFlexible || size.isFlexible
        column = column.dropFirst(same.count)
      }
      width = max(width, total)
      rest = rest.dropFirst(stack.count)
    }
  }

  private mutating func add(_ element: DisplayElement, _ limit: Int) {
    let snapshot = element.element
    func text(_ text: String?, _ font: TextStyle.Font = .body) -> Int {
      TextMeasure(font).width(of: text ?? "", atMost: limit)
    }
    var natural = 0
    switch element.look {
    case .slider, .progress, .textView, .wheel:
      natural = 100
      isFlexible = true
    case .stepper: natural = text(snapshot.label) + text(snapshot.value) + 112
    case .segments: natural = 64 * max(1, min(snapshot.options.count, 5))
    case .menu, .date: natural = text(snapshot.label) + text(snapshot.value) + 40
    case .image: natural = 56
    case .spinner: natural = text(snapshot.label, .medium) + 36
    case .info: natural = 44
    case .pages(let count, _): natural = 14 * max(1, min(count, 20))
    case .button(.image): natural = text(snapshot.label, .small) + 24
    case .button(.prominent), .button(.destructiveFilled), .button(.tinted), .button(.gray):
      natural = text(snapshot.label, .bold) + 40
    case .footer: natural = text(snapshot.label, .small)
    case .standard, .label, .row, .button:
      switch snapshot.kind {
      case .field, .search:
        natural = 100
        isFlexible = true
      case .button: natural = text(snapshot.label) + 24
      case .toggle: natural = text(snapshot.label) + 60
      case .choice: natural = text(snapshot.label) + text(snapshot.value) + 40
      case .text, .header, .row:
        let value = text(snapshot.value)
        natural = text(snapshot.label) + (value > 0 ? value + 12 : 0)
      case .gesture: break
      }
    }
    // Less space isn't enough for a letter.
    width = max(width, min(max(natural, 22), limit))
  }
}
