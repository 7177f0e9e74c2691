package import AppDriver
package import Exploration
package import Foundation
package import Shell
package import Wireframes

/// The app to explore, and its launch.
package nonisolated struct ExplorerSetup: Codable, Sendable, Hashable {
  /// The app, and the parameters of each launch.
  package var launch: AppLaunch
  /// The classes that the app keeps on purpose.
  package var keptOnPurpose: [String] = []
  /// The commands with which each walk begins, such as a launch with a URL.
  package var opening: [String] = []

  /// Whether walks are only shown, with stars for all texts in secure fields, even if they are no
  /// secrets.
  package var onlyShowsWalks = false
  /// The texts that are typed into secure fields, and the walkthrough's secrets.
  package var secrets: [Secret] = []

  /// A secret, which written walks name instead of its value.
  package struct Secret: Codable, Sendable, Hashable {
    /// The name of the variable.
    package let name: String
    /// The environment variable from which written walks take the value.
    package let variable: String
    /// The value in this run.
    package let value: String

    /// Creates a secret.
    package init(name: String, variable: String, value: String) {
      self.name = name
      self.variable = variable
      self.value = value
    }
  }

  /// A filter of the secrets' values.
  package var filter: SecretFilter {
    var filter = SecretFilter()
    for secret in secrets { filter.add(secret.value) }
    return filter
  }

  /// Creates a setup without secrets.
  package init(_ launch: AppLaunch) { self.launch = launch }

  /// The clock that the app sees.
  package var clock: AppClock { .virtual(from: launch.date) }
}

/// A walk to write as commands, after a launch.
package nonisolated struct WalkOrder: Codable, Sendable {
  /// The steps.
  package let steps: [WalkStep]
  /// Whether the last step isn't performed, because it ends the app or the process.
  package var leavesOutLast = false
  /// Whether transitions take time, whatever the setup says.
  package var takesTime = false
  /// Whether a picture of the last screen is wanted.
  package var wantsPicture = false
  /// Whether the calls of the last step are wanted.
  package var wantsCalls = false
  /// Whether the holders of objects that the walk leaves behind are wanted.
  package var wantsHolders = false

  /// Creates an order for the commands alone.
  package init(_ steps: [WalkStep]) { self.steps = steps }
}

/// A walk as commands.
package nonisolated struct WrittenWalk: Codable, Sendable, Hashable {
  /// A call in the app.
  package struct Call: Codable, Sendable, Hashable {
    /// The name of the called function.
    package let name: String
    /// The name of the file that contains the call; `nil` if it isn't known.
    package let file: String?
    /// The line in the file; `nil` if it isn't known.
    package let line: Int?
  }

  /// The parts of the screen between two steps that a walkthrough can expect.
  package struct Place: Codable, Sendable, Hashable {
    /// The name of the screen; `nil` if the app shows nothing.
    package let name: String?
    /// The class of the view controller; for several panes, that of the first one.
    package let type: String
    /// The path to the screen, as `expect stack` has it.
    package let stack: String
    /// The classes of all coordinators, each before its children.
    package let coordinators: [String]
  }

  /// The commands of each step, which name the secrets of the setup; other texts of secure fields
  /// are stars.
  package var steps: [[String]] = []
  /// The last places after the launch and after the steps.
  package var places: [Place] = []
  /// The number of places that are kept: the last one, and that from which the last two steps lead
  /// away and back.
  static let placeCount = 3
  /// The picture after the last step; `nil` if none was wanted.
  package var picture: Picture?
  /// The calls of the last step.
  package var calls: [Call] = []
  /// The holder of each object that the walk has left behind, or the reason why it isn't known.
  package var holders: [Holder] = []
  /// Whether all steps were there.
  package var isComplete = true

  /// The holder of an object that was left behind.
  package struct Holder: Codable, Sendable, Hashable {
    /// The name of the object.
    package let object: String
    /// The path to it, such as `held by AppDelegate.coordinator → ListCoordinator`.
    package let words: String
  }

  /// The commands, one a line.
  package var lines: [String] { steps.flatMap(\.self) }
}

/// The actions of a walkthrough's first case, as steps that can be repeated.
package nonisolated struct RecordedActions: Codable, Sendable {
  /// The app, and the parameters of the last launch.
  package var launch: AppLaunch
  /// The classes that the case keeps on purpose, sorted.
  package var keptOnPurpose: [String] = []
  /// The command that launches the app with a URL; `nil` if there was no URL.
  package var launchCommand: String?
  /// The steps since the last launch.
  package var steps: [WalkStep] = []
  /// The links that were opened, each once.
  package var links: [URL] = []
  /// The secrets, in the order in which they were learned, each once.
  package var secrets: [Secret] = []

  /// A secret that was declared, or typed into a secure field.
  package struct Secret: Codable, Sendable, Hashable {
    /// The value.
    package let value: String
    /// The field into which it was typed first; `nil` if there is none.
    package var field: String?
    /// The name of its variable, and the environment variable; `nil` if it wasn't declared.
    package var name: String?
    package var variable: String?

    /// Creates a secret.
    package init(
      value: String, field: String? = nil, name: String? = nil, variable: String? = nil
    ) {
      self.value = value
      self.field = field
      self.name = name
      self.variable = variable
    }
  }

  /// Creates an empty list of actions.
  package init(_ launch: AppLaunch) { self.launch = launch }
}

/// The screens that actions have shown.
package nonisolated struct VisitedScreens: Codable, Sendable {
  /// The screens, the start first, one for each time that it was reached.
  package var screens: [VisitedScreen] = []
  /// The actions as steps that can be repeated elsewhere.
  package var steps: [WalkStep] = []
  /// The classes whose screens are distinguished by their titles.
  package var titledClasses: [String] = []
  /// The name of the last screen; `nil` if the app shows nothing.
  package var last: String?
}

/// A screen that actions have shown.
package nonisolated struct VisitedScreen: Codable, Sendable {
  /// The identity of the screen.
  package let screen: String
  /// The class of the view controller; for several panes, all of them.
  package let type: String
  /// The title of the screen.
  package let title: String
  /// The identity of the screen before it; `nil` for the start.
  package let from: String?
  /// The command that led here; empty for the start.
  package let command: String
  /// All commands since the launch.
  package let lines: [String]
}

/// A request to the process that explores an app.
nonisolated enum ExplorerRequest: Codable, Sendable {
  /// Prepares the app.
  case setUp(ExplorerSetup)
  /// Explores the app.
  case explore(ExplorationRequest)
  /// Writes a walk as commands.
  case write(WalkOrder)
  /// Runs the first case of a walkthrough.
  case record(path: String, app: String?)
  /// Repeats actions after a launch, and returns the screens that they show, and the actions as
  /// steps that can be repeated elsewhere.
  case visit([UserAction])
}

/// The reply of the process that explores an app.
nonisolated enum ExplorerReply: Codable, Sendable {
  case done
  case explored(ExplorationReply)
  case written(WrittenWalk)
  case recorded(RecordedActions)
  case visited(VisitedScreens)
  /// The first case of a walkthrough doesn't pass; the message has its place.
  case caseFailed(String)
  /// The request can't be carried out, for the given reason.
  case failed(String)
}
