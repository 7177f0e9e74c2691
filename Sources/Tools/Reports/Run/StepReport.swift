package import AppBundle
package import Shell
package import Wireframes

/// The result of one step in a report.
///
/// The strings contain no secrets, but they may contain any character that an app can display.
package struct StepReport: Sendable, Hashable, Codable {
  /// The command, including its prefix `! ` or `? `.
  package var command: String
  /// The path of the file that contains the step, such as a sourced script; empty if there is none.
  package var file: String = ""
  /// The line number of the step, starting from 1.
  package var line: Int
  /// The blocks and sourced files that contain the step, outermost first, such as `setup`,
  /// `each [2: name=Barney]` and `source login.steps`.
  package var groups: [String] = []
  /// The number of each group's first line, which tells apart groups of the same name; empty if
  /// none is known.
  ///
  /// It is 0 for a group that isn't a block.
  package var groupLines: [Int] = []
  /// The outcome of the step.
  package var status: Step.Status = .passed
  /// Whether the case went on if the step failed.
  package var isSoft = false
  /// The duration of the step in seconds.
  @WholeMicroseconds package var seconds: Double = 0
  /// The lines that the app printed, which aren't part of `output`.
  package var appOutput: [String] = []
  package var output: String = ""
  /// The reason why the step failed or was refused.
  package var reason: String?
  /// The message that the script specifies for a failure.
  package var message: String?
  /// The lines of the difference between the expected and the actual output, each as a `|` line
  /// with the prefix `  `, `- ` or `+ `.
  package var difference: [String] = []
  /// The title and the lines of the screen after the step.
  package var screen: String = ""
  /// The path to the screen after the step, such as `Persons › Fred`.
  package var stack: String = ""
  /// The localization in which the app runs; `nil` if the run doesn't say in which language.
  package var localization: String?
  /// The parts of the screen; empty if the run doesn't say in which language.
  package var parts: [ShownPart] = []
  /// The texts for which the app asked, and which its language lacks.
  package var missingTexts: [MissingText] = []
  /// The calls that the app made during the step, each with its file and line.
  package var calls: [String] = []
  /// The UIKit events during the step.
  package var events: [String] = []
  /// The frames before each action of the step, and after the step.
  ///
  /// They refer to the case's `pictures`. The array is empty if no pictures were taken.
  package var frames: [Frame] = []
}

extension StepReport {
  /// Creates the result of a step that passed without output.
  package init(command: String, file: String, line: Int) {
    self.init(command: command, file: file, line: line, groups: [])
  }
}
