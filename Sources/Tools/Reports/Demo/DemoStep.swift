package import Shell
package import Wireframes

/// A step of a demo: a command, or the launch of an app.
package struct DemoStep: Sendable, Hashable {
  /// The outcome of a step.
  package enum Status: String, Sendable, Hashable {
    case passed
    /// The command was refused, as its mark `!` or `?` allows.
    case refused
    case failed
  }

  /// The title of the case that the step begins; `nil` if it doesn't begin one.
  package var heading: String?
  /// The notes before the step.
  package var captions: [String] = []
  /// Whether the notes of an earlier step don't apply any more.
  package var endsCaption = false
  /// The command as typed, or the settings of a launch, one on a line; empty if nothing was typed.
  package var command = ""
  /// The blocks and sourced files that contain the step, outermost first.
  package var groups: [String] = []
  /// Whether the step launches the app rather than running a command.
  package var isLaunch = false
  /// Whether the step checks the result of another one.
  package var isCheck = false
  /// The outcome.
  package var status = Status.passed
  /// The reason why the command failed or was refused; `nil` if it succeeded.
  package var reason: String?
  /// The message that the script specifies for a failure.
  package var message: String?
  /// The output beside the screen.
  package var output = ""
  /// The lines that the app printed.
  package var appOutput: [String] = []
  /// The moments to show: one before each action, and the result.
  package var frames: [Frame] = []
  /// The calls and the events that they caused.
  package var trace: [TraceLine] = []
  /// The scene after the step.
  package var scene = DemoScene()

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
    copy.scene = scene.mapTexts(transform)
    return copy
  }
}

extension DemoStep {
  /// Creates a step after which the app shows a scene.
  package init(after scene: DemoScene? = nil) {
    self.init(heading: nil)
    if let scene { self.scene = scene }
  }
}
