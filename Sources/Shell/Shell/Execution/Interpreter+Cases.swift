import AppDriver
import Script

/// Methods that begin cases.
extension Interpreter {
  /// Begins a case in the world of its script's cases.
  ///
  /// The teardown of the case before has already run.
  ///
  /// - Throws: An error if the running recording doesn't fit the case, of which nothing has
  ///   happened then.
  func beginCase(_ title: CaseTitle, _ step: Step, _ scope: Scope) throws(CommandError) {
    let world = app.worlds(of: scope).next
    try requireSameLaunch(as: world)
    app.noteCase(of: scope)
    scope.fixtures.expectCase()
    transcript.forgetScreen()
    let options = world.firstOptions(after: context.options)
    // Whether to look for what outlives its app is up to the case that ends.
    if options.findsLeaks != context.options.findsLeaks { session.end() }
    context.options = options
    app.beginCase(with: world.launch)
    applyOptions()
    jobs.push(
      ActionJob(
        step, launch: world.launch.context, heading: title, startsAfresh: true, scope: scope))
  }

  /// Returns whether a command's setting is only for the current case.
  ///
  /// The steps of a script above the first title are a case, too.
  func isOnlyForCase(_ step: Step, _ scope: Scope) -> Bool {
    scope.isInCase || step.location != nil
  }

  /// Returns whether a title can't be read, so that the case before it doesn't end.
  ///
  /// Its job then says why, and nothing else happens. Whether a running recording fits the case
  /// shows only after the teardown of the case before, which may end the recording.
  func refuses(_ title: TextLine, in scope: Scope) -> Bool {
    do {
      _ = try table.form(of: title.kind).read(context.resolved(title.command, in: scope), nil)
      return false
    } catch {
      return true
    }
  }

  /// Throws an error if the app of a case would be launched with something else than the head of
  /// the running recording says, because the recording couldn't be run.
  private func requireSameLaunch(as world: CaseWorld) throws(CommandError) {
    guard let recorded = recording.launch else { return }
    let launch = world.appLaunch
    let other: RecordingObstacle.LaunchPart? =
      if launch.app != recorded.app {
        .app
      } else if launch.context.dataFile != recorded.context.dataFile {
        .data
      } else if launch.context.size != recorded.context.size {
        .size
      } else if launch.networkFiles != recorded.networkFiles {
        .fixtures
      } else if launch.context.permissions != recorded.context.permissions {
        .permissions
      } else if launch.context.location != recorded.context.location {
        .location
      } else if launch.context.arguments != recorded.context.arguments {
        .arguments
      } else if launch.context.language != recorded.context.language {
        .language
      } else if launch.context.region != recorded.context.region {
        .region
      } else if launch.context.transitions != recorded.context.transitions {
        .transitions
      } else if launch.date != recorded.date {
        .date
      } else {
        nil
      }
    if let other { throw .cannotRecord(.otherLaunch(other)) }
  }
}
