import AppDriver
import CSystem
import CallStacks
import Files
// `stdout` is imported as a mutable global variable.
@preconcurrency import Glibc
import Script
import VirtualClock

/// The start of a worker process, whatever it does for its runner.
enum WorkerStart {
  /// Moves this process away from the machine's network, if the kernel allows it.
  ///
  /// Otherwise, `ProcessNetwork.none` still refuses the functions of the C library that use the
  /// network.
  nonisolated static func leaveNetwork() { _ = cw_leaveNetwork() }

  /// Takes over the descriptors that a runner has passed to this process, and returns the shared
  /// memory; `nil` if no runner started the process or the runner has ended.
  static func begin(parent: Int32) -> WorkerMailbox? {
    leaveNetwork()
    guard cw_dieWithParent(parent) == 0, let mailbox = WorkerMailbox(file: CaseWorker.memory),
      FileStatus(of: CaseWorker.files) != nil
    else { return nil }
    AppSession.leaveOutOfTraces(["TestRunner"])
    // Processes that the app starts must not inherit these descriptors; otherwise the socket could
    // outlive this process.
    for file in [CaseWorker.socket, CaseWorker.memory, CaseWorker.files, CaseWorker.output] {
      _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    }
    // After a crash, lines that are still in the buffer would be lost.
    setvbuf(stdout, nil, _IOLBF, 0)
    return mailbox
  }

  /// Reads the run's files, and closes their descriptor; returns `nil` if they can't be read.
  static func takeFiles() -> ScriptFiles? {
    defer { close(CaseWorker.files) }
    return SealedFiles.files(in: CaseWorker.files)
  }

  /// Records crashes, limits what apps can do to the machine, and gives them a virtual clock and no
  /// network.
  static func prepareForApps(parent: Int32, mailbox: WorkerMailbox) {
    cw_recordCrashes(mailbox.crashRecord, UInt64(Executable.offset))
    let mostMemory = Descendants.memoryLimit(ofRunner: parent)
    var limit = rlimit(rlim_cur: mostMemory, rlim_max: mostMemory)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    cw_keepLimits()
    cw_adoptDescendants()
    AppSession.endUnusableProcess = { reason in
      fputs("\(WorkerEnding.unusable): \(reason)\n", stderr)
      _exit(CaseWorker.unusable)
    }
    VirtualClock.prepare()
    ProcessNetwork.current = .none
  }
}
