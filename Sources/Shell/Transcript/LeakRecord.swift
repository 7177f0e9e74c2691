import AppDriver
import Script

/// A record of the findings reported so far, each with the command that caused it.
struct LeakRecord {
  private(set) var reported: [Leak] = []
  private var commands: [LeakID: String] = [:]
  private var revision = 0

  /// Returns the findings that have been added or withdrawn since the last call.
  mutating func changes(
    in session: AppSession, after step: Step
  ) -> (new: [Leak], withdrawn: [Leak]) {
    guard session.leakRevision != revision else { return ([], []) }
    revision = session.leakRevision
    let now = session.reportedLeaks
    // Report a provisional finding again when it becomes final.
    let provisional = Dictionary(reported.map { ($0.id, $0.isProvisional) }) { $1 }
    let new = now.filter { provisional[$0.id] != $0.isProvisional }
    let ids = Set(now.map(\.id))
    let withdrawn = reported.filter { !ids.contains($0.id) }
    let place = step.location.map { " (\($0.file):\($0.line))" } ?? ""
    for leak in new where commands[leak.id] == nil { commands[leak.id] = step.shown + place }
    for leak in withdrawn { commands[leak.id] = nil }
    reported = now
    return (new, withdrawn)
  }

  /// Returns the command after which a leaked object should have been freed; `nil` if unknown.
  func command(of leak: Leak) -> String? {
    commands[leak.id] ?? (leak.action == 0 && !leak.outlivedApp ? "the launch" : nil)
  }

  /// Discards the findings about the running app before a launch.
  mutating func forgetLaunch() {
    let survivors = reported.filter(\.outlivedApp)
    let ids = Set(survivors.map(\.id))
    commands = commands.filter { ids.contains($0.key) }
    reported = survivors
    revision = 0
  }

  /// Discards all findings.
  mutating func reset() { self = LeakRecord() }
}

extension AppSession {
  /// The findings that are reported without being asked for.
  ///
  /// They exclude objects that outlived their app without being in a reference cycle of their own:
  /// on a device, nothing would outlive the app's process.
  var reportedLeaks: [Leak] { leaks.filter { !($0.outlivedApp && $0.isProvisional) } }
}
