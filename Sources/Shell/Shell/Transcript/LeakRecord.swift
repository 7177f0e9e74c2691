import AppDriver
import Script

/// A record of the findings reported so far, each with the command that caused it.
struct LeakRecord {
  private var reported: [LeakID: Leak] = [:]
  private var commands: [LeakID: String] = [:]
  private var revision = 0

  /// Returns the findings that have been added since the last call, and those that were reported
  /// and whose objects have been freed since.
  mutating func changes(
    in session: AppSession, after step: Step
  ) -> (new: [Leak], withdrawn: [Leak]) {
    guard session.leakRevision != revision else { return ([], []) }
    // After a launch, all findings may be new.
    let changes = session.leakChanges(since: revision)
    revision = session.leakRevision
    let changed = changes?.changed ?? session.leaks + session.keptObjects
    let removed = changes?.removed ?? removed(from: changed)
    let place = step.location.map { " (\($0.file):\($0.line))" } ?? ""
    var new: [Leak] = []
    // An object that is kept on purpose isn't reported, but it still exists.
    for leak in changed where leak.isReportable {
      if commands[leak.id] == nil { commands[leak.id] = step.shown + place }
      let known = reported[leak.id]
      // Report a provisional finding again when it becomes final.
      if !leak.isKept, known?.isProvisional != leak.isProvisional { new.append(leak) }
      if !leak.isKept || known != nil { reported[leak.id] = leak }
    }
    var withdrawn: [Leak] = []
    for id in removed {
      commands[id] = nil
      if let leak = reported.removeValue(forKey: id), !session.hasDiscarded(id) {
        withdrawn.append(leak)
      }
    }
    withdrawn.sort { ($0.action, $0.id) < ($1.action, $1.id) }
    return (new, withdrawn)
  }

  /// Returns the identifiers of the findings that aren't among those that exist now.
  private func removed(from found: [Leak]) -> [LeakID] {
    let ids = Set(found.lazy.filter(\.isReportable).map(\.id))
    return Set(commands.keys).union(reported.keys).filter { !ids.contains($0) }
  }

  /// Returns the command after which a leaked object should have been freed; `nil` if unknown.
  func command(of leak: Leak) -> String? {
    commands[leak.id] ?? (leak.action == 0 && !leak.outlivedApp ? "the launch" : nil)
  }

  /// Discards the findings about the running app before a launch.
  mutating func forgetLaunch() {
    commands = commands.filter { $0.key.isSurvivor }
    reported = reported.filter { $0.value.outlivedApp }
    revision = 0
  }

  /// Discards all findings.
  mutating func reset() { self = LeakRecord() }
}

extension AppSession {
  /// The findings that are reported without being asked for.
  var reportedLeaks: [Leak] { leaks.filter(\.isReportable) }
}

extension Leak {
  /// Whether the finding is reported without being asked for, unless the object is kept on purpose.
  ///
  /// An object that outlived its app isn't reported if something other than a reference cycle may
  /// hold it: on a device, nothing would outlive the app's process.
  fileprivate var isReportable: Bool { !(outlivedApp && isProvisional) }
}

extension LeakID {
  fileprivate var isSurvivor: Bool {
    if case .survivor = self { true } else { false }
  }
}
