package import Shell
package import Wireframes

/// A step of a demo: a command, or the launch of an app.
package struct DemoStep: Sendable, Hashable {
  /// How a step ended.
  package enum Status: String, Sendable, Hashable {
    case passed
    /// The command was refused, as its mark `!` or `?` allows.
    case refused
    case failed
  }

  /// The title of the case that the step begins; `nil` if it doesn't begin one.
  package var heading: String?
  /// The notes before the step.
  package var captions: [String]
  /// The command as typed, or the settings of a launch, one on a line; empty if nothing was typed.
  package var command: String
  /// The blocks and sourced files that contain the step, outermost first.
  package var groups: [String]
  /// Whether the step launches the app rather than running a command.
  package var isLaunch: Bool
  /// Whether the step checks the result of another one.
  package var isCheck: Bool
  /// How the step ended.
  package var status: Status
  /// The reason why the command failed or was refused; `nil` if it succeeded.
  package var reason: String?
  /// The message that the script specifies for a failure.
  package var message: String?
  /// What was printed beside the screen.
  package var output: String
  /// The lines that the app printed.
  package var appOutput: [String]
  /// The moments to show: one before each action, and the result.
  package var frames: [Frame]
  /// The calls and the events that they caused.
  package var trace: [TraceLine]
  /// The path to the screen after the step, such as `Persons › Fred`.
  package var stack: String
  /// The titles of the tabs.
  package var tabs: [String]
  /// The index of the selected tab.
  package var selectedTab: Int
  /// The tree of coordinators after the step, from top to bottom.
  package var tree: [DemoTreeLine]

  /// Creates a step; omitted values are empty.
  package init(
    heading: String? = nil, captions: [String] = [], command: String = "", groups: [String] = [],
    isLaunch: Bool = false, isCheck: Bool = false, status: Status = .passed,
    reason: String? = nil, message: String? = nil, output: String = "", appOutput: [String] = [],
    frames: [Frame] = [], trace: [TraceLine] = [], stack: String = "", tabs: [String] = [],
    selectedTab: Int = 0, tree: [DemoTreeLine] = []
  ) {
    self.heading = heading
    self.captions = captions
    self.command = command
    self.groups = groups
    self.isLaunch = isLaunch
    self.isCheck = isCheck
    self.status = status
    self.reason = reason
    self.message = message
    self.output = output
    self.appOutput = appOutput
    self.frames = frames
    self.trace = trace
    self.stack = stack
    self.tabs = tabs
    self.selectedTab = selectedTab
    self.tree = tree
  }

  /// Returns a copy in which each text is transformed.
  package func mapTexts(_ transform: (String) -> String) -> DemoStep {
    var copy = self
    copy.heading = heading.map(transform)
    copy.captions = captions.map(transform)
    copy.command = transform(command)
    copy.groups = groups.map(transform)
    copy.reason = reason.map(transform)
    copy.message = message.map(transform)
    copy.output = transform(output)
    copy.appOutput = appOutput.map(transform)
    copy.trace = trace.map {
      TraceLine(transform($0.text), place: $0.place.map(transform), isCall: $0.isCall)
    }
    copy.stack = transform(stack)
    copy.tabs = tabs.map(transform)
    copy.tree = tree.map { line in
      var line = line
      line.type = transform(line.type)
      line.screens = line.screens.map(transform)
      return line
    }
    return copy
  }
}

/// A coordinator in a demo's tree.
package struct DemoTreeLine: Sendable, Hashable {
  /// The number of coordinators above it.
  package var depth: Int
  /// The coordinator's class.
  package var type: String
  /// The names of its screens.
  package var screens: [String]
  /// Whether the coordinator is in charge of the visible screen.
  package var isInCharge: Bool
  /// Whether the coordinator has leaked.
  package var isLeftBehind: Bool

  /// Creates a line.
  package init(
    depth: Int = 0, type: String, screens: [String] = [], isInCharge: Bool = false,
    isLeftBehind: Bool = false
  ) {
    self.depth = depth
    self.type = type
    self.screens = screens
    self.isInCharge = isInCharge
    self.isLeftBehind = isLeftBehind
  }
}
