import Testing

@testable import Reports

@Suite struct `A map's layout` {
  nonisolated static let maps: [String] = ["empty", "one", "shop", "120", "loose", "knot"]

  /// Returns a map by name.
  static func map(_ name: String) -> MapReport {
    switch name {
    case "empty": MapReport(app: "empty")
    case "one": .large(1)
    case "shop": .shop
    case "loose": .loose
    case "knot": .knot
    default: .large(Int(name) ?? 0, hasPictures: false)
    }
  }

  @Test(arguments: maps) func `no two screens overlap, and each is inside the map`(name: String) {
    let map = Self.map(name)
    let layout = MapLayout(map)
    #expect(layout.boxes.count == map.screens.count)
    for (index, box) in layout.boxes.enumerated() {
      #expect(box.x >= 0 && box.y >= 0 && box.right <= layout.width && box.bottom <= layout.height)
      #expect(!layout.boxes[..<index].contains { box.overlaps($0) })
    }
  }

  @Test(arguments: maps) func `a group has its screens and no others`(name: String) {
    let layout = MapLayout(Self.map(name))
    for (band, area) in layout.bands.enumerated() {
      let inside = layout.boxes.indices.filter { area.overlaps(layout.boxes[$0]) }
      #expect(inside == layout.boxes.indices.filter { layout.graph.bands[$0] == band })
      #expect(!layout.bands[..<band].contains { area.overlaps($0) })
    }
  }

  @Test(arguments: maps)
  func `no line to the next column crosses a screen, and each joins its two screens`(
    name: String
  ) {
    let map = Self.map(name)
    let layout = MapLayout(map)
    for route in layout.routes {
      let points = route.points
      let isCrossing = points.contains { spot in
        layout.boxes.contains { $0.contains(spot) }
      }
      let distance = layout.graph.ranks[route.edge.to] - layout.graph.ranks[route.edge.from]
      #expect(!isCrossing || !(0...1).contains(distance), "\(map.moves[route.edge.moves[0]].key)")
      let (from, to) = (layout.boxes[route.edge.from], layout.boxes[route.edge.to])
      #expect(from.touches(route.start) && to.touches(route.end))
      #expect(points.allSatisfy { (0...Double(layout.width)).contains($0.x) })
      #expect(points.allSatisfy { (0...Double(layout.height)).contains($0.y) })
    }
  }

  @Test(arguments: maps) func `every move has one line or is counted at its screen`(name: String) {
    let map = Self.map(name)
    let layout = MapLayout(map)
    let drawn = layout.routes.flatMap(\.edge.moves) + layout.graph.loops.joined()
    let ids = Set(map.screens.map(\.id))
    let known = map.moves.indices.filter {
      ids.contains(map.moves[$0].from) && ids.contains(map.moves[$0].to)
    }
    #expect(drawn.sorted() == known)
  }

  @Test func `a column is a distance from the start, in which tab switches don't count`() {
    let graph = MapGraph(.shop)
    func rank(_ type: String) -> Int? {
      MapReport.shop.screens.firstIndex { $0.type == type }.map { graph.ranks[$0] }
    }
    #expect(rank("LoginViewController") == 0)
    for tab in ["Catalog", "Orders", "Customers", "Settings"] {
      #expect(rank("\(tab)ViewController") == 1)
    }
    #expect(rank("ProductViewController") == 2)
    #expect(rank("ConfirmationViewController") == 6)
    for edge in graph.edges where edge.kind == .onward {
      #expect((0...1).contains(graph.ranks[edge.to] - graph.ranks[edge.from]))
    }
  }

  @Test func `a tab that shows a screen deep in its stack doesn't draw it beside the tab's root`() {
    var map = MapReport.shop
    map.moves.append(
      MapReport.Move(
        from: "OrdersViewController", to: "CartViewController", kind: "tab", role: .tab,
        label: "tab Catalog"))
    #expect(MapGraph(map).ranks == MapGraph(.shop).ranks)
  }

  @Test
  func `what is pushed in a tab is to the right of the tab's root, though a switch leads to it`() {
    // From Persons, a switch to the tab shows Groups at first, and later Bowling, which was pushed
    // there.
    let screens = ["Persons", "Groups", "Bowling"].map { name in
      MapReport.Screen(
        id: name, name: name, type: name, group: name == "Persons" ? name : "Groups",
        walk: ["Persons": [], "Groups": ["open Groups"]][name] ?? [
          "open Groups", "select Bowling",
        ],
        isStart: name == "Persons")
    }
    let moves = [
      ("Persons", "Groups", "open Groups", ["open Groups"]),
      ("Groups", "Bowling", "select Bowling", ["open Groups", "select Bowling"]),
      (
        "Persons", "Bowling", "open Groups",
        ["open Groups", "select Bowling", "open Persons", "open Groups"]
      ),
    ].map { from, to, label, walk in
      MapReport.Move(
        from: from, to: to, kind: label, role: label == "open Groups" ? .tab : .onward,
        label: label, walk: walk)
    }
    #expect(MapGraph(MapReport(app: "x", screens: screens, moves: moves)).ranks == [0, 0, 1])
  }

  @Test(arguments: maps)
  func `a label is beside its screen, above its line, and over no other label`(
    name: String
  ) {
    let map = Self.map(name)
    let layout = MapLayout(map)
    var labels: [MapPlacement.Box] = []
    for route in layout.routes where route.edge.kind == .onward {
      let label = MapPlacement.Box(
        x: route.start.x + 6, y: route.start.y - 14,
        width: MapEdgeLabel(of: route.edge, in: map).width, height: 13)
      #expect(!layout.boxes.contains { label.overlaps($0) })
      #expect(!labels.contains { label.overlaps($0) })
      labels.append(label)
    }
  }

  @Test func `a label is the last action, and how many others there are`() throws {
    var map = MapReport.shop
    map.moves[0].label = "type Name \"Fred\"; submit Name"
    let edge = try #require(MapGraph(map).edges.first)
    #expect(MapEdgeLabel(of: edge, in: map).text == "submit Name")
    map.moves.append(
      MapReport.Move(from: map.moves[0].from, to: map.moves[0].to, kind: "x", label: "x"))
    let two = try #require(MapGraph(map).edges.first)
    #expect(MapEdgeLabel(of: two, in: map).text == "submit Name +1")
  }

  @Test func `moves of a kind between two screens share a line, with the mark to look at`() throws {
    var map = MapReport.shop
    map.moves[0].isCovered = true
    for label in ["signup", "guest", "later"] {
      map.moves.append(
        MapReport.Move(
          from: map.moves[0].from, to: map.moves[0].to, kind: label, label: label,
          isCovered: label == "later"))
    }
    let graph = MapGraph(map)
    #expect(graph.edges.count == MapGraph(.shop).edges.count)
    let edge = try #require(graph.edges.first)
    #expect(edge.moves == [0, 110, 111, 112])
    #expect(MarkedMap(map).label(of: edge) == "login · signup · guest · 1 more · uncovered")
  }

  @Test func `a line that leads back or to another tab is drawn on request`() {
    let graph = MapGraph(.shop)
    for edge in graph.edges {
      let move = MapReport.shop.moves[edge.moves[0]]
      switch edge.kind {
      case .tab: #expect(move.role == .tab)
      case .back: #expect(graph.ranks[edge.to] <= graph.ranks[edge.from])
      case .onward: #expect(move.role == .onward)
      }
    }
    #expect(Set(graph.edges.map(\.kind)).count == 3)
  }

  @Test func `an action that dismisses a sheet is a way back, even to a screen as far away`() {
    let screens = [("A", MapReport.Screen.Style.screen), ("B", .screen), ("C", .sheet)].map {
      MapReport.Screen(id: $0, name: $0, type: $0, style: $1, isStart: $0 == "A")
    }
    let moves = [("A", "B"), ("A", "C"), ("C", "B"), ("B", "C")].map {
      MapReport.Move(from: $0, to: $1, kind: "tap", label: "tap")
    }
    let graph = MapGraph(MapReport(app: "x", screens: screens, moves: moves))
    #expect(graph.edges.map(\.kind) == [.onward, .onward, .back, .onward])
  }

  @Test func `a screen without a group is drawn with the screen that leads to it`() throws {
    var map = MapReport.shop
    for type in ["EditCustomerViewController", "LicensesViewController", "AboutViewController"] {
      let index = try #require(map.screens.firstIndex { $0.type == type })
      map.screens[index].group = nil
    }
    #expect(MapGraph(map).bands == MapGraph(.shop).bands)
    #expect(MapGraph(.shop).bandNames.first == .some(nil))
  }

  @Test func `a tree has no crossings`() {
    let layout = MapLayout(.tree)
    let ends = layout.routes.map { route in
      (layout.graph.ranks[route.edge.from], route.start.y, route.end.y)
    }
    for (index, one) in ends.enumerated() {
      for other in ends[..<index] where one.0 == other.0 {
        #expect((one.1 - other.1).signum() * (one.2 - other.2).signum() >= 0)
      }
    }
  }

  @Test(arguments: maps) func `equal maps have equal drawings`(name: String) {
    let first = MapSVG().bytes(of: Self.map(name))
    for _ in 0..<3 { #expect(MapSVG().bytes(of: Self.map(name)) == first) }
  }
}

extension MapReport {
  /// Screens that no move reaches, moves of unknown screens, and an ID that occurs twice.
  static let loose: MapReport = {
    var map = large(30, hasPictures: false)
    let gone = Set([3, 7, 8, 20].map { map.screens[$0].id })
    map.moves.removeAll { gone.contains($0.to) }
    map.moves.append(Move(from: "nowhere", to: map.screens[0].id, kind: "tap", label: "tap"))
    map.moves.append(
      Move(from: map.screens[3].id, to: map.screens[29].id, kind: "open", label: "open"))
    map.screens.append(map.screens[4])
    return map
  }()

  /// Each of 12 screens leads to each other.
  fileprivate static let knot: MapReport = {
    var map = large(12, hasPictures: false)
    map.moves = []
    for from in map.screens {
      for (index, to) in map.screens.enumerated() {
        map.moves.append(
          Move(
            from: from.id, to: to.id, kind: "open",
            role: Move.Role.allCases[index % 3], label: "open"))
      }
    }
    return map
  }()

  /// A tree whose screens are in an order that crosses its lines.
  fileprivate static let tree: MapReport = {
    let parents = [nil, 0, 0, 0, 3, 1, 2, 1, 3, 2, 7, 4, 9]
    let screens = parents.indices.map { Screen(id: "\($0)", name: "", type: "\($0)") }
    let moves = parents.enumerated().compactMap { index, parent in
      parent.map { Move(from: "\($0)", to: "\(index)", kind: "tap", label: "tap") }
    }
    return MapReport(app: "tree", screens: screens, moves: moves)
  }()
}

/// A point of a line.
private struct Spot {
  let x: Double
  let y: Double
}

extension MapPlacement.Box {
  fileprivate func overlaps(_ other: Self) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }

  fileprivate func contains(_ spot: Spot) -> Bool {
    spot.x > Double(x) && spot.x < Double(right) && spot.y > Double(y) && spot.y < Double(bottom)
  }

  fileprivate func touches(_ point: MapRoute.Point) -> Bool {
    (point.x == x || point.x == right) && (y...bottom).contains(point.y)
  }
}

extension MapRoute {
  /// Many points of the line, as it is drawn.
  fileprivate var points: [Spot] {
    let inner = curve
    return (0...16).map { step in
      let t = Double(step) / 16
      let (a, b) = ((1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t))
      let (c, d) = (3 * t * t * (1 - t), t * t * t)
      return Spot(
        x: a * Double(inner.start) + (b + c) * Double(inner.control) + d * Double(inner.end),
        y: (a + b) * Double(start.y) + (c + d) * Double(end.y))
    }
  }
}
