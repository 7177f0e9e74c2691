import AppDriver
import Script

/// A record of the findings reported so far, each with the command that caused it.
struct LeakRecord {
  private var reported: [Leak] = []
  private var commands: [LeakID: String] = [:]
  private var revision = 0

  /// Returns the findings that have been added since the last call, and those that were reported
  /// and whose objects have been freed since.
  mutating func changes(
    in session: AppSession, after step: Step
  ) -> (new: [Leak], withdrawn: [Leak]) {
    guard session.leakRevision != revision else { return ([], []) }
    revision = session.leakRevision
    // An object that is kept on purpose isn't reported, but it still exists.
    let found = session.reportedLeaks + session.keptObjects.filter(\.isReportable)
    // Report a provisional finding again when it becomes final.
    let provisional = Dictionary(reported.map { ($0.id, $0.isProvisional) }) { $1 }
    let new = found.filter { !$0.isKept && provisional[$0.id] != $0.isProvisional }
    let ids = Set(found.map(\.id))
    let withdrawn = reported.filter { !ids.contains($0.id) && !session.hasDiscarded($0.id) }
    let place = step.location.map { " (\($0.file):\($0.line))" } ?? ""
    commands = commands.filter { ids.contains($0.key) }
    for leak in found where commands[leak.id] == nil { commands[leak.id] = step.shown + place }
    reported = found.filter { !$0.isKept || provisional[$0.id] != nil }
    return (new, withdrawn)
  }

  /// Returns the command after which a leaked object should have been freed; `nil` if unknown.
  func command(of leak: Leak) -> String? {
    commands[leak.id] ?? (leak.action == 0 && !leak.outlivedApp ? "the launch" : nil)
  }

  /// Discards the findings about the running app before a launch.
  mutating func forgetLaunch() {
    commands = commands.filter { $0.key.isSurvivor }
    reported.removeAll { !$0.outlivedApp }
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
