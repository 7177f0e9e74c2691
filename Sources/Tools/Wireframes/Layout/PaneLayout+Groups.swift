import AppDriver

extension DisplayPane {
  /// The form of the first list in the pane; plain if there is none.
  var list: RowLook.List {
    for element in elements {
      if case .row(let look) = element.look { return look.list }
    }
    return emptyList
  }

  /// The space above an element of a list with groups.
  func gap(before place: Int) -> Int {
    let element = elements[place]
    if element.element.kind == .header { return place > 0 ? 12 : 4 }
    guard case .row(let look) = element.look, look.startsSection, element.element.row == nil,
      place == 0 || elements[place - 1].element.kind != .header
    else { return 0 }
    return 16
  }
}

extension PaneBoxes {
  /// Adds the backgrounds of groups of rows, which are drawn first.
  mutating func addGroups(of list: RowLook.List) {
    guard case .grouped(let isInset) = list else { return }
    isGrouped = true
    var groups: [(frame: Rectangle, last: Int)] = []
    for (place, box) in boxes.enumerated() {
      guard case .element(_, .row) = box.part else { continue }
      if let group = groups.last, group.frame.maxY == box.frame.y {
        groups[groups.count - 1].frame.height += box.frame.height
        groups[groups.count - 1].last = place
      } else {
        groups.append((box.frame, place))
      }
    }
    for group in groups { boxes[group.last].endGroup() }
    boxes.insert(contentsOf: groups.map { Box(.group(isInset: isInset), $0.frame) }, at: 0)
  }
}

extension Box {
  /// Leaves out the line below a row.
  fileprivate mutating func endGroup() {
    guard case .element(let element, .row(let taken, _)) = part else { return }
    self = Box(.element(element, .row(taken: taken, endsGroup: true)), frame, control: control)
  }
}
