import DeviceSettings
import HeadlessUIKit

extension AppSession {
  /// Reads the app's outline.
  ///
  /// - Parameters:
  ///   - outline: The outline, whose earlier content is replaced.
  ///   - titled: The classes whose controllers' titles are read.
  ///   - rowLimit: The number of rows to read in each pane. Where there are more, the last row is
  ///     read too.
  ///   - keepsReading: Whether the next action finds its element in this reading. Pass `true`
  ///     only if no code of the app runs before that action.
  /// - Complexity: Linear in the number of controllers, and of visible elements.
  package func readOutline(
    into outline: inout ScreenOutline, titlesOf titled: ContiguousArray<ObjectIdentifier> = [],
    rowLimit: Int, keepsReading: Bool = false
  ) {
    outline.removeAll()
    reading.forget()
    guard isRunning, let application = app.application, let window = app.touchableWindow,
      let front = window.frontmost
    else { return }
    outline.traits = app.traits
    outline.isOutOfReach = isInBackground || touchRefusal != nil
    for window in application.allWindows {
      if let root = window.rootViewController {
        OutlineReader.add(root, .window, depth: 0, titled, to: &outline)
      }
    }
    let path = ShownPath(from: front)
    let panes = path.panes
    if keepsReading { reading.begin(front: front, panes: panes) }
    for pane in panes {
      OutlineReader.readElements(of: pane, rowLimit: rowLimit, into: &outline, keepingIn: reading)
    }
    readWaysOut(of: front, path, into: &outline)
    readDevice(into: &outline)
  }

  private func readDevice(into outline: inout ScreenOutline) {
    let (list, decisions) = (NotificationList.shared, DeviceSettings.decisions)
    if !list.delivered.isEmpty || !list.pending.isEmpty, list.isAllowed {
      outline.notifications = list.delivered.map(\.identifier) + list.pending.map(\.identifier)
      outline.arrivedCount = list.delivered.count
    }
    if !decisions.isEmpty {
      outline.decisions = decisions.map { "\($0.key) \($0.value)" }.sorted()
    }
  }

  private func readWaysOut(
    of front: UIViewController, _ path: ShownPath, into outline: inout ScreenOutline
  ) {
    let panes = path.panes
    let navigation = path.backNavigation
    let offersSwipeBack = navigation?.offersSwipeBack ?? false
    if let navigation, navigation.stackCount > 1 {
      outline.hasBackButton = navigation.showsBackButton
      outline.canSwipeBack = offersSwipeBack
    }
    if !outline.canSwipeBack { outline.canSwipeBack = panes.first?.takesEdgePan ?? false }
    outline.canCancelSwipeBack =
      outline.canSwipeBack && (offersSwipeBack || panes.first?.followsEdgePan == true)
    if front.presenter != nil {
      switch ControllerTree.style(of: front) {
      case .sheet: outline.canSwipeDown = !front.blocksSwipe
      case .cover: outline.canSwipeDown = panes.first?.takesPanDown ?? false
      case .alert, .actionSheet:
        outline.canSwipeDown = front.isInPopover && !front.blocksSwipe
      }
      outline.canCancelSwipeDown = outline.canSwipeDown && followsSwipeDown
    }
    outline.canTurnPage = pageTurns(panes)
    if let tabs = path.tabs, let controllers = tabs.viewControllers {
      outline.selectedTab = tabs.selectedIndex
      outline.tabCount = tabs.showsTabs ? controllers.count : 0
    }
  }

  /// The number of controllers that are alive, whether or not they are on screen.
  package var aliveControllerCount: Int { app.application?.roster.count ?? 0 }

  /// The number of controllers of each class that are alive, by the name of the class.
  package var aliveControllers: [String: Int] {
    var counts: [String: Int] = [:]
    for controller in app.application?.roster.controllers ?? [] {
      let name = controller._withUnsafeGuaranteedRef { Self.name(of: type(of: $0)) }
      counts[name, default: 0] += 1
    }
    return counts
  }

  /// Returns the numbers of the visible panes' controllers.
  package var paneControllers: [Int] {
    front.map { ShownPath(from: $0).panes.map(\.number) } ?? []
  }

  /// The name of the visible screen, as in a snapshot; `nil` if nothing is on the screen.
  package var screenName: String? {
    front.map { (ShownPath(from: $0).panes.first ?? $0).screenName }
  }

  /// Whether the navigation bar of a visible pane has no title.
  package var isScreenUntitled: Bool {
    front.map { ShownPath(from: $0).panes.contains(where: \.lacksTitle) } ?? false
  }

  /// Returns the name of a class, as snapshots have it.
  package static func name(of type: AnyClass) -> String { TypeNames.name(of: type) }
}

/// Reads controllers and elements into an outline.
private enum OutlineReader {
  static func add(
    _ controller: UIViewController, _ mark: ScreenOutline.Mark, depth: UInt8,
    _ titled: ContiguousArray<ObjectIdentifier>, to outline: inout ScreenOutline
  ) {
    let type: AnyClass = type(of: controller)
    let title =
      !titled.isEmpty && titled.contains(ObjectIdentifier(type)) ? controller.givenName : nil
    outline.nodes.append(
      ScreenOutline.Node(type: type, mark: mark, depth: depth, title: title))
    let children = controller.children
    if !children.isEmpty, depth < 100 {
      let navigation = controller as? UINavigationController
      let isStack = navigation != nil
      if let navigation {
        note(stack: navigation.unfoldedStack, in: &outline)
        if mark == .hidden, children.count > 1 { outline.hiddenStackCount += 1 }
      }
      let shown = controller.shownChild
      // A controller that can't be shown again is no part of the state.
      for child in children where !child.isAbandoned {
        let isShown = shown == nil || shown === child
        let mark: ScreenOutline.Mark = isShown ? .shown : isStack ? .covered : .hidden
        add(child, mark, depth: depth + 1, titled, to: &outline)
      }
    }
    if let presented = controller.presented, depth < 100 {
      outline.presented.append(presented.number)
      let mark: ScreenOutline.Mark =
        switch ControllerTree.style(of: presented) {
        case .sheet: .sheet
        case .cover: .cover
        case .alert, .actionSheet: .alert
        }
      if mark == .alert {
        outline.nodes.append(
          ScreenOutline.Node(
            type: Swift.type(of: presented), mark: mark, depth: depth,
            title: shownTitle(of: presented, over: controller)))
      } else {
        add(presented, mark, depth: depth, titled, to: &outline)
      }
    }
  }

  /// Returns an alert's title with an ellipsis in place of the titles of the screens that it
  /// covers, so that the question about another person is the same question.
  private static func shownTitle(
    of alert: UIViewController, over presenter: UIViewController
  ) -> String? {
    guard var title = alert.givenName else { return nil }
    for pane in ShownPath(from: presenter).panes {
      if let name = pane.givenName, !name.isEmpty, title.contains(name) {
        title = title.replacing(name, with: "…")
      }
    }
    return title
  }

  private static func note(stack: [UIViewController], in outline: inout ScreenOutline) {
    guard stack.count > 1, !outline.repeatsScreen else { return }
    for (place, controller) in stack.enumerated() {
      for other in stack.prefix(place)
      where type(of: other) === type(of: controller) && other.givenName == controller.givenName {
        outline.repeatsScreen = true
      }
    }
  }

  static func readElements(
    of controller: UIViewController, rowLimit: Int, into outline: inout ScreenOutline,
    keepingIn reading: ScreenReading
  ) {
    let reader = ElementReader(controller: controller)
    var collector = ElementCollector(
      pane: outline.panes.count, controller: controller.number, dimsRows: reader.dimsRows,
      reading: reading, elements: outline.elements)
    outline.elements = []
    let count = reader.read(rows: 0..<rowLimit) { element, ordinal, row, _ in
      collector.add(element, ordinal, row)
    }.rows
    if count > rowLimit, count <= AppSession.mostRowsSearched {
      reader.read(rows: count - 1..<count) { element, ordinal, row, _ in
        if element.kind == .row || row != nil { collector.add(element, ordinal, row) }
      }
    }
    outline.elements = collector.elements
    outline.panes.append(
      ScreenOutline.Pane(
        type: type(of: controller), controller: controller.number, title: controller.givenName,
        rowCount: count))
  }
}

/// Collects the elements of a pane.
private struct ElementCollector {
  let pane: Int
  let controller: Int
  let dimsRows: Bool
  let reading: ScreenReading
  var elements: [ScreenOutline.Element]
  /// The number of headers so far.
  var sections = 0

  mutating func add(_ element: LiveElement, _ ordinal: Int, _ row: Int?) {
    if case .header = element { sections += 1 }
    let isDimmed = dimsRows && (row != nil || element.kind == .row)
    elements.append(
      ScreenOutline.Element(
        element, pane: pane, ordinal: ordinal, row: row, section: sections, isDimmed: isDimmed))
    reading.add(element, of: controller, ordinal, row, isDimmed: isDimmed)
  }
}

extension ScreenOutline.Element {
  fileprivate init(
    _ element: LiveElement, pane: Int, ordinal: Int, row: Int?, section: Int, isDimmed: Bool
  ) {
    snapshot = element.snapshot(ordinal: ordinal, row: row)
    isEnabled = element.isEnabled && !isDimmed
    self.pane = pane
    valueText = if case .choice(let choice) = element { choice.values?.text } else { nil }
    var likeness = 0
    if case .row(let row) = element {
      // An address, which differs from process to process, is only compared within a screen.
      likeness = Int(bitPattern: row.function ?? 0) &* 31 &+ section
      likeness = likeness &* 31 &+ row.controls.count
      likeness = likeness &* 4 &+ (row.isExpanded == nil ? 0 : 1) &+ (row.identifier == nil ? 0 : 2)
    }
    self.likeness = likeness
  }
}
