import AppDriver
import Script

/// A record of the findings of the leak check so far, each with the command that caused it.
struct LeakRecord {
  private struct Entry {
    var leak: Leak
    /// The command after which the finding was made.
    let command: String
    /// Whether the finding was reported; one that is kept on purpose isn't.
    var isReported: Bool
  }

  /// The origin of a finding, which is the same if the actions since the launch are repeated.
  private struct Origin: Hashable {
    let kind: Leak.Kind
    let name: String
    let action: Int

    init(_ leak: Leak) { (kind, name, action) = (leak.kind, leak.name, leak.action) }
  }

  private var entries: [LeakID: Entry] = [:]
  /// The findings before a launch after which the same actions are repeated.
  private var repeated: [Origin: Entry] = [:]
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
      let known = entries[leak.id] ?? repeated[Origin(leak)]
      let wasReported = known?.isReported == true
      // Report a provisional finding again when it becomes final.
      if !leak.isKept, !wasReported || known?.leak.isProvisional != leak.isProvisional {
        new.append(leak)
      }
      entries[leak.id] = Entry(
        leak: leak, command: known?.command ?? step.shown + place,
        isReported: wasReported || !leak.isKept)
    }
    repeated = [:]
    var withdrawn: [Leak] = []
    for id in removed {
      if let entry = entries.removeValue(forKey: id), entry.isReported, !session.hasDiscarded(id) {
        withdrawn.append(entry.leak)
      }
    }
    withdrawn.sort { ($0.action, $0.id) < ($1.action, $1.id) }
    return (new, withdrawn)
  }

  /// Returns the identifiers of the findings that aren't among those that exist now.
  private func removed(from found: [Leak]) -> [LeakID] {
    let ids = Set(found.lazy.filter(\.isReportable).map(\.id))
    return entries.keys.filter { !ids.contains($0) }
  }

  /// Returns the command after which a leaked object should have been freed; `nil` if unknown.
  func command(of leak: Leak) -> String? {
    entries[leak.id]?.command ?? (leak.action == 0 && !leak.outlivedApp ? "the launch" : nil)
  }

  /// Discards the findings about the running app before a launch.
  ///
  /// - Parameter isReplay: Whether the actions since the last launch are repeated, so that the same
  ///   findings aren't new.
  mutating func forgetLaunch(isReplay: Bool) {
    if isReplay {
      for entry in entries.values where !entry.leak.outlivedApp {
        repeated[Origin(entry.leak)] = entry
      }
    } else {
      repeated = [:]
    }
    entries = entries.filter { $0.value.leak.outlivedApp }
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
