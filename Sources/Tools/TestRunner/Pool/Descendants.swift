import CSystem
import Files
import Glibc

/// The processes that the apps of a run start.
///
/// When a process ends, its nearest ancestor that adopts descendants becomes the parent of its
/// child processes. Each worker adopts its descendants, and so does the runner. Thus, the runner
/// becomes the parent of every process that a worker leaves behind, even of a daemon in a session
/// of its own.
struct Descendants {
  /// The name of the environment variable that marks a worker's descendants.
  static let mark = "FLOWSH_RUNNER"

  /// The hard limit on the address space of a worker and its descendants in bytes.
  ///
  /// It contains the runner's process ID, so a descendant can be recognized even without its
  /// environment: it inherits the limit and can't raise it without privileges.
  nonisolated static func memoryLimit(ofRunner runner: pid_t) -> rlim_t { 1 << 30 + rlim_t(runner) }

  /// The runner's child processes at the beginning of the run, which must be left alone.
  private let strangers: [pid_t]
  private let entry = Array("\(Self.mark)=\(getpid())".utf8)

  /// Begins to adopt descendants.
  init() {
    cw_adoptDescendants()
    strangers = Self.children
  }

  /// Kills the processes that workers have left behind, and their descendants, but not the workers
  /// that are still running.
  func kill(except workers: [pid_t]) {
    // Each round adopts the children of the processes that the previous round has killed.
    for _ in 0..<Self.mostRounds {
      let orphans = Self.children.filter { process in
        !workers.contains(process) && !strangers.contains(process) && isOwn(process)
      }
      guard !orphans.isEmpty else { return }
      for process in orphans { Glibc.kill(process, SIGKILL) }
      for process in orphans { while waitpid(process, nil, 0) < 0, errno == EINTR {} }
    }
  }

  /// The maximum depth of a tree of descendants.
  private static let mostRounds = 1_000

  /// Returns whether an adopted process descends from a worker.
  ///
  /// If there are other child processes, or this is a container's first process, which adopts every
  /// orphan, this is known only from the environment or the limit on memory. An app can start a
  /// process with another environment, and a lower limit may have been in force before the run.
  private func isOwn(_ process: pid_t) -> Bool {
    guard !strangers.isEmpty || getpid() == 1 else { return true }
    if hasOwnLimit(process) { return true }
    guard let environment = Self.contents(of: "/proc/\(process)/environ") else { return false }
    return environment.split(separator: 0).contains { $0.elementsEqual(entry) }
  }

  private func hasOwnLimit(_ process: pid_t) -> Bool {
    guard let limits = Self.contents(of: "/proc/\(process)/limits") else { return false }
    // The columns are the name, the soft limit, the hard limit, and the unit.
    let line = String(decoding: limits, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("Max address space") }
    let limit = line?.split(separator: " ").dropFirst(4).first.flatMap { rlim_t($0) }
    return limit == Self.memoryLimit(ofRunner: getpid())
  }

  /// This process's child processes.
  private static var children: [pid_t] {
    var children: [pid_t] = []
    for thread in (try? FolderListing.names(in: "/proc/self/task")) ?? [] {
      let path = "/proc/self/task/\(String(decoding: thread, as: UTF8.self))/children"
      guard let list = contents(of: path) else { continue }
      children += list.split(separator: UInt8(ascii: " ")).compactMap {
        pid_t(String(decoding: $0, as: UTF8.self))
      }
    }
    return children
  }

  private static func contents(of path: String) -> [UInt8]? {
    guard let file = try? OpenFile(path) else { return nil }
    return try? file.readAll(atMost: 1 << 22)
  }
}
