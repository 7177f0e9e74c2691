import HeadlessUIKit

extension AppSession {
  /// Returns a snapshot of the visible screen.
  ///
  /// - Parameter rowLimit: The maximum number of rows to read in each pane. Rows beyond the limit
  ///   cost nothing.
  /// - Returns: The visible screen; `nil` if no window shows a controller.
  public func screen(rowLimit: Int = .max) -> ScreenSnapshot? {
    screen(rowLimit: rowLimit, keepsReading: false)
  }

  /// Returns a snapshot of the visible screen.
  ///
  /// - Parameters:
  ///   - rowLimit: The maximum number of rows to read in each pane.
  ///   - keepsReading: Whether the next action finds its element in this reading. Pass `true`
  ///     only if no code of the app runs before that action unless the session runs it.
  /// - Returns: The visible screen; `nil` if no window shows a controller.
  package func screen(rowLimit: Int, keepsReading: Bool) -> ScreenSnapshot? {
    // Reading other rows may give the cells that were read before to them.
    if keepsReading || rowLimit > 0 { reading.forget() }
    guard let window = app.touchableWindow, let front = window.frontmost else { return nil }
    let path = ShownPath(from: front)
    let panes = path.panes
    if keepsReading { reading.begin(front: front, panes: panes) }
    let container = panes.first === path.innermost ? nil : path.innermost
    func paneSnapshots() -> [PaneSnapshot] {
      var snapshots: [PaneSnapshot] = []
      for controller in panes {
        snapshots.append(
          pane(
            controller, in: panes.count > 1 ? container : nil, rowLimit: rowLimit,
            keepsReading: keepsReading))
      }
      return snapshots
    }
    let isForDisplay = keepsReading && reading.isForDisplays
    let paneSnapshots = isForDisplay ? Content.keepingViews(paneSnapshots) : paneSnapshots()
    if isForDisplay { reading.end(revision: revision) }
    return ScreenSnapshot(
      panes: paneSnapshots,
      container: container.map { TypeNames.name(of: type(of: $0)) },
      stack: path.names,
      modal: modal(front, panes.first),
      tabs: tabBar(window, path),
      flow: flow(panes.first ?? front),
      back: back(on: path))
  }

  /// The navigation paths of the visible screen's panes, as in `ScreenSnapshot.paths`; empty if no
  /// window shows a controller.
  ///
  /// Much cheaper than a snapshot, because neither content nor coordinators are read.
  package var paths: [[String]] {
    guard let front else { return [] }
    let path = ShownPath(from: front)
    return [path.names] + (path.namesBeside ?? [])
  }

  private func back(on path: ShownPath) -> BackSnapshot? {
    let takesEdgePan = path.panes.first?.takesEdgePan ?? false
    guard let navigation = path.backNavigation, navigation.stackCount > 1 else {
      return takesEdgePan ? BackSnapshot(below: [], hasButton: false, canSwipe: true) : nil
    }
    var below = ControllerTree.pathBelow(navigation)
    let hasButton = navigation.showsBackButton
    if hasButton {
      for outer in ControllerTree.navigations(around: navigation) {
        below = ControllerTree.pathBelow(outer) + below
      }
    }
    return BackSnapshot(
      below: below,
      hasButton: hasButton,
      canSwipe: navigation.offersSwipeBack || takesEdgePan)
  }

  /// The most rows of a pane that are looked at to find one, because reading a title may create a
  /// cell.
  package nonisolated static let mostRowsSearched = 10_000

  /// Visits the first rows of each pane of the visible screen, one pane after another.
  ///
  /// Each title is read only when its row is visited.
  ///
  /// - Parameters:
  ///   - controllers: The numbers of the panes' controllers; `nil` for all panes.
  ///   - visit: A closure that receives the number of the row's controller, the row's index among
  ///     that controller's rows, and the row's title. It returns whether to continue.
  /// - Returns: The number of rows in the first pane that has more of them than are visited, unless
  ///   the visit ended before; otherwise, `nil`.
  @discardableResult
  package func visitRows(
    in controllers: [Int]? = nil,
    _ visit: @MainActor (_ controller: Int, _ place: Int, _ title: String) -> Bool
  ) -> Int? {
    reading.forget()
    guard let front else { return nil }
    var cut: Int?
    for pane in ShownPath(from: front).panes
    where controllers.map({ $0.contains(pane.number) }) ?? true {
      var place = 0
      for element in ElementReader(controller: pane).content {
        switch element {
        case .row(let row):
          if place < Self.mostRowsSearched, !visit(pane.number, place, row.title) { return cut }
          place += 1
        case .rows(let rows):
          for index in 0..<min(rows.count, max(0, Self.mostRowsSearched - place)) {
            guard visit(pane.number, place + index, rows.title(at: index)) else { return cut }
          }
          place = place.adding(rows.count)
        default: continue
        }
      }
      if place > Self.mostRowsSearched, cut == nil { cut = place }
    }
    return cut
  }

  /// Returns the first row with an accessibility identifier in some visible panes, from a place on;
  /// `nil` if there is none.
  ///
  /// The cells of the first rows are read until one has the identifier.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - controllers: The numbers of the panes' controllers.
  ///   - first: The index of the first row to read in each pane.
  /// - Returns: The target of the row.
  package func rowTarget(
    identifier: String, in controllers: [Int], from first: Int
  ) -> ElementTarget? {
    reading.forget()
    for controller in controllers {
      guard let pane = visiblePane(controller) else { continue }
      var place = 0
      for element in ElementReader(controller: pane).content {
        switch element {
        case .row(let row):
          if place >= first, row.identifier == identifier {
            return ElementTarget(
              controller: controller, kind: .row, label: row.title, ordinal: place)
          }
          place += 1
        case .rows(let rows):
          let end = min(rows.count, max(0, Self.mostRowsSearched - place))
          for index in max(0, first - place)..<max(end, first - place, 0) {
            let row = rows[index]
            guard row.identifier != identifier else {
              return ElementTarget(
                controller: controller, kind: .row, label: row.title, ordinal: place + index)
            }
          }
          place = place.adding(rows.count)
        default: continue
        }
      }
    }
    return nil
  }

  /// Returns the title of a row in a visible pane; `nil` if there is no such row.
  package func rowTitle(controller: Int, place: Int) -> String? {
    reading.forget()
    guard let pane = visiblePane(controller), place >= 0 else { return nil }
    var title: String?
    ElementReader(controller: pane).read(rows: place..<place + 1) { element, _, _, _ in
      if case .row(let row) = element { title = row.title }
    }
    return title
  }

  /// Whether an active search dims the rows of a visible pane, so that they can't be tapped.
  package func dimsRows(ofPane controller: Int) -> Bool {
    visiblePane(controller).map { ElementReader(controller: $0).dimsRows } ?? false
  }

  /// Returns the controls inside a row of a visible pane.
  package func rowControls(controller: Int, place: Int) -> [ElementSnapshot] {
    reading.forget()
    guard let pane = visiblePane(controller), place >= 0, place < .max else { return [] }
    var controls: [ElementSnapshot] = []
    let reader = ElementReader(controller: pane)
    reader.read(rows: place..<place + 1) { element, ordinal, row, _ in
      if row == place { controls.append(element.snapshot(ordinal: ordinal, row: row)) }
    }
    return reader.dimsRows ? controls.map(\.outOfReach) : controls
  }

  /// Returns the details of some rows of a visible pane, in one pass over its content.
  ///
  /// - Parameters:
  ///   - controller: The number of the pane's controller.
  ///   - places: The indices of the rows among the controller's rows, in ascending order.
  /// - Returns: The detail of each row, which is `nil` if the row has none. There are fewer details
  ///   than places if the pane has fewer rows.
  package func rowDetails(controller: Int, places: [Int]) -> [String?] {
    reading.forget()
    guard let pane = visiblePane(controller), !places.isEmpty else { return [] }
    var details: [String?] = []
    var first = 0
    for element in ElementReader(controller: pane).content {
      switch element {
      case .row(let row):
        if places[details.count] == first { details.append(row.detail) }
        first += 1
      case .rows(let rows):
        while details.count < places.count, places[details.count] < first.adding(rows.count) {
          details.append(rows[places[details.count] - first].detail)
        }
        first = first.adding(rows.count)
      default: continue
      }
      if details.count == places.count { break }
    }
    return details
  }

  private func pane(
    _ controller: UIViewController, in container: UIViewController?, rowLimit: Int,
    keepsReading: Bool
  ) -> PaneSnapshot {
    var elements: [ElementSnapshot] = []
    elements.reserveCapacity(8)
    let reader = ElementReader(controller: controller)
    let dimsRows = reader.dimsRows
    let displayed = keepsReading && reading.isForDisplays ? DisplayElements() : nil
    var content: [Content.Element] = []
    let (rowCount, sectionsLeftOut) = reader.read {
      if displayed != nil { content = $0 }
      return 0..<rowLimit
    } _: { element, ordinal, row, area in
      var snapshot = element.snapshot(ordinal: ordinal, row: row)
      let isDimmed = dimsRows && (row != nil || snapshot.kind == .row)
      if isDimmed { snapshot = snapshot.outOfReach }
      displayed?.add(element, snapshot, area)
      // An image without words is only on the display.
      guard ordinal >= 0 else { return }
      elements.append(snapshot)
      if keepsReading {
        reading.add(element, of: controller.number, ordinal, row, isDimmed: isDimmed)
      }
    }
    if let displayed {
      reading.add(
        ScreenReading.DrawnPane(
          elements: displayed, content: content, wanted: 0..<rowLimit, rowCount: rowCount))
    }
    return PaneSnapshot(
      controller: controller.number, type: TypeNames.name(of: type(of: controller)),
      title: controller.screenName, hasTitle: controller.givenName != nil,
      path: container.map { ControllerTree.path(of: controller, in: $0) }, elements: elements,
      rowCount: rowCount, sectionsLeftOut: sectionsLeftOut == 0 ? nil : sectionsLeftOut)
  }

  private func modal(
    _ front: UIViewController, _ firstPane: UIViewController?
  ) -> ModalSnapshot? {
    guard let presenter = front.presenter else { return nil }
    let style = ControllerTree.style(of: front)
    let canBeSwiped =
      switch style {
      case .sheet: !front.blocksSwipe
      case .cover: firstPane?.takesPanDown ?? false
      case .alert, .actionSheet: front.isInPopover && !front.blocksSwipe
      }
    let covered = ShownPath(from: presenter)
    return ModalSnapshot(
      style: style, canBeSwiped: canBeSwiped, isPopover: front.isInPopover, over: covered.names,
      overBeside: covered.namesBeside)
  }

  private func tabBar(_ window: UIWindow, _ path: ShownPath) -> TabBarSnapshot? {
    let inFront = path.tabs
    let found = inFront ?? window.frontmostChain.lazy.compactMap { ShownPath(from: $0).tabs }.first
    guard let tabs = found, let controllers = tabs.viewControllers else { return nil }
    var titles: [String] = []
    titles.reserveCapacity(controllers.count)
    var badges: [String?] = []
    for (place, controller) in controllers.enumerated() {
      titles.append(ControllerTree.tabTitle(of: controller))
      guard let badge = controller.tabBarItem?.badgeValue else { continue }
      if badges.isEmpty { badges = Array(repeating: nil, count: controllers.count) }
      badges[place] = badge
    }
    return TabBarSnapshot(
      titles: titles, selectedIndex: tabs.selectedIndex,
      isReachable: inFront != nil && tabs.showsTabs, badges: badges)
  }

  private func flow(_ visible: UIViewController) -> [String] {
    guard let ownership else { return [] }
    return ownership.path(to: ControllerAncestry(visible)) { controller, isOther in
      findsLeaks
        ? leakCheck.hasCoordinator(controller, where: isOther)
        : ownership.hasDelegate(controller, where: isOther)
    }
  }

  /// The analysis of which coordinators own the app's screens; `nil` if there is no app.
  var ownership: Ownership? {
    app.ownership(tracer: log.tracer, retired: leakCheck.retired)
  }
}
