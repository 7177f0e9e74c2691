import HeadlessUIKit

/// A reader of a view controller's elements: its content, then the buttons in its bar or alert.
struct ElementReader {
  /// Receives an element, its index among those of its kind, the row that contains it, and its
  /// area.
  ///
  /// The index of an image without words, which is read only for a drawing, is -1.
  typealias Visitor = @MainActor (LiveElement, _ ordinal: Int, _ row: Int?, ElementArea) -> Void

  typealias BarOwner = (controller: UIViewController, navigation: UINavigationController)

  let controller: UIViewController
  /// The controller whose bars are around the controller, with its navigation controller.
  ///
  /// For the first pane of a container on the stack, this is the container; otherwise, it is the
  /// controller itself.
  let barOwner: BarOwner?

  init(controller: UIViewController) {
    self.controller = controller
    barOwner = Self.barOwner(of: controller)
  }

  /// Visits the elements in order, creating only the requested rows.
  ///
  /// Headers are read only of sections that may have requested rows, and of at most as many
  /// sections without rows as rows are requested.
  ///
  /// - Parameters:
  ///   - wanted: The indices of the rows to create, among all of the controller's rows.
  ///   - visit: A closure that receives each element, its index among the elements of its kind, for
  ///     a control inside a row, the index of the row, which has been visited just before, and the
  ///     area in which the element is.
  /// - Returns: The number of rows; if all are requested, also the number of sections without rows
  ///   whose headers were left out.
  @discardableResult
  func read(
    rows wanted: Range<Int>, _ visit: Visitor
  ) -> (rows: Int, sectionsLeftOut: Int) { read({ _ in wanted }, visit) }

  /// Visits the elements in order, creating only the rows that are chosen once the content is
  /// known.
  func read(
    _ choose: @MainActor ([Content.Element]) -> Range<Int>, _ visit: Visitor
  ) -> (rows: Int, sectionsLeftOut: Int) {
    var places = ElementPlaces()
    if let (above, titleCount) = barOwner?.controller.readBar(), !above.isEmpty {
      read(Array(above.prefix(titleCount)), rows: 0..<0, &places, .titleView, visit)
      read(Array(above.dropFirst(titleCount)), rows: 0..<0, &places, .searchBar, visit)
    }
    let content = content
    let wanted = choose(content)
    read(content, rows: wanted, &places, .content, visit)
    if let alert = controller as? UIAlertController {
      for action in alert.shownActions {
        visit(.alertAction(action), places.next(.button), nil, .content)
      }
    }
    if let barOwner { read(barOwner, &places, visit) }
    return (places.rows, places.rows > wanted.upperBound ? 0 : places.sectionsLeftOut)
  }

  /// The content of the controller, or the results of a search in its place, then what the app
  /// shows over it.
  var content: [Content.Element] {
    let content = barOwner?.controller.searchResults?.content ?? controller.content
    let overlays = overlays
    return overlays.isEmpty ? content : content + overlays
  }

  /// The views that the app shows over the content.
  private var overlays: [Content.Element] {
    controller.overlays { ShownPath(from: $0).panes.first === controller }
  }

  /// Whether an active search dims a row or the row of a control.
  func isDimmedBySearch(_ target: ElementTarget) -> Bool {
    (target.kind == .row || target.row != nil) && dimsRows
  }

  /// Whether an active search dims the rows and what they contain.
  var dimsRows: Bool { barOwner?.controller.isDimmedBySearch ?? false }

  private func read(
    _ content: [Content.Element], rows wanted: Range<Int>, _ places: inout ElementPlaces,
    _ area: ElementArea, _ visit: Visitor
  ) {
    for element in content {
      switch element {
      case .row(let row):
        let place = places.next(.row)
        if wanted.contains(place) { read(row, at: place, area, visit) }
      case .rows(let rows):
        let first = places.skipRows(rows.count)
        let own = wanted.clamped(to: first..<first.adding(rows.count))
        let mayShowHeader =
          rows.count > 0 ? !own.isEmpty : places.takesSections(rows.sectionCount, at: first, wanted)
        if mayShowHeader, let header = rows.header {
          visit(.header(header), places.next(.header), nil, area)
        }
        for place in own {
          let startsSection = place == first && area.isContent
          read(rows[place - first], at: place, startsSection ? .sectionStart : area, visit)
        }
      default:
        guard let live = LiveElement(element) else { continue }
        visit(live, live.isDecoration ? -1 : places.next(live.kind), nil, area)
      }
    }
  }

  /// Visits a row, then the controls inside it.
  private func read(
    _ row: Content.Row, at place: Int, _ area: ElementArea, _ visit: Visitor
  ) {
    visit(.row(row), place, nil, area)
    let controls = row.controls
    guard !controls.isEmpty else { return }
    var places = ElementPlaces()
    for control in controls {
      if let live = LiveElement(control) { visit(live, places.next(live.kind), place, area) }
    }
  }

  /// Visits the buttons in the navigation bar and in the toolbar.
  private func read(
    _ bars: BarOwner, _ places: inout ElementPlaces, _ visit: Visitor
  ) {
    let owner = bars.controller
    if bars.navigation.showsBar, !owner.searchHidesBar,
      let item = owner.loadedNavigationItem
    {
      for item in item.leftBarButtonItems ?? [] { read(item, of: owner, &places, .leading, visit) }
      for item in item.rightBarButtonItems ?? [] {
        read(item, of: owner, &places, .trailing, visit)
      }
    }
    if !bars.navigation.isToolbarHidden {
      for item in owner.toolbarItems ?? [] { read(item, of: owner, &places, .toolbar, visit) }
    }
  }

  /// Visits a bar's item: a button, the actions of a menu, or the content of a view.
  private func read(
    _ item: UIBarButtonItem, of screen: UIViewController, _ places: inout ElementPlaces,
    _ side: ElementArea.Bar, _ visit: Visitor
  ) {
    if let content = screen.content(of: item) {
      read(content, rows: 0..<0, &places, .bar(side, item), visit)
    } else if item.isShown {
      visit(.barButton(item), places.next(.button), nil, .bar(side, item))
    }
  }

  /// Returns the element that a target identifies; `nil` if it no longer exists or has a
  /// different label.
  func element(_ target: ElementTarget) -> LiveElement? {
    if target.kind == .row, target.row == nil, let row = row(target.ordinal) {
      return row.title == target.label ? .row(row) : nil
    }
    var found: LiveElement?
    let wanted = target.kind == .row ? target.ordinal : target.row
    read(rows: wanted.map { $0..<$0 + 1 } ?? 0..<0) { element, place, row, _ in
      guard found == nil, place == target.ordinal, row == target.row, element.kind == target.kind,
        element.label == target.label
      else { return }
      found = element
    }
    return found
  }

  /// Returns a row of the content itself, without reading anything else; `nil` if it isn't there.
  private func row(_ ordinal: Int) -> Content.Row? {
    guard barOwner?.controller.barContent.isEmpty ?? true else { return nil }
    var first = 0
    for element in barOwner?.controller.searchResults?.content ?? controller.content {
      switch element {
      case .row(let row):
        if first == ordinal { return row }
        first += 1
      case .rows(let rows):
        if ordinal >= first, ordinal - first < rows.count { return rows[ordinal - first] }
        first = first.adding(rows.count)
      default: continue
      }
    }
    return nil
  }

  private static func barOwner(of controller: UIViewController) -> BarOwner? {
    var owner = controller
    while let parent = owner.parent, !(parent is UINavigationController) { owner = parent }
    guard let navigation = owner.parent as? UINavigationController,
      owner === controller || ShownPath(from: owner).panes.first === controller
    else { return nil }
    return (owner, navigation)
  }
}

extension ElementReader {
  /// The controller on a stack that contains the controller, with its navigation controller, also
  /// if the controller isn't the first pane; `nil` if there is none.
  var enclosingBarOwner: BarOwner? {
    var owner = controller
    while let parent = owner.parent {
      if let navigation = parent as? UINavigationController { return (owner, navigation) }
      owner = parent
    }
    return nil
  }
}

extension LiveElement {
  /// Creates an element from one of a screen's content that isn't a group of rows.
  init?(_ element: Content.Element) {
    switch element {
    case .text(let text): self = .text(text)
    case .row(let row): self = .row(row)
    case .button(let button): self = .button(button)
    case .field(let field): self = .field(field)
    case .toggle(let toggle): self = .toggle(toggle)
    case .choice(let choice): self = .choice(choice)
    case .search(let search): self = .search(search)
    case .gesture(let gesture): self = .gesture(gesture)
    case .rows: return nil
    }
  }
}
