import Wireframes

@testable import AppDriver
@testable import Reports

extension MapReport {
  /// A made-up shop with 27 screens, coverage and findings.
  static let shop: MapReport = {
    var map = MapSketch.shop.report
    map.screens[15].isDeadEnd = true
    map.screens[9].isCut = true
    map.cuts = [Cut(reason: "states deeper than 4 pushed or presented screens", count: 12)]
    map.findings = [
      Finding(
        kind: "leak", message: "EditCustomerCoordinator left behind",
        holder: "held by AppDelegate.editor → EditCustomerCoordinator",
        screen: "EditCustomerViewController",
        move: Move.Key(
          from: "EditCustomerViewController", to: "CustomerViewController", kind: "back"),
        walk: ["login", "tab Customers", "select Fred", "edit", "back"], ways: 3,
        file: "findings/leak-1.walk")
    ]
    map.unstable = [
      Unstable(screen: "SearchViewController", reason: "search: other rows each time")
    ]
    map.unreached = ["BarcodeViewController", "TermsViewController"]
    return map
  }()

  /// Returns a made-up app whose screens form a tree below its tabs, with ways back and tab
  /// switches.
  static func large(_ count: Int, hasPictures: Bool = true) -> MapReport {
    MapSketch.large(count).report(hasPictures: hasPictures)
  }

  /// Returns a small map with the same text wherever an app's text can be.
  static func filled(with text: String) -> MapReport {
    let start = text + " \"start\""
    var map = MapReport(
      app: text, states: 3, transitions: 4,
      screens: [
        Screen(
          id: start, name: text, type: text, group: text, flow: [text, text], states: 2,
          picture: .of(text), isStart: true, isCovered: true, isCut: true),
        Screen(
          id: text, name: text, type: "T" + text, group: text, style: .sheet, walk: [text],
          picture: .of(text), isCovered: false, isDeadEnd: true),
      ],
      moves: [
        Move(
          from: start, to: text, kind: text, label: text, transitions: 2, walk: [text, text],
          calls: [Call(text, file: text, line: 3), Call(text, file: text), Call(text)],
          walkthroughs: [text], isCovered: true),
        Move(
          from: text, to: start, kind: text, role: .back, label: text, walk: [text, text],
          isCovered: false),
        Move(from: text, to: text, kind: text, role: .tab, label: text, isCovered: false),
      ],
      findings: [
        Finding(
          kind: text, message: text, holder: text, screen: text,
          move: Move.Key(from: start, to: text, kind: text), walk: [text], ways: 2, file: text)
      ], cuts: [Cut(reason: text, count: 2)], unstable: [Unstable(screen: start, reason: text)],
      unreached: [text], coveredBy: [text])
    map.findings[0].passes = true
    map.options = [text]
    map.untried = [text]
    map.unopenedLinks = [text]
    map.isPartial = true
    map.otherScreens = [Screen(id: "o" + text, name: text, type: "o" + text, isCovered: true)]
    map.otherMoves = [
      Move(
        from: start, to: "o" + text, kind: text, label: text, walkthroughs: [text],
        isCovered: true)
    ]
    return map
  }
}

extension Picture {
  /// Draws a screen with a title and rows.
  static func of(_ title: String, rows: Int = 4) -> Picture {
    let elements = (0..<rows).map { index in
      DisplayElement(
        ElementSnapshot(.row, "\(title) \(index + 1)", ordinal: index),
        look: .row(RowLook(accessory: .chevron)))
    }
    return Picture(
      DisplaySnapshot(layers: [
        DisplayLayer(panes: [DisplayPane(title: title, elements: elements)])
      ]))
  }
}

/// A map in few words: screens, each with the screen from which it is reached first, and more
/// moves.
struct MapSketch {
  /// A line about a screen.
  struct Screen {
    let type: String
    let name: String
    let group: String?
    let style: MapReport.Screen.Style
    /// The index of the screen that leads here, and the command.
    let parent: Int?
    let label: String
    let role: MapReport.Move.Role
  }

  let app: String
  private(set) var screens: [Screen] = []
  /// Moves beside those to each screen: indices, the command, and what it means.
  private(set) var others: [(from: Int, to: Int, label: String, role: MapReport.Move.Role)] = []

  init(app: String) { self.app = app }

  /// Adds a screen, and the way back from it.
  mutating func add(
    _ type: String, _ name: String, in group: String?, from parent: Int?, by label: String,
    _ style: MapReport.Screen.Style = .screen, _ role: MapReport.Move.Role = .onward,
    back: String? = "back"
  ) {
    screens.append(
      Screen(
        type: type, name: name, group: group, style: style, parent: parent, label: label,
        role: role))
    if let parent, role == .onward, let back {
      others.append((screens.count - 1, parent, back, .back))
    }
  }

  mutating func move(_ from: Int, _ to: Int, _ label: String, _ role: MapReport.Move.Role) {
    others.append((from, to, label, role))
  }

  private func walk(to index: Int) -> [String] {
    guard let parent = screens[index].parent else { return [] }
    return walk(to: parent) + [screens[index].label]
  }

  var report: MapReport { report(hasPictures: true) }

  func report(hasPictures: Bool) -> MapReport {
    var map = MapReport(app: app, coveredBy: ["samples/\(app)"])
    for (index, screen) in screens.enumerated() {
      map.screens.append(
        MapReport.Screen(
          id: screen.type, name: screen.name, type: screen.type, group: screen.group,
          flow: ["AppCoordinator"] + (screen.group.map { ["\($0)Coordinator"] } ?? []),
          style: screen.style, states: 1 + index * 7 % 40, walk: walk(to: index),
          picture: hasPictures ? .of(screen.name, rows: 3 + index % 6) : nil,
          isStart: screen.parent == nil, isCovered: index % 6 != 5))
    }
    var moves = screens.indices.compactMap { index -> (Int, Int, String, MapReport.Move.Role)? in
      screens[index].parent.map { ($0, index, screens[index].label, screens[index].role) }
    }
    moves += others
    var known: Set<MapReport.Move.Key> = []
    for (number, (from, to, label, role)) in moves.enumerated() {
      let kind = String(label.split(separator: " ").first ?? "tap")
      let isCovered = map.screens[to].isCovered == true && number % 9 != 8
      let move = MapReport.Move(
        from: screens[from].type, to: screens[to].type, kind: kind, role: role, label: label,
        transitions: 1 + number % 4, walk: walk(to: from) + [label],
        calls: role == .tab
          ? []
          : [
            MapReport.Call(
              "\(screens[from].type)Delegate.\(kind)", file: "\(screens[from].type).swift",
              line: 20 + number)
          ],
        walkthroughs: isCovered ? ["\(app).walk: \(screens[to].name)"] : [], isCovered: isCovered)
      if known.insert(move.key).inserted { map.moves.append(move) }
    }
    map.states = map.screens.reduce(0) { $0 + $1.states }
    map.transitions = map.moves.reduce(0) { $0 + $1.transitions }
    return map
  }
}

extension MapReport {
  /// Two screens, with everything that a short text can show.
  static let small = MapReport(
    app: "contacts", states: 3, transitions: 1_204,
    screens: [
      MapReport.Screen(
        id: "ListVC", name: "Persons", type: "ListVC", states: 2, isStart: true, isCovered: true),
      MapReport.Screen(
        id: "EditVC \"Fred\"", name: "Fred & Co", type: "EditVC", group: "Edit", style: .sheet,
        walk: ["select Fred"], isCovered: false, isDeadEnd: true),
    ],
    moves: [
      MapReport.Move(
        from: "ListVC", to: "EditVC \"Fred\"", kind: "select", label: "select \"Fred & Co\"",
        isCovered: true),
      MapReport.Move(
        from: "EditVC \"Fred\"", to: "ListVC", kind: "back", role: .back, label: "back",
        isCovered: false),
    ],
    findings: [
      MapReport.Finding(
        kind: "leak", message: "EditCoordinator left behind",
        holder: "held by AppDelegate.edit → EditCoordinator", screen: "EditVC \"Fred\"",
        walk: ["select Fred", "back"], ways: 2, file: "findings/leak-1.walk")
    ], cuts: [MapReport.Cut(reason: "states deeper than 4 pushed or presented screens", count: 12)],
    unreached: ["AboutVC"], coveredBy: ["samples/contacts"])
}
