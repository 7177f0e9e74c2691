import Foundation
import Glibc

extension Child {
  /// Whether it has ended and only waits for being waited for.
  var hasEnded: Bool {
    var info = siginfo_t()
    return waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) == -1
      || info.si_signo == SIGCHLD
  }

  /// The most memory that it has held since its program was loaded, in bytes; nil once it has ended.
  var peakMemory: Int? {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
    else { return nil }
    return line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
      .map { $0 * 1024 }
  }
}
