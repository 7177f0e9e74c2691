import AppBundle
import Files
import Glibc

/// The state of a worker's process that a case can change and that the next case would inherit.
///
/// It doesn't include the app's global variables, which keep their values.
nonisolated struct ProcessState: Equatable {
  /// The number of threads.
  private(set) var threads: Int
  private let hasChildren: Bool
  private let folder: String?
  private let descriptors: [DescriptorState]
  /// The version of the languages, because formatters that the app keeps are in the one before.
  private let languages: Int
  /// The environment's entries, each with a null byte at its end.
  private let environment: [UInt8]
  private let permissionMask: mode_t
  private let limits: [rlim_t]
  private let signals: [SignalState]
  private let timers: [Bool]
  /// The list of the timers that `timer_create` has made; `nil` if the system doesn't list them.
  private let createdTimers: [UInt8]?

  /// Examines this process.
  ///
  /// - Parameter before: An earlier state. The descriptors that were open then are examined;
  ///   without this state, all open descriptors are.
  /// - Complexity: About a hundred system calls, which take less than a tenth of a millisecond.
  init(since before: ProcessState? = nil) {
    threads = Self.threadCount
    var information = siginfo_t()
    hasChildren = waitid(P_ALL, 0, &information, WEXITED | WNOHANG | WNOWAIT) == 0
    folder = getcwd(nil, 0).map { path in
      defer { free(path) }
      return String(cString: path)
    }
    let examined = before.map { $0.descriptors.map(\.number) } ?? Self.openDescriptors
    descriptors = examined.compactMap(DescriptorState.init)
    languages = DeviceLocale.version
    environment = Self.environment
    permissionMask = umask(0)
    umask(permissionMask)
    limits = (0..<UInt32(__RLIM_NLIMITS.rawValue)).flatMap { resource in
      var limit = rlimit()
      getrlimit(__rlimit_resource_t(resource), &limit)
      return [limit.rlim_cur, limit.rlim_max]
    }
    var blocked = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &blocked)
    signals = (1..<Int32(65)).map { SignalState($0, isBlocked: sigismember(&blocked, $0) == 1) }
    timers = [ITIMER_REAL, ITIMER_VIRTUAL, ITIMER_PROF].map { timer in
      var value = itimerval()
      getitimer(__itimer_which_t(timer.rawValue), &value)
      return value.it_value.tv_sec != 0 || value.it_value.tv_usec != 0
    }
    createdTimers = try? OpenFile("/proc/self/timers").readAll(atMost: 1 << 20)
  }

  /// Whether a state differs at most in the number of threads.
  func equals(_ other: ProcessState) -> Bool {
    var same = other
    same.threads = threads
    return self == same
  }

  private static var openDescriptors: [Int32] {
    let names = try? FolderListing.names(in: "/proc/self/fd")
    return names?.compactMap { Int32(String(decoding: $0, as: UTF8.self)) }
      ?? Array(0...CaseWorker.output)
  }

  /// The number of threads, which is the number of folders in `/proc/self/task`.
  private static var threadCount: Int {
    var status = stat()
    return stat("/proc/self/task", &status) == 0 ? Int(status.st_nlink) - 2 : 1
  }

  private static var environment: [UInt8] {
    var entries: [UInt8] = []
    guard var next = environ as UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? else {
      return []
    }
    while let entry = next.pointee {
      entries += UnsafeRawBufferPointer(start: UnsafeRawPointer(entry), count: strlen(entry) + 1)
      next += 1
    }
    return entries
  }

  /// The file and the flags of a descriptor.
  private struct DescriptorState: Equatable {
    let number: Int32
    private let file: FileIdentity
    private let statusFlags: Int32
    private let flags: Int32

    init?(_ number: Int32) {
      guard let status = FileStatus(of: number) else { return nil }
      self.number = number
      file = status.identity
      statusFlags = fcntl(number, F_GETFL)
      flags = fcntl(number, F_GETFD)
    }
  }

  /// The disposition of a signal.
  private struct SignalState: Equatable {
    private let handler: Int
    private let flags: Int32
    private let isBlocked: Bool

    init(_ number: Int32, isBlocked: Bool) {
      var action = sigaction()
      sigaction(number, nil, &action)
      handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      flags = action.sa_flags
      self.isBlocked = isBlocked
    }
  }
}
