package import AppDriver
import Foundation
import NetworkFixtures
package import Script

/// Methods that carry out settings.
///
/// A setting changes both what runs now and what the next cases of its script begin with. Each is changed on its
/// own, because what a sourced script has set is part of one of them only. Below a title, the settings in
/// `ScriptSetting.namesOfCase` are only for that case, whereas `@app` and `@data` are always the script's.
extension Execution {
  func apply(
    _ setting: ScriptSetting, _ file: String?, _ step: Step, _ scope: Scope
  ) throws(CommandError) {
    switch setting {
    case .app, .size, .data, .network, .now:
      guard recording.recorder == nil else {
        throw .cannotRecord(
          "@app, @size, @data, @network and @now can't change during a recording; end it with"
            + " \"record stop\"")
      }
    default: break
    }
    switch setting {
    case .app(let name): try use(try catalog.app(named: name), step, scope)
    case .size(let size):
      // In a script, the option of the command line replaces the setting.
      if context.options.keepsSize, step.location != nil { return end(step, .done) }
      var launch = app.contextToSet
      launch.size = DeviceSize(size)
      app.changeCaseWorld(of: scope) { $0.launch.context.size = launch.size }
      relaunch(launch, step, scope)
    case .data(let path): try use(data: ScriptFile.resolve(path, against: file), step, scope)
    case .network(let name):
      let added = try FixtureFile.read(name, in: file, context.files)
      context.options.network.add(added)
      app.changeCaseWorld(of: scope) { $0.options.network.add(added) }
      applyOptions()
      relaunch(app.contextToSet, step, scope)
    case .set(let name, let value):
      context.set(name, to: value, in: scope)
      end(step, .done)
    case .secret(let name, let variable):
      if step.location == nil {
        scope.set(name, to: try addSecret(name, variable))
      } else {
        try setSecret(name, variable, in: scope)
      }
      end(step, .done)
    case .clock(.real):
      changeClock(in: scope) { _ in .real }
      end(step, .done)
    case .clock(.virtual):
      changeClock(in: scope) { $0.isVirtual ? $0 : .virtual(from: nil) }
      end(step, .done)
    case .now(let seconds):
      changeClock(in: scope) { _ in .virtual(from: Date(timeIntervalSince1970: seconds)) }
      ProcessClock.restart()
      relaunch(app.contextToSet, step, scope)
    case .tags, .skip, .timeout, .fill: end(step, .done)
    }
  }

  private func changeClock(in scope: Scope, _ change: (AppClock) -> AppClock) {
    context.options.clock = change(context.options.clock)
    app.changeCaseWorld(of: scope) { $0.options.clock = change($0.options.clock) }
    applyOptions()
  }

  /// Switches to an app, which keeps the data file if it reads data.
  private func use(_ entry: AppEntry, _ step: Step, _ scope: Scope) throws(CommandError) {
    var (now, ofCases) = (app.contextToSet, app.caseWorld(of: scope).launch.context)
    if !entry.takesData { (now.dataFile, ofCases.dataFile) = (nil, nil) }
    let launch = try CaseLaunch(entry, now)
    use(launch, inCases: try CaseLaunch(entry, ofCases, sharing: launch), step, scope)
  }

  /// Launches the app with a data file.
  ///
  /// If the app of the script's cases is another one that reads no data, the cases stay as they are.
  private func use(data path: String, _ step: Step, _ scope: Scope) throws(CommandError) {
    var now = app.contextToSet
    now.dataFile = path
    let launch = try CaseLaunch(try catalog.app(named: app.name), now)
    var ofCases = app.caseWorld(of: scope).launch
    let entry = try catalog.app(named: ofCases.name)
    if entry.takesData {
      ofCases.context.dataFile = path
      ofCases = try CaseLaunch(entry, ofCases.context, sharing: launch)
    }
    use(launch, inCases: ofCases, step, scope)
  }

  /// Switches to an app, now and for the next cases of the script.
  private func use(
    _ launch: CaseLaunch, inCases ofCases: CaseLaunch, _ step: Step, _ scope: Scope
  ) {
    let isUntouched = app.isUntouched
    app.become(launch)
    var world = app.caseWorld(of: scope)
    world.launch = ofCases
    app.setCaseWorld(world, of: scope)
    applyOptions()
    transcript.forgetScreen()
    jobs.push(
      ActionJob(step, launch: launch.context, startsAfresh: isUntouched, scope: scope))
  }

  /// Launches the app for a setting.
  private func relaunch(_ launch: LaunchContext, _ step: Step, _ scope: Scope) {
    jobs.push(ActionJob(step, launch: launch, startsAfresh: app.isUntouched, scope: scope))
  }
}

extension DeviceSize {
  /// Creates the device size that a script's `@size` setting specifies.
  package nonisolated init(_ size: ScriptSetting.Size) {
    self = size == .compact ? .compact : .regular
  }
}
