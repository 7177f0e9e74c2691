import AppDriver

/// How an exploration performs actions: at once, outside of main-actor jobs, or by suspending,
/// inside one.
package nonisolated enum Performer: Sendable {
  /// Actions are performed at once. The exploration runs in `Inline.run`.
  case inline
  /// The task suspends until the app has settled.
  case suspending

  @MainActor func perform(_ action: UserAction, _ session: AppSession) async -> Outcome {
    switch self {
    case .inline: performNow(action, session)
    case .suspending: await session.perform(action)
    }
  }

  /// Launches the app with an empty sandbox.
  @MainActor func launch(_ session: AppSession, _ context: LaunchContext) async -> Outcome {
    switch self {
    case .inline: launchNow(session, context)
    case .suspending: await session.launch(context, findsSurvivors: false, startsAfresh: true)
    }
  }

  // In an asynchronous function, the asynchronous forms would be called.

  @MainActor private func performNow(_ action: UserAction, _ session: AppSession) -> Outcome {
    session.perform(action)
  }

  @MainActor private func launchNow(_ session: AppSession, _ context: LaunchContext) -> Outcome {
    session.launch(context, findsSurvivors: false, startsAfresh: true)
  }
}

/// Runs asynchronous code that never suspends.
package enum Inline {
  /// Runs the code at once, on the main thread, outside of the main queue, so that the app can
  /// settle in it.
  ///
  /// - Precondition: The code doesn't suspend, and the caller isn't a main-actor job.
  package static func run<Value>(_ body: @escaping () async throws -> Value) throws -> Value {
    var result: Result<Value, any Error>?
    AppSession.settlesInTasks {
      _ = Task.immediate {
        do { result = .success(try await body()) } catch { result = .failure(error) }
      }
    }
    guard let result else { preconditionFailure("the code has suspended") }
    return try result.get()
  }
}
