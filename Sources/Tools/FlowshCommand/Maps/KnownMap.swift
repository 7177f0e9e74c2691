import Exploration
import Shell

/// The screens of an app that are known, with the ways to them from the launch.
nonisolated struct KnownMap: Sendable {
  /// A screen.
  struct Screen: Sendable, Hashable {
    /// The identity on the app's map.
    var id: String
    /// The title; the class if there is none.
    var name: String
    /// The class of the view controller; for several panes, all of them.
    var type: String
    /// The index of the screen to which the first part of the walk leads; `nil` for the start.
    var parent: Int?
    /// The commands that lead here from there, separated by semicolons; empty for the start.
    var command = ""
    /// The commands of the shortest walk from the launch.
    var lines: [String] = []
    /// The same as steps that can be repeated; `nil` if no walk led here again when it was
    /// repeated.
    var walk: [WalkStep]?
  }

  /// A walk that was seen to lead to a goal.
  struct Walk: Sendable, Hashable {
    let goal: ScreenGoal
    let steps: [WalkStep]
  }

  /// Something that is wrong with the app.
  struct Finding: Sendable, Hashable, Encodable {
    /// The kind, such as `leak`.
    let kind: String
    /// The fault, as a sentence.
    let message: String
    /// The holder of the object that was left behind, or why it isn't known; `nil` for other kinds.
    let holder: String?
    /// The commands that show it.
    let walk: [String]
  }

  /// The reason why an exploration that the user has ended is incomplete.
  static let interrupted = "interrupted"

  /// The screens, the start first.
  var screens: [Screen] = []
  /// The faults of the app.
  var findings: [Finding] = []
  /// The classes whose screens are distinguished by their titles.
  var titledClasses: [String] = []
  /// The results, in lines for a person.
  var summary: [String] = []
  /// The parts that were left out, such as `12 states deeper than 4 pushed or presented screens`.
  var cuts: [String] = []
  /// The reason why the exploration ended early, such as `interrupted`; `nil` if it didn't.
  var incomplete: String?
  /// The states of the app; `nil` if it wasn't explored, and the screens were only visited.
  var states: ExploredStates?
  /// A walk from where the exploration began that was seen to lead to the wanted screen; `nil` if
  /// none is known, or wanted.
  var walk: Walk?
  /// Whether the exploration began at the launch.
  var beginsAtLaunch = true
  /// The name of the last visited screen; `nil` if the app was explored.
  var lastScreen: String?

  /// Whether all that can be reached from the launch was explored, within the bounds that `cuts`
  /// names.
  var isExplored: Bool { states != nil && incomplete == nil && beginsAtLaunch }

  /// Places each screen in the tree, below the screen to which the longest part of its walk leads.
  ///
  /// So the command of each screen leads there from where the tree says that its parent is.
  ///
  /// - Parameter written: The commands of each step of the screens' walks; `nil` for an unknown
  ///   walk.
  mutating func placeScreens(_ written: [[[String]]?]) {
    var places: [[WalkStep]: Int] = [:]
    for (place, screen) in screens.enumerated().reversed() {
      if let walk = screen.walk { places[walk] = place }
    }
    for (place, steps) in zip(screens.indices, written) {
      guard let walk = screens[place].walk, let steps, steps.count == walk.count, !walk.isEmpty
      else { continue }
      for length in (0..<walk.count).reversed() {
        guard let parent = places[Array(walk.prefix(length))] else { continue }
        screens[place].parent = parent
        screens[place].command = steps.dropFirst(length).flatMap(\.self).joined(separator: "; ")
        break
      }
    }
  }

  /// Returns the screens that a whole name or class stands for; none if nothing is called so.
  func screens(named name: String) -> [Screen] {
    let named = screens.filter { LabelMatch.isWhole(name, $0.name) }
    if !named.isEmpty { return named }
    // In a regular width, other screens may show the class beside another one.
    let alone = screens.filter {
      LabelMatch.isWhole(name, $0.type) || LabelMatch.isWhole(name, $0.id)
    }
    return alone.isEmpty ? screens.filter { Self.names(name, type: $0.type) } : alone
  }

  /// Returns the goal that a whole name, class or title stands for, with the nearest screen of that
  /// name; `nil` if nothing is called so.
  func goal(_ name: String) -> (goal: ScreenGoal, nearest: Screen?)? {
    guard let states else { return nil }
    let screens = screens(named: name)
    guard let nearest = screens.min(by: { ($0.walk?.count ?? .max) < ($1.walk?.count ?? .max) })
    else {
      if !states.screens(titled: name).isEmpty { return (ScreenGoal(title: name), nil) }
      // The walk has shown the title.
      return walk.flatMap { $0.goal.title == name ? ($0.goal, nil) : nil }
    }
    // The class may show other titles, too, which aren't meant.
    let isTitle =
      LabelMatch.isWhole(name, nearest.name) && screens.count == 1
      && !states.screens(titled: nearest.name).isEmpty
    return (
      ScreenGoal(targets: Set(screens.map(\.id)), title: isTitle ? nearest.name : nil), nearest
    )
  }

  /// Returns the goal of a name that is known here or, as the title of some screens, only on
  /// another map, or that a screen may have as its title for another row.
  func goal(_ name: String, titled screens: Set<String>) -> ScreenGoal? {
    if let (goal, _) = goal(name) { return goal }
    let others = Set(self.screens.filter { Self.isAlike($0.name, name) }.map(\.id))
    let targets = self.screens.contains { screens.contains($0.id) } ? screens : others
    return targets.isEmpty ? nil : ScreenGoal(targets: targets, title: name)
  }

  /// Whether two titles begin or end with the same word, as "Edit Fred" and "Edit Barney" do.
  private static func isAlike(_ title: String, _ other: String) -> Bool {
    let (words, others) = (title.split(separator: " "), other.split(separator: " "))
    return words.count > 1 && others.count > 1
      && (words.first == others.first || words.last == others.last)
  }

  /// The walk from the launch to what a name stands for; `nil` if it isn't known.
  func walkFromLaunch(to name: String) -> Walk? {
    guard beginsAtLaunch, let (goal, nearest) = goal(name) else { return nil }
    if let walk, walk.goal == goal { return walk }
    return nearest?.walk.map { Walk(goal: goal, steps: $0) }
  }

  /// Returns the words of a class's name, such as `Gift Cards` of `GiftCardsViewController`, which
  /// its title probably has.
  static func words(ofType type: String) -> String {
    var name = type.prefix { $0 != "<" }
    for suffix in ["ViewController", "Controller", "Screen"] where name.hasSuffix(suffix) {
      if name.count > suffix.count { name = name.dropLast(suffix.count) }
    }
    var words = ""
    for letter in name {
      if letter.isUppercase, words.last?.isLowercase == true { words.append(" ") }
      words.append(letter)
    }
    return words
  }

  /// Returns whether a whole name, class or title is that of an explored screen.
  static func isKnown(_ name: String, in states: ExploredStates) -> Bool {
    !states.screens(titled: name).isEmpty
      || states.screens.contains {
        LabelMatch.isWhole(name, $0.title) || names(name, type: $0.type)
          || LabelMatch.isWhole(name, $0.id)
      }
  }

  /// Returns whether a name is that of the class of a pane, with or without its generic arguments.
  private static func names(_ name: String, type: String) -> Bool {
    type.split(separator: " + ").contains { pane in
      LabelMatch.isWhole(name, String(pane))
        || LabelMatch.isWhole(name, String(pane.prefix { $0 != "<" }))
    }
  }
}
