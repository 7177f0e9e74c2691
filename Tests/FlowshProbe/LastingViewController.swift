import Foundation
import HeadlessUIKit

/// A screen that changes its process in ways that outlive a case of a test.
///
/// The screen shows whether the process has such changes.
final class LastingViewController: UIViewController {
  private static weak var current: LastingViewController?
  /// Whether work of a screen has run in a later case.
  private static var wasLate = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Lasting"
    Self.current = self
  }

  @Content.Builder override var content: [Content.Element] {
    Content.Text(Self.isChanged ? "changed" : "unchanged")
    changes
    workLater
    threads
    processes
    ends
  }

  private static var isChanged: Bool {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    let mask = umask(0)
    umask(mask)
    var blocked = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &blocked)
    return FileManager.default.currentDirectoryPath == "/" || getenv("LASTING") != nil
      || limit.rlim_cur == 100 || mask == 0o123 || sigismember(&blocked, SIGQUIT) == 1
      || [0, 3, 4, 6].contains { fcntl($0, F_GETFD) < 0 }
      || fcntl(3, F_GETFL) & O_NONBLOCK != 0 || hasTimer || wasLate
  }

  private static var hasTimer: Bool {
    let list = try? String(contentsOfFile: "/proc/self/timers", encoding: .utf8)
    return list?.isEmpty == false
  }

  @Content.Builder private var changes: [Content.Element] {
    Content.Button("CloseDescriptors") { for descriptor in Int32(5)..<10 { close(descriptor) } }
    Content.Button("ChangeSocket") { _ = fcntl(3, F_SETFL, fcntl(3, F_GETFL) | O_NONBLOCK) }
    Content.Button("ChangeTimer") {
      var timer: timer_t?
      timer_create(CLOCK_MONOTONIC, nil, &timer)
    }
    Content.Button("ChangeFolder") { chdir("/") }
    Content.Button("ChangeEnvironment") { setenv("LASTING", "1", 1) }
    Content.Button("ChangeMask") { umask(0o123) }
    Content.Button("ChangeLimit") {
      var limit = rlimit(rlim_cur: 100, rlim_max: 100)
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
    Content.Button("ChangeSignals") { Self.blockSignals() }
    Content.Button("ChangeInput") { close(0) }
    Content.Button("ChangeAlarm") { alarm(1) }
  }

  @Content.Builder private var workLater: [Content.Element] {
    Content.Button("LeaveTimer") {
      _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in
        MainActor.assumeIsolated { self.work() }
      }
    }
    Content.Button("LeaveDispatch") {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { self.work() }
    }
    Content.Button("LeaveTask") {
      Task {
        try? await Task.sleep(for: .milliseconds(10))
        self.work()
      }
    }
    Content.Button("LeaveTurns") { self.turn() }
  }

  private func work() { if Self.current !== self { Self.wasLate = true } }

  private func turn() {
    work()
    DispatchQueue.main.async { self.turn() }
  }

  @Content.Builder private var threads: [Content.Element] {
    Content.Button("CrashLater") { Self.afterCase { fatalError("on another thread") } }
    Content.Button("ExitLater") { Self.afterCase { _exit(7) } }
    Content.Button("FailAndCrashLater") {
      Self.afterCase { fatalError("on another thread") }
      self.title = "Failing"
    }
  }

  @Content.Builder private var processes: [Content.Element] {
    Content.Button("LeaveChild") { Self.start("exec sleep 970") }
    Content.Button("LeaveDaemon") {
      Self.start(
        "setsid sh -c 'sleep 970 & sleep 980' & "
          + "env -i LASTING=\"$FLOWSH_TEST\" setsid sleep 970 & exit 0")
    }
    Content.Button("LeaveLimitedDaemon") {
      Self.start("ulimit -v 500000; env -i LASTING=\"$FLOWSH_TEST\" setsid sleep 970 & exit 0")
    }
  }

  @Content.Builder private var ends: [Content.Element] {
    Content.Button("HangInExit") {
      atexit { while true { pause() } }
      exit(0)
    }
    Content.Button("ExitInExit") {
      atexit { _exit(9) }
      exit(0)
    }
    Content.Button("HangBlocked") {
      Self.blockSignals()
      while true { pause() }
    }
    Content.Button("HoardUnlimited") {
      var limit = rlimit(rlim_cur: .max, rlim_max: .max)
      let isRaised = setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0
      if isRaised { fatalError("the limit could be raised") }
      let room = mmap(nil, 2 << 30, PROT_READ, MAP_PRIVATE | Int32(MAP_ANONYMOUS), -1, 0)
      self.title = room == MAP_FAILED ? "Limited" : "Unlimited"
    }
    Content.Button("Flood") {
      let line = [UInt8](repeating: 0x61, count: 1 << 16)
      takeLowestPriority()
      while true { _ = Glibc.write(STDOUT_FILENO, line, line.count) }
    }
  }

  private static func blockSignals() {
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
  }

  /// Runs a closure on another thread once the worker waits for its next case.
  private static func afterCase(_ body: @escaping @Sendable () -> Void) {
    let main = getpid()
    let thread = Thread {
      // The system call's number is 45: `recvfrom`, by which a worker waits.
      while !Self.systemCall(of: main).hasPrefix("45 ") { usleep(1_000) }
      body()
    }
    thread.start()
  }

  private nonisolated static func systemCall(of thread: pid_t) -> String {
    (try? String(contentsOfFile: "/proc/self/task/\(thread)/syscall", encoding: .utf8)) ?? ""
  }

  private static func start(_ script: String) {
    let arguments: [String] = ["sh", "-c", script]
    let pointers = arguments.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    var child: pid_t = 0
    guard posix_spawn(&child, "/bin/sh", nil, nil, pointers + [nil], environ) == 0 else { exit(99) }
  }
}
