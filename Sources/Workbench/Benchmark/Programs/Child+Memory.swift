import Foundation
import Glibc

extension Child {
  /// Whether the program has exited, even if its status hasn't been collected yet.
  var hasEnded: Bool {
    var info = siginfo_t()
    return waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) == -1
      || info.si_signo == SIGCHLD
  }

  /// The peak memory use in bytes since the program was loaded; nil after the program has exited.
  var peakMemory: Int? {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
    else { return nil }
    return line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
      .map { $0 * 1024 }
  }
}
