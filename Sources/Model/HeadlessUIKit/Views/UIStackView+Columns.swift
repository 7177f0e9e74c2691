import Foundation

extension UIView {
  /// A column of a horizontal stack, or of views that the app has placed beside each other.
  package struct Column {
    /// The stack, or the first of the views.
    package let group: UIView
    /// The index of the column among the views that the stack shows, or among the views.
    package let index: Int
  }

  /// The columns that contain the view, from the outermost horizontal stack to the innermost one.
  ///
  /// If constraints place views beside each other, these are columns, too. If there are none, it is
  /// the place of the view among those that have frames beside its own.
  package var columns: [Column] {
    var columns: [Column] = []
    var inner = self
    while let outer = inner.around {
      if let stack = outer as? UIStackView, stack.axis == .horizontal,
        let index = stack.shownColumns.firstIndex(where: { $0 === inner })
      {
        columns.append(Column(group: stack, index: index))
      } else if outer.rareSettings?.hasNeighbors == true, let column = inner.columnBeside {
        columns.append(column)
      }
      inner = outer
    }
    return columns.isEmpty ? columnBeside.map { [$0] } ?? [] : columns.reversed()
  }

  /// The place of the view among its neighbors on the same line; `nil` if there are none.
  private var columnBeside: Column? {
    guard let around, !(around is UIStackView),
      let place = around.children.firstIndex(where: { $0 === self })
    else { return nil }
    var first = place
    while first > 0, around.children[first - 1].isDirectlyBefore(around.children[first]) {
      first -= 1
    }
    let isLast =
      place == around.children.count - 1 || !isDirectlyBefore(around.children[place + 1])
    return first == place && isLast
      ? nil : Column(group: around.children[first], index: place - first)
  }

  /// Whether the view is at the left of another one, and as high up.
  private func isDirectlyBefore(_ next: UIView) -> Bool {
    guard !isHidden, !next.isHidden else { return false }
    if let settings = around?.rareSettings, settings.hasNeighbors,
      settings.constraints.contains(where: { $0.places(self, before: next) })
    {
      return !settings.constraints.contains { $0.places(self, above: next) }
    }
    let (frame, other) = (frame, next.frame)
    return !frame.isEmpty && !other.isEmpty
      && abs(frame.midY - other.midY) <= 2 && frame.maxX <= other.minX + 1
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint places a view beside another one, in either order.
  var placesNeighbors: Bool {
    switch (firstAttribute, secondAttribute) {
    case (.leading, .trailing), (.left, .right), (.trailing, .leading), (.right, .left): true
    default: false
    }
  }

  /// Whether the constraint places a view at the left of another one.
  fileprivate func places(_ view: UIView, before next: UIView) -> Bool {
    switch (firstAttribute, secondAttribute) {
    case (.leading, .trailing), (.left, .right): firstItem === next && secondItem === view
    case (.trailing, .leading), (.right, .left): firstItem === view && secondItem === next
    default: false
    }
  }

  /// The edge of a view that the constraint places at the same edge of the view around it, or of
  /// one of its guides; `nil` if it doesn't, or isn't active.
  func edge(of view: UIView, along around: UIView) -> Attribute? {
    guard firstAttribute == secondAttribute, relation == .equal else { return nil }
    let other = firstItem === view ? secondItem : secondItem === view ? firstItem : nil
    guard other === around || (other as? UILayoutGuide)?.owningView === around else { return nil }
    return switch firstAttribute {
    case .leading: .left
    case .trailing: .right
    default: firstAttribute
    }
  }

  /// Whether the constraint places a view above or below another one.
  fileprivate func places(_ view: UIView, above other: UIView) -> Bool {
    switch (firstAttribute, secondAttribute) {
    case (.top, .bottom), (.bottom, .top):
      firstItem === view && secondItem === other || firstItem === other && secondItem === view
    default: false
    }
  }
}

extension UIStackView {
  /// The views that the stack arranges, without hidden ones, which take no space.
  fileprivate var shownColumns: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// The indices of the columns that only take space.
  package var spacers: [Int] {
    shownColumns.enumerated().filter { type(of: $1) == UIView.self && $1.children.isEmpty }
      .map(\.offset)
  }
}
