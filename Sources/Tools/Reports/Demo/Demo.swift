package import Wireframes

/// A walk to watch: the commands one after another, each with pictures and calls.
///
/// The strings contain no secrets, but they may contain any character that an app can display.
package struct Demo: Sendable, Hashable {
  /// The title of the walk, or its name.
  package var title: String
  /// The name of the script, unless it is the title.
  package var script: String?
  /// The name of the app that ran last.
  package var app: String
  /// The pictures, each stored once.
  package var pictures: [Picture]
  /// The steps; the first one is the launch.
  package var steps: [DemoStep]
  /// The number of steps that were left out at the end, because there were too many.
  package var stepsLeftOut: Int

  /// Creates a demo from its parts.
  package init(
    title: String, script: String? = nil, app: String, pictures: [Picture] = [],
    steps: [DemoStep] = [], stepsLeftOut: Int = 0
  ) {
    self.title = title
    self.script = script
    self.app = app
    self.pictures = pictures
    self.steps = steps
    self.stepsLeftOut = stepsLeftOut
  }
}
