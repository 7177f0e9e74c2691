package import AppDriver

/// The knowledge of the app's screens that `map`, `goto` and `explore` use.
///
/// The shell itself doesn't explore; its host may have a guide that does.
package protocol AppGuide: AnyObject {
  /// The screens that the user can name.
  var knownScreens: [KnownScreen] { get }

  /// Returns the answer of `map`.
  func map(of screens: MapScope) throws(CommandError) -> CommandOutput

  /// Explores the app from the present screen, and returns the answer of `explore`.
  func explore() throws(CommandError) -> CommandOutput

  /// Returns the way to the screen with a name.
  func way(to name: String) throws(CommandError) -> Way
}

/// A screen that the user can name.
package struct KnownScreen {
  package let name: String
  /// The commands that lead there from the launch; empty if they aren't known.
  let lines: [String]

  /// Creates a screen.
  package init(name: String, lines: [String]) {
    self.name = name
    self.lines = lines
  }
}

/// A way to a screen.
package struct Way {
  /// The next part of a way.
  package enum Part {
    /// One command, as its actions.
    case perform([UserAction])
    /// A new launch of the app.
    case relaunch
    /// The end, at the screen.
    case arrived
    /// The end, at another screen.
    case lost
  }

  /// The name of the screen.
  let target: String
  /// A closure that returns what comes next, once the part before it has been done.
  let next: (AppSession) -> Part

  /// Creates a way.
  package init(to target: String, next: @escaping (AppSession) -> Part) {
    self.target = target
    self.next = next
  }
}

/// A use of the app's map by a command.
package enum MapUse {
  /// Shows screens.
  case show(MapScope)
  /// Explores from the present screen, and says what was found.
  case explore
  /// Goes to the screen with a name.
  case goTo(String)
}

/// The screens that `map` shows.
package enum MapScope {
  /// All screens of an explored app, or else those that were visited.
  case known
  /// The screens that were visited since the launch.
  case visited
  /// All screens, for which the app is explored first.
  case all
}

nonisolated extension CommandError {
  /// Returns the error of `goto` for a name that is that of a way back; `nil` for other names.
  package static func wayBack(named name: String) -> CommandError? {
    ["back", "dismiss"].first { $0 == name.lowercased() }.map {
      .usage(
        command: "goto", arguments: "SCREEN",
        problem: "\"\($0)\" is a command of its own, without \"goto\"")
    }
  }
}
