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

  @ContentBuilder override var content: [ContentElement] {
    Text(Self.isChanged ? "changed" : "unchanged")
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
      || fcntl(0, F_GETFD) < 0 || wasLate
  }

  @ContentBuilder private var changes: [ContentElement] {
    Button("ChangeFolder") { chdir("/") }
    Button("ChangeEnvironment") { setenv("LASTING", "1", 1) }
    Button("ChangeMask") { umask(0o123) }
    Button("ChangeLimit") {
      var limit = rlimit(rlim_cur: 100, rlim_max: 100)
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
    Button("ChangeSignals") { Self.blockSignals() }
    Button("ChangeInput") { close(0) }
    Button("ChangeAlarm") { alarm(1) }
  }

  @ContentBuilder private var workLater: [ContentElement] {
    Button("LeaveTimer") {
      _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in
        MainActor.assumeIsolated { self.work() }
      }
    }
    Button("LeaveDispatch") {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { self.work() }
    }
    Button("LeaveTask") {
      Task {
        try? await Task.sleep(for: .milliseconds(10))
        self.work()
      }
    }
    Button("LeaveTurns") { self.turn() }
  }

  private func work() { if Self.current !== self { Self.wasLate = true } }

  private func turn() {
    work()
    DispatchQueue.main.async { self.turn() }
  }

  @ContentBuilder private var threads: [ContentElement] {
    Button("CrashLater") { Self.afterCase { fatalError("on another thread") } }
    Button("ExitLater") { Self.afterCase { _exit(7) } }
    Button("FailAndCrashLater") {
      Self.afterCase { fatalError("on another thread") }
      self.title = "Failing"
    }
  }

  @ContentBuilder private var processes: [ContentElement] {
    Button("LeaveChild") { Self.start("exec sleep 97") }
    Button("LeaveDaemon") { Self.start("setsid sh -c 'sleep 97 & sleep 98' & exit 0") }
  }

  @ContentBuilder private var ends: [ContentElement] {
    Button("HangInExit") {
      atexit { while true { pause() } }
      exit(0)
    }
    Button("ExitInExit") {
      atexit { _exit(9) }
      exit(0)
    }
    Button("HangBlocked") {
      Self.blockSignals()
      while true { pause() }
    }
    Button("HoardUnlimited") {
      var limit = rlimit(rlim_cur: .max, rlim_max: .max)
      let isRaised = setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0
      if isRaised { fatalError("the limit could be raised") }
      let room = mmap(nil, 2 << 30, PROT_READ, MAP_PRIVATE | Int32(MAP_ANONYMOUS), -1, 0)
      self.title = room == MAP_FAILED ? "Limited" : "Unlimited"
    }
    Button("Flood") {
      let line = [UInt8](repeating: 0x61, count: 1 << 16)
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
