package import AppDriver
import Foundation
import NetworkFixtures
package import Script

/// Methods that carry out settings.
///
/// A setting changes what runs now, and the worlds of its script's cases; see
/// `RunningApp.changeWorlds`. Each is changed on its own, because what a sourced script has set is
/// part of some of them only. Below a title, the settings in `ScriptSetting.namesOfCase` are only
/// for that case, whereas `@app` and `@data` are always the script's.
extension Interpreter {
  func apply(
    _ setting: ScriptSetting, _ file: String?, _ step: Step, _ scope: Scope
  ) throws(CommandError) {
    switch setting {
    case .app, .size, .data, .network, .permissions, .location, .argument, .language, .region,
      .transitions, .now:
      guard recording.recorder == nil else {
        throw .cannotRecord(.settingOfLaunch)
      }
    default: break
    }
    // In a script, the options of the command line replace the settings.
    if step.location != nil, options.device.replaces(setting) { return end(step, .done) }
    switch setting {
    case .app(let name): try use(try catalog.app(named: name), step, scope)
    case .size(let size): launch(step, scope) { $0.size = DeviceSize(size) }
    case .data(let path): try use(data: ScriptFile.resolve(path, against: file), step, scope)
    case .network(let name):
      let added = try FixtureFile.read(name, in: file, context.files)
      context.options.network.add(added)
      app.changeWorlds(of: scope) { $0.options.network.add(added) }
      applyOptions()
      relaunch(app.contextToSet, step, scope)
    case .permissions(let decisions):
      launch(step, scope) { $0.permissions.merge(decisions) { $1 } }
    case .location(let place): launch(step, scope) { $0.location = place }
    case .argument(let name, let value): launch(step, scope) { $0.arguments.add(name, value) }
    case .language(let code): launch(step, scope) { $0.language = code }
    case .region(let code): launch(step, scope) { $0.region = code }
    case .transitions(let timing):
      launch(step, scope) { $0.transitions = timing }
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
    case .tags, .skip, .known, .timeout, .fill: end(step, .done)
    }
  }

  private func changeClock(in scope: Scope, _ change: (AppClock) -> AppClock) {
    context.options.clock = change(options.clock)
    app.changeWorlds(of: scope) { $0.options.clock = change($0.options.clock) }
    applyOptions()
  }

  /// Switches to an app, which keeps the data file if it reads data.
  private func use(_ entry: AppEntry, _ step: Step, _ scope: Scope) throws(CommandError) {
    func launch(
      in context: LaunchContext, sharing other: CaseLaunch?
    ) throws(CommandError) -> CaseLaunch {
      var context = context
      if !entry.takesData { context.dataFile = nil }
      return try CaseLaunch(entry, context, sharing: other)
    }
    let now = try launch(in: app.contextToSet, sharing: nil)
    try app.changeWorlds(of: scope, isOfScript: true) { world throws(CommandError) in
      world.launch = try launch(in: world.launch.context, sharing: now)
    }
    become(now, step, scope)
  }

  /// Launches the app with a data file.
  ///
  /// Where the app of the script's cases is another one that reads no data, they stay as they are.
  private func use(data path: String, _ step: Step, _ scope: Scope) throws(CommandError) {
    var context = app.contextToSet
    context.dataFile = path
    let now = try CaseLaunch(try catalog.app(named: app.name), context)
    try app.changeWorlds(of: scope, isOfScript: true) { world throws(CommandError) in
      let entry = try catalog.app(named: world.launch.name)
      guard entry.takesData else { return }
      var context = world.launch.context
      context.dataFile = path
      world.launch = try CaseLaunch(entry, context, sharing: now)
    }
    become(now, step, scope)
  }

  /// Switches to an app that a setting chooses.
  private func become(_ launch: CaseLaunch, _ step: Step, _ scope: Scope) {
    let isUntouched = app.isUntouched
    app.become(launch)
    applyOptions()
    transcript.forgetScreen()
    jobs.push(
      ActionJob(step, launch: launch.context, startsAfresh: isUntouched, scope: scope))
  }

  /// Changes the context of the launch, and launches the app.
  private func launch(_ step: Step, _ scope: Scope, _ change: (inout LaunchContext) -> Void) {
    var context = app.contextToSet
    change(&context)
    app.changeWorlds(of: scope) { change(&$0.launch.context) }
    relaunch(context, step, scope)
  }

  /// Launches the app for a setting.
  private func relaunch(_ launch: LaunchContext, _ step: Step, _ scope: Scope) {
    jobs.push(ActionJob(step, launch: launch, startsAfresh: app.isUntouched, scope: scope))
  }
}

extension DeviceChoice {
  /// Returns whether a setting would choose another device.
  fileprivate nonisolated func replaces(_ setting: ScriptSetting) -> Bool {
    switch setting {
    case .size: size != nil
    case .language: language != nil
    case .region: region != nil
    case .argument(let name, _): replaces(argument: name)
    default: false
    }
  }
}

extension DeviceSize {
  /// Creates the device size that a script's `@size` setting specifies.
  package nonisolated init(_ size: ScriptSetting.Size) {
    self = size == .compact ? .compact : .regular
  }
}
