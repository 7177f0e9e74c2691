import HeadlessUIKit

/// A reader of a view controller's elements: its content, then the buttons in its bar or alert.
struct ElementReader {
  let controller: UIViewController

  /// Visits the elements in order, creating only the requested rows.
  ///
  /// - Parameters:
  ///   - wanted: The indices of the rows to create, among all of the controller's rows.
  ///   - visit: A closure that receives each element and its index among the elements of its kind.
  /// - Returns: The number of rows.
  @discardableResult
  func read(rows wanted: Range<Int>, _ visit: @MainActor (LiveElement, Int) -> Void) -> Int {
    var places = Places()
    for element in controller.content {
      switch element {
      case .text(let text): visit(.text(text), places.next(.text))
      case .row(let row):
        let place = places.next(.row)
        if wanted.contains(place) { visit(.row(row), place) }
      case .rows(let rows):
        if let header = rows.header { visit(.header(header), places.next(.header)) }
        let first = places.skipRows(rows.count)
        for place in wanted.clamped(to: first..<first + rows.count) {
          visit(.row(rows[place - first]), place)
        }
      case .button(let button): visit(.button(button), places.next(.button))
      case .field(let field): visit(.field(field), places.next(.field))
      case .toggle(let toggle): visit(.toggle(toggle), places.next(.toggle))
      case .choice(let choice): visit(.choice(choice), places.next(.choice))
      case .search(let search): visit(.search(search), places.next(.search))
      }
    }
    readBars { visit($0, places.next(.button)) }
    return places.rows
  }

  /// Returns the element that a target identifies; `nil` if it no longer exists or has a
  /// different label.
  func element(_ target: ElementTarget) -> LiveElement? {
    var found: LiveElement?
    let rows = target.kind == .row ? target.ordinal..<target.ordinal + 1 : 0..<0
    read(rows: rows) { element, place in
      guard found == nil, place == target.ordinal, element.kind == target.kind,
        element.label == target.label
      else { return }
      found = element
    }
    return found
  }

  private func readBars(_ visit: @MainActor (LiveElement) -> Void) {
    if let alert = controller as? UIAlertController {
      for action in alert.actions { visit(.alertAction(action)) }
      return
    }
    guard let item = barItem else { return }
    for item in item.leftBarButtonItems ?? [] where item.isShown { visit(.barButton(item)) }
    for item in item.rightBarButtonItems ?? [] where item.isShown {
      visit(.barButton(item))
    }
  }

  /// The navigation item for the bar above the controller.
  ///
  /// For the first pane of a container on the stack, this is the container's item; otherwise, it is
  /// the controller's own.
  private var barItem: UINavigationItem? {
    var owner = controller
    while let parent = owner.parent, !(parent is UINavigationController) { owner = parent }
    guard let navigation = owner.parent as? UINavigationController,
      !navigation.isNavigationBarHidden,
      owner === controller || ControllerTree.panes(of: owner).first === controller
    else { return nil }
    return owner.loadedNavigationItem
  }
}

/// The number of elements of each kind that have been visited.
private nonisolated struct Places {
  private(set) var rows = 0
  private var buttons = 0, fields = 0, texts = 0, headers = 0, toggles = 0, choices = 0
  private var searches = 0

  mutating func next(_ kind: ElementKind) -> Int {
    switch kind {
    case .text: Self.take(1, &texts)
    case .header: Self.take(1, &headers)
    case .row: Self.take(1, &rows)
    case .button: Self.take(1, &buttons)
    case .field: Self.take(1, &fields)
    case .toggle: Self.take(1, &toggles)
    case .choice: Self.take(1, &choices)
    case .search: Self.take(1, &searches)
    }
  }

  mutating func skipRows(_ count: Int) -> Int { Self.take(count, &rows) }

  private static func take(_ count: Int, _ place: inout Int) -> Int {
    defer { place += count }
    return place
  }
}
