import AppDriver
import Script

/// The findings that the shell has told of, each with the command after which it was made.
struct LeakRecord {
  private(set) var told: [Leak] = []
  private var commands: [LeakID: String] = [:]
  private var revision = 0

  /// What changed since this was last asked: what is new, and what has gone.
  mutating func changes(
    in session: AppSession, after step: Step
  ) -> (new: [Leak], withdrawn: [Leak]) {
    guard session.leakRevision != revision else { return ([], []) }
    revision = session.leakRevision
    let now = session.leaks
    // A provisional finding is reported again when it stands.
    let new = now.filter { leak in
      !told.contains { $0.id == leak.id && $0.isProvisional == leak.isProvisional }
    }
    let withdrawn = told.filter { leak in !now.contains { $0.id == leak.id } }
    let place = step.location.map { " (\($0.file):\($0.line))" } ?? ""
    for leak in new where commands[leak.id] == nil { commands[leak.id] = step.shown + place }
    for leak in withdrawn { commands[leak.id] = nil }
    told = now
    return (new, withdrawn)
  }

  /// The command after which an object should have gone.
  func command(of leak: Leak) -> String? {
    commands[leak.id] ?? (leak.action == 0 ? "the launch" : nil)
  }

  /// Forgets all, as at a launch.
  mutating func reset() { self = LeakRecord() }
}
