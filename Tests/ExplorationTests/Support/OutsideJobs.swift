import AppDriver
import Exploration

// A Swift test is a job of the main actor. What drives an app at once runs outside of it.

extension Exploration {
  /// Explores the app in this process.
  func run() async throws { try await AppSession.outsideJobs { try self.run() } }

  /// Returns a walk to a goal that was repeated in this process.
  func walk(to goal: ScreenGoal) async throws -> [WalkStep]? {
    try await AppSession.outsideJobs { try self.walk(to: goal) }
  }
}

extension MonkeyRun {
  /// Walks in this process.
  func run() async throws { try await AppSession.outsideJobs { try self.run() } }
}

extension AppSession {
  /// Launches the app with an empty sandbox.
  func launchAfresh() async {
    await Self.outsideJobs {
      _ = self.launch(nil, findsSurvivors: false, startsAfresh: true)
    }
  }
}
